//! The strongly connected components of a graph: the nodes that reach each other (Tarjan).

/// The components of a graph.
pub(crate) struct Components {
    /// The number of the component of each node. A component leads only to those of smaller
    /// numbers.
    pub(crate) of: Vec<usize>,
    /// Number of components.
    pub(crate) count: usize,
}

/// The progress of the search; numbers of nodes as they are met, from 1.
struct Search {
    met: Vec<usize>,
    /// The first node met that each one leads back to, as far as is known.
    low: Vec<usize>,
    /// Nodes whose component is not known yet.
    open: Vec<usize>,
    /// The nodes on the way here, each with the number of its edges that were followed.
    path: Vec<(usize, usize)>,
    found: Components,
}

/// The component of a node that is not known yet.
const NONE: usize = usize::MAX;

impl Components {
    /// Those of a graph: for each node, the nodes that its edges lead to.
    pub(crate) fn of(graph: &[Vec<usize>]) -> Self {
        let mut search = Search {
            met: vec![0; graph.len()],
            low: vec![0; graph.len()],
            open: Vec::new(),
            path: Vec::new(),
            found: Self {
                of: vec![NONE; graph.len()],
                count: 0,
            },
        };
        let mut count = 0;
        for start in 0..graph.len() {
            if search.met[start] == 0 {
                search.enter(start, &mut count);
            }
            while let Some((node, edge)) = search.path.last_mut() {
                let node = *node;
                let next = graph[node].get(*edge).copied();
                *edge += 1;
                match next {
                    Some(next) if search.met[next] == 0 => search.enter(next, &mut count),
                    Some(next) if search.found.of[next] == NONE => {
                        search.low[node] = search.low[node].min(search.met[next]);
                    }
                    Some(_) => {}
                    None => search.leave(node),
                }
            }
        }
        search.found
    }
}

impl Search {
    fn enter(&mut self, node: usize, count: &mut usize) {
        *count += 1;
        self.met[node] = *count;
        self.low[node] = *count;
        self.open.push(node);
        self.path.push((node, 0));
    }

    fn leave(&mut self, node: usize) {
        self.path.pop();
        let low = self.low[node];
        if let Some(&(before, _)) = self.path.last() {
            self.low[before] = self.low[before].min(low);
        }
        if low < self.met[node] {
            return;
        }
        while let Some(member) = self.open.pop() {
            self.found.of[member] = self.found.count;
            if member == node {
                break;
            }
        }
        self.found.count += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::Components;

    #[test]
    fn nodes_that_reach_each_other_are_together() {
        // 0 → 1 ⇄ 2 → 3, 4 ⟲
        let graph = [vec![1], vec![2], vec![1, 3], vec![], vec![4]];
        let found = Components::of(&graph);
        assert_eq!(found.of, [2, 1, 1, 0, 3]);
        assert_eq!(found.count, 4);
    }

    #[test]
    fn a_long_way_needs_no_stack() {
        let graph: Vec<_> = (1..200_000).map(|next| vec![next % 199_999]).collect();
        assert_eq!(Components::of(&graph).count, 1);
    }
}

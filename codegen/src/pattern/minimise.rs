//! Minimisation after Hopcroft: states are divided into blocks until no block can
//! be distinguished by one more byte. That takes O(kn log n), where plain refinement
//! would be quadratic on long chains such as `.{0,5000}`.

/// An automaton over byte classes; state 0 is dead.
pub(super) struct Machine {
    pub(super) width: usize,
    pub(super) next: Vec<usize>,
    pub(super) start: usize,
    pub(super) accepting: Vec<bool>,
}

/// The smallest automaton of the same language. States that cannot come to accept
/// become the dead one; the others are numbered in the order of a walk.
pub(super) fn minimise(machine: &Machine) -> Machine {
    let blocks = Partition::refine(machine).block_of;
    let width = machine.width;
    let mut representative = vec![None; machine.accepting.len()];
    for (state, &block) in blocks.iter().enumerate() {
        representative[block].get_or_insert(state);
    }
    let mut numbers = vec![None; machine.accepting.len()];
    numbers[blocks[0]] = Some(0);
    let mut order = vec![blocks[0]];
    let mut number = |block: usize, order: &mut Vec<usize>| {
        *numbers[block].get_or_insert_with(|| {
            order.push(block);
            order.len() - 1
        })
    };
    let start = number(blocks[machine.start], &mut order);
    let (mut next, mut accepting) = (Vec::new(), Vec::new());
    let mut at = 0;
    while let Some(&block) = order.get(at) {
        let state = representative[block].unwrap_or(0);
        for class in 0..width {
            let target = machine.next[state * width + class];
            next.push(number(blocks[target], &mut order));
        }
        accepting.push(machine.accepting[state]);
        at += 1;
    }
    Machine {
        width,
        next,
        start,
        accepting,
    }
}

/// A division of the states into blocks, each a stretch of `states`.
struct Partition {
    states: Vec<usize>,
    /// The place of each state in `states`.
    place: Vec<usize>,
    block_of: Vec<usize>,
    /// First place of each block, and the place after its last.
    bounds: Vec<(usize, usize)>,
    /// Number of states at the beginning of each block that are marked.
    marked: Vec<usize>,
}

impl Partition {
    fn refine(machine: &Machine) -> Self {
        let count = machine.accepting.len();
        let predecessors = Predecessors::new(machine);
        let mut partition = Self {
            states: (0..count).collect(),
            place: (0..count).collect(),
            block_of: vec![0; count],
            bounds: vec![(0, count)],
            marked: vec![0],
        };
        let mut pending = vec![0];
        for state in (0..count).filter(|&state| machine.accepting[state]) {
            partition.mark(state, &mut Vec::new());
        }
        partition.split(0, &mut pending, &mut vec![true]);
        // Both halves wait: the first splitting is by acceptance, not by a byte.
        let mut waiting = vec![true; partition.bounds.len()];
        pending = (0..partition.bounds.len()).collect();
        let mut touched = Vec::new();
        while let Some(splitter) = pending.pop() {
            waiting[splitter] = false;
            let (first, end) = partition.bounds[splitter];
            let members = partition.states[first..end].to_vec();
            for class in 0..machine.width {
                for &member in &members {
                    for &state in predecessors.of(class, member) {
                        partition.mark(state, &mut touched);
                    }
                }
                for block in touched.drain(..) {
                    partition.split(block, &mut pending, &mut waiting);
                }
            }
        }
        partition
    }

    /// Moves a state among the marked of its block.
    fn mark(&mut self, state: usize, touched: &mut Vec<usize>) {
        let block = self.block_of[state];
        let place = self.place[state];
        let border = self.bounds[block].0 + self.marked[block];
        if place < border {
            return;
        }
        if self.marked[block] == 0 {
            touched.push(block);
        }
        let other = self.states[border];
        self.states.swap(place, border);
        self.place[state] = border;
        self.place[other] = place;
        self.marked[block] += 1;
    }

    /// Makes the smaller of marked and unmarked states a block of its own, unless
    /// one of them is empty. A block that waits does so with both its halves; else
    /// the smaller, new one is enough.
    fn split(&mut self, block: usize, pending: &mut Vec<usize>, waiting: &mut Vec<bool>) {
        let (first, end) = self.bounds[block];
        let border = first + std::mem::take(&mut self.marked[block]);
        if border == first || border == end {
            return;
        }
        let (kept, split_off) = if border - first < end - border {
            ((border, end), (first, border))
        } else {
            ((first, border), (border, end))
        };
        let new = self.bounds.len();
        self.bounds[block] = kept;
        self.bounds.push(split_off);
        self.marked.push(0);
        for &state in &self.states[split_off.0..split_off.1] {
            self.block_of[state] = new;
        }
        waiting.push(true);
        pending.push(new);
    }
}

/// The states that lead to each state, by class.
struct Predecessors {
    width: usize,
    /// The beginning of the list of each state and class in `states`.
    begins: Vec<usize>,
    states: Vec<usize>,
}

impl Predecessors {
    fn new(machine: &Machine) -> Self {
        let width = machine.width;
        let mut begins = vec![0; machine.next.len() + 1];
        for (edge, &target) in machine.next.iter().enumerate() {
            begins[target * width + edge % width + 1] += 1;
        }
        for index in 1..begins.len() {
            begins[index] += begins[index - 1];
        }
        let mut free = begins.clone();
        let mut states = vec![0; machine.next.len()];
        for (edge, &target) in machine.next.iter().enumerate() {
            let slot = &mut free[target * width + edge % width];
            states[*slot] = edge / width;
            *slot += 1;
        }
        Self {
            width,
            begins,
            states,
        }
    }

    fn of(&self, class: usize, state: usize) -> &[usize] {
        let list = state * self.width + class;
        &self.states[self.begins[list]..self.begins[list + 1]]
    }
}

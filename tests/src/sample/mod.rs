//! Valid documents made up from the tables of the schema: content models are
//! walked by chance and ended by the shortest way once a budget is spent.

pub mod pattern;
pub mod value;

use cif_runtime::escape;
use cif_runtime::schema::{Child, ComplexType, Content, Model, Order, Type};

use crate::rng::Rng;
use crate::tables;
use crate::tree::{Element, Node};
use value::Values;

/// Makes up documents.
#[derive(Debug)]
pub struct Sampler {
    values: Values,
    rng: Rng,
    /// Number of elements that there may still be beyond those that must stand.
    budget: usize,
}

/// Nesting beyond which only what must stand is added.
const DEPTH: usize = 14;

impl Sampler {
    /// A sampler that always makes the same documents for a seed.
    pub fn new(seed: u64) -> Self {
        Self::choosing(Rng::new(seed))
    }

    /// A sampler that chooses by these numbers.
    pub fn choosing(rng: Rng) -> Self {
        Self {
            values: Values::default(),
            rng,
            budget: 0,
        }
    }

    /// A valid document.
    ///
    /// # Panics
    /// When the tables declare something that nothing can satisfy.
    pub fn document(&mut self) -> Element {
        self.budget = 4 + self.rng.below(60);
        self.element(tables::root(), 0)
    }

    /// A valid element of a declaration.
    ///
    /// # Panics
    /// As [`Sampler::document`].
    pub fn element(&mut self, child: &'static Child, depth: usize) -> Element {
        let mut element = Element::new(child.name);
        match child.ty {
            Type::Simple(ty) => self.text(&mut element, child, ty),
            Type::Complex(ty) => {
                self.attributes(&mut element, ty);
                match ty.content {
                    Content::Empty => {}
                    Content::Text(text) => self.text(&mut element, child, text),
                    Content::Elements(model) => self.children(&mut element, model, depth, false),
                    Content::Mixed(model) => self.children(&mut element, model, depth, true),
                }
            }
        }
        element
    }

    fn attributes(&mut self, element: &mut Element, ty: &'static ComplexType) {
        for attribute in ty.attributes {
            if !attribute.required && !self.rng.chance(35) {
                continue;
            }
            let value = match attribute.fixed {
                Some(fixed) => fixed.to_owned(),
                None => self.values.any(attribute.ty, &mut self.rng),
            };
            let spelled = self.spell(&value, true);
            element
                .attributes
                .push((attribute.name.to_owned(), spelled));
        }
        self.rng.shuffle(&mut element.attributes);
    }

    fn text(
        &mut self,
        element: &mut Element,
        child: &'static Child,
        ty: &'static cif_runtime::simple::SimpleType,
    ) {
        let value = match child.fixed {
            Some(fixed) => fixed.to_owned(),
            None => self.values.any(ty, &mut self.rng),
        };
        if !value.is_empty() {
            let spelled = self.spell(&value, false);
            element.children.push(Node::Markup(spelled));
        }
    }

    fn children(
        &mut self,
        element: &mut Element,
        model: &'static Model,
        depth: usize,
        mixed: bool,
    ) {
        let slots = self.sequence(model, depth);
        self.between(element, mixed);
        for slot in slots {
            let child = self.element(&model.children[slot], depth + 1);
            element.children.push(Node::Element(child));
            self.between(element, mixed);
        }
    }

    /// A sequence of children that the model allows.
    fn sequence(&mut self, model: &'static Model, depth: usize) -> Vec<usize> {
        let mut slots = Vec::new();
        let order = &model.order;
        if let Order::All { required, optional } = order {
            let none = *optional && self.rng.chance(20);
            for slot in 0..model.children.len() {
                let must = required & (1 << slot) != 0;
                if !none && (must || self.spend(depth, 40)) {
                    slots.push(slot);
                }
            }
            self.rng.shuffle(&mut slots);
            return slots;
        }
        let mut state = 0;
        loop {
            let steps = tables::steps(order, state);
            let may_end = tables::accepts(order, state);
            let goes_on = !steps.is_empty() && self.spend(depth, 80);
            if may_end && !goes_on {
                return slots;
            }
            if !goes_on {
                let rest = tables::shortest(order, state, &[]);
                slots.extend(rest.expect("a content model that can be satisfied"));
                return slots;
            }
            let step = *self.rng.pick(&steps);
            slots.push(usize::from(step.slot));
            state = step.state;
        }
    }

    fn spend(&mut self, depth: usize, percent: usize) -> bool {
        let spends = self.budget > 0 && depth < DEPTH && self.rng.chance(percent);
        self.budget -= usize::from(spends);
        spends
    }

    /// Returns what may stand around children.
    fn between(&mut self, element: &mut Element, mixed: bool) {
        const BLANKS: [&str; 5] = ["\n", " ", "\r\n\t", "<!-- - -->", "<?target data?>"];
        const TEXTS: [&str; 8] = [
            "e2e4",
            " e7e5 g1f3\n",
            "&amp;&#x20;",
            "<![CDATA[<b>]]>",
            "\u{e9}\u{265e}\u{1f3c1}",
            "a<!-- c -->b",
            "]]&gt;",
            " ",
        ];
        if mixed && self.rng.chance(50) {
            let text = *self.rng.pick(&TEXTS);
            element.children.push(Node::Markup(text.to_owned()));
        } else if self.rng.chance(30) {
            let blank = *self.rng.pick(&BLANKS);
            element.children.push(Node::Markup(blank.to_owned()));
        }
    }

    /// One of the ways to write a text.
    fn spell(&mut self, text: &str, attribute: bool) -> String {
        let escaped = if attribute {
            escape::attribute(text).into_owned()
        } else {
            escape::text(text).into_owned()
        };
        match self.rng.below(12) {
            0 => {
                let codes = text.chars().map(|c| format!("&#{};", u32::from(c)));
                codes.collect()
            }
            1 if !attribute && !text.contains("]]>") && !text.contains('\r') => {
                format!("<![CDATA[{text}]]>")
            }
            2 if !attribute => format!("<!-- > -->{escaped}<?p?>"),
            _ => escaped,
        }
    }
}

//! Games of the pool, `data/games.txt`, in the template `data/game.xml.jinja`. The pool has
//! real moves with real evaluations; `data/games.py` makes it and proves every move legal.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use cif_tests::rng::Rng;
use cif_types::escape;
use minijinja::syntax::SyntaxConfig;
use minijinja::{AutoEscape, Environment, Error, Value, context};

use super::Counts;

/// A source of games that are the same each time.
pub(super) struct Games {
    environment: Environment<'static>,
    chance: Chance,
    /// The games of the pool, with the plies of their main lines.
    pool: Vec<(u64, Value)>,
    has_notes: bool,
    /// The games that were drawn, the last one last, and their bytes.
    drawn: VecDeque<(u64, String)>,
    size: usize,
    pub(super) counts: Counts,
}

/// Bytes of games that differ; what is larger has them again, which costs no time.
const DISTINCT: usize = 100_000_000;

impl Games {
    /// Games with all that archives have, or with heads and moves alone.
    pub(super) fn new(has_notes: bool) -> Self {
        let chance = Arc::new(Mutex::new(Rng::new(64)));
        Self {
            environment: environment(&chance),
            chance,
            pool: pool(),
            has_notes,
            drawn: VecDeque::new(),
            size: 0,
            counts: Counts::default(),
        }
    }

    /// The next game as XML: a new one, and from [`DISTINCT`] on those that were drawn, again.
    pub(super) fn next(&mut self) -> io::Result<&str> {
        if self.size < DISTINCT {
            let game = self.draw()?;
            self.size += game.1.len();
            self.drawn.push_back(game);
        } else {
            self.drawn.rotate_left(1);
        }
        let game = self.drawn.back();
        let (plies, text) = game.ok_or_else(|| io::Error::other("no game"))?;
        self.counts.games += 1;
        self.counts.plies += plies;
        Ok(text)
    }

    fn draw(&self) -> io::Result<(u64, String)> {
        let (plies, game) = &self.pool[below(&self.chance, self.pool.len())];
        let template = self.environment.get_template("game");
        let context = context! { game => game, notes => self.has_notes };
        let text = template.and_then(|it| it.render(context));
        Ok((*plies, text.map_err(io::Error::other)?.trim().to_owned()))
    }
}

/// Chance that the functions of a template share.
type Chance = Arc<Mutex<Rng>>;

fn below(chance: &Chance, bound: usize) -> usize {
    let mut rng = chance.lock().unwrap_or_else(PoisonError::into_inner);
    rng.below(bound)
}

/// The template with its functions; what it shows is escaped as XML.
fn environment(chance: &Chance) -> Environment<'static> {
    let mut environment = Environment::new();
    let syntax = SyntaxConfig::builder()
        .line_statement_prefix("%")
        .line_comment_prefix("%%")
        .build();
    environment.set_syntax(syntax.expect("a syntax"));
    environment.set_auto_escape_callback(|_| AutoEscape::Custom("XML".into()));
    environment.set_formatter(|out, _, value| {
        match value.as_str().filter(|_| !value.is_safe()) {
            Some(text) => out.write_str(&escape::text(text))?,
            None => write!(out, "{value}")?,
        }
        Ok(())
    });
    let rng = chance.clone();
    environment.add_function("chance", move |percent: usize| below(&rng, 100) < percent);
    let rng = chance.clone();
    environment.add_function("between", move |first: usize, last: usize| {
        first + below(&rng, last + 1 - first)
    });
    let rng = chance.clone();
    environment.add_function("pick", move |items: Value| -> Result<Value, Error> {
        items.get_item_by_index(below(&rng, items.len().unwrap_or(0)))
    });
    let rng = chance.clone();
    environment.add_function("clocks", move |plies, base, increment| {
        clocks(plies, base, increment, &rng).to_vec()
    });
    let source = include_str!("../../../data/game.xml.jinja");
    let added = environment.add_template("game", source);
    added.expect("data/game.xml.jinja is a template");
    environment
}

/// The clock after each move, and the seconds spent on it, for a time control of so many
/// seconds and an increment.
fn clocks(plies: usize, base: usize, increment: usize, chance: &Chance) -> [String; 2] {
    // Short games are measured in tenths of a second.
    let unit = if base < 1000 { 1 } else { 10 };
    let mut left = [base * 10; 2];
    let items = (0..plies).map(|ply| {
        let left = &mut left[ply % 2];
        let most = (*left / 25).max(increment * 10).min(*left / 2);
        let spent = below(chance, most + 1) / unit * unit;
        *left = *left - spent + increment * 10;
        let (minutes, seconds) = (*left / 600, *left / 10 % 60);
        let clock = format!("{}:{:02}:{seconds:02}", minutes / 60, minutes % 60);
        match unit {
            1 => (clock, format!("{}.{}", spent / 10, spent % 10)),
            _ => (clock, format!("{}", spent / 10)),
        }
    });
    let (clock, elapsed): (Vec<_>, Vec<_>) = items.unzip();
    [clock.join(","), elapsed.join(",")]
}

/// The games of the pool. A line that is no game is left out; a test counts.
pub(super) fn pool() -> Vec<(u64, Value)> {
    let lines = include_str!("../../../data/games.txt").lines();
    lines.filter_map(game).collect()
}

fn game(line: &str) -> Option<(u64, Value)> {
    let fields: Vec<_> = line.split('\t').collect();
    let [result, ending, moves, evaluations] = fields[..] else {
        return None;
    };
    let steps = moves.replace('(', "( ").replace(')', " )");
    let steps: Vec<_> = steps.split(' ').collect();
    let mut depth = 0_usize;
    let mut main_line = Vec::new();
    for step in &steps {
        match *step {
            "(" => depth += 1,
            ")" => depth = depth.checked_sub(1)?,
            played if depth == 0 => main_line.push(played),
            _ => {}
        }
    }
    let list = |items: &[&str]| items.iter().copied().map(Value::from).collect::<Vec<_>>();
    let plies = main_line.len() as u64;
    let evaluations: Vec<_> = evaluations.split_terminator(',').collect();
    let game = context! {
        result => Value::from(result),
        ending => Value::from(ending),
        moves => main_line.join(" "),
        main_line => list(&main_line),
        steps => list(&steps),
        evaluations => list(&evaluations),
        plies,
    };
    (depth == 0).then_some((plies, game))
}

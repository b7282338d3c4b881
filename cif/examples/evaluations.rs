//! The evaluations of the first game of an archive as a table, with what each
//! move cost: `evaluations ARCHIVE`.

use cif::annotate::review::{Review, ReviewOptions};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args()
        .nth(1)
        .ok_or("usage: evaluations ARCHIVE")?;
    let game = cif::read::open(path)?.next().ok_or("no game")??.game;
    let review = Review::of(&game, &ReviewOptions::default());
    println!("ply,move,pawns,depth,loss");
    for ((ply, (_, text)), reviewed) in (1..).zip(game.main_line()).zip(&review.plies) {
        let said = reviewed.said.map(|it| it.evaluation);
        // Centipawns below 100,000 are exact as a float.
        #[allow(clippy::cast_precision_loss)]
        let pawns = said.map(|it| format!("{:+.2}", it.centipawns as f64 / 100.0));
        let depth = said.and_then(|it| it.depth).map(|it| it.to_string());
        let loss = reviewed.loss.map(|it| it.to_string());
        let cell = Option::unwrap_or_default;
        println!(
            "{ply},{text},{},{},{}",
            cell(pawns),
            cell(depth),
            cell(loss)
        );
    }
    Ok(())
}

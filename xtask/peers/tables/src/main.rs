//! `cif-peer-aix LEVEL WHAT FILE`: games packed by aix-chess-compression at a level from 0 to 2. The
//! file has a heading, and a game a line, as moves in UCI. `decode` prints the bytes of the file and the
//! seconds that reading the packed games took, `size` the bytes of those.

use std::error::Error;
use std::fs;
use std::time::Instant;

use aix_chess_compression::{CompressionLevel, Decode, Decoder, Encode, EncodedGame, Encoder};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let [level, what, file] = arguments[..] else {
        return Err("usage: cif-peer-aix LEVEL decode|size FILE".into());
    };
    let level = match level {
        "0" => CompressionLevel::Low,
        "1" => CompressionLevel::Medium,
        _ => CompressionLevel::High,
    };
    let text = fs::read_to_string(file)?;
    let games: Vec<Vec<u8>> = text.lines().skip(1).map(|it| packed(it, level)).collect::<Result<_, _>>()?;
    if what == "size" {
        println!("{}", games.iter().map(Vec::len).sum::<usize>());
        return Ok(());
    }
    let start = Instant::now();
    for bytes in &games {
        let game = EncodedGame::from_bytes(bytes).map_err(|error| format!("{error:?}"))?;
        let mut decoder = Decoder::new(&game);
        while let Some(played) = decoder.next_move() {
            std::hint::black_box(played.map_err(|error| format!("{error:?}"))?);
        }
    }
    println!("{} {}", text.len(), start.elapsed().as_secs_f64());
    Ok(())
}

fn packed(moves: &str, level: CompressionLevel) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut position = Chess::new();
    let mut encoder = Encoder::new(level);
    for text in moves.split_ascii_whitespace() {
        let played = text.parse::<UciMove>()?.to_move(&position)?;
        encoder.encode_move(played).map_err(|error| format!("{error:?}"))?;
        position.play_unchecked(played);
    }
    Ok(encoder.finish().into_bytes())
}

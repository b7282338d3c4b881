//! Comments in several languages, put together from a few phrases.

use super::super::rng::Rng;

/// A language and its phrases.
#[derive(Debug)]
pub(in crate::bench) struct Language {
    /// The code; `*` where the language is unknown.
    pub(in crate::bench) code: &'static str,
    phrases: [&'static str; 10],
}

/// The languages; the first is that of comments from elsewhere.
pub(in crate::bench) const LANGUAGES: [Language; 5] = [
    Language {
        code: "*",
        phrases: [
            "+=",
            "with the idea of a break in the centre",
            "(time trouble)",
            "-> h4 & h5",
            "0.35/18",
            "N",
            "better was the other rook",
            "only move",
            "draw offered",
            "A. & B. <= C.",
        ],
    },
    Language {
        code: "en",
        phrases: [
            "The knight looks for a better square.",
            "White has the pair of bishops, Black the sounder pawns.",
            "This weakens the dark squares around the king.",
            "A quiet move that prepares an advance on the queen's side.",
            "Now the pawn cannot be taken: the rook would be lost.",
            "The exchange of queens leads to a level ending.",
            "Stronger was to keep the tension.",
            "Black's counterplay comes a move too late.",
            "The open file decides.",
            "A well-known position, reached by another order of moves.",
        ],
    },
    Language {
        code: "de",
        phrases: [
            "Der Springer sucht ein besseres Feld.",
            "Weiß hat das Läuferpaar, Schwarz die gesünderen Bauern.",
            "Das schwächt die schwarzen Felder um den König.",
            "Ein ruhiger Zug, der den Vormarsch am Damenflügel vorbereitet.",
            "Jetzt ist der Bauer tabu: Der Turm ginge verloren.",
            "Der Damentausch führt in ein ausgeglichenes Endspiel.",
            "Stärker war es, die Spannung zu halten.",
            "Das Gegenspiel kommt einen Zug zu spät.",
            "Die offene Linie entscheidet.",
            "Eine bekannte Stellung, durch Zugumstellung erreicht.",
        ],
    },
    Language {
        code: "fr",
        phrases: [
            "Le cavalier cherche une meilleure case.",
            "Les blancs ont la paire de fous.",
            "Cela affaiblit les cases noires autour du roi.",
            "Un coup tranquille qui prépare l'avance à l'aile dame.",
            "Le pion est intouchable : la tour serait perdue.",
            "L'échange des dames mène à une finale égale.",
            "Il valait mieux maintenir la tension.",
            "Le contre-jeu arrive un temps trop tard.",
            "La colonne ouverte décide.",
            "Une position connue, atteinte par interversion.",
        ],
    },
    Language {
        code: "ru",
        phrases: [
            "Конь ищет лучшее поле.",
            "У белых два слона, у чёрных здоровее пешки.",
            "Это ослабляет чёрные поля вокруг короля.",
            "Тихий ход, готовящий наступление на ферзевом фланге.",
            "Теперь пешку брать нельзя: теряется ладья.",
            "Размен ферзей ведёт к равному окончанию.",
            "Сильнее было сохранить напряжение.",
            "Контригра запаздывает на один ход.",
            "Открытая линия решает.",
            "Известная позиция с другим порядком ходов.",
        ],
    },
];

impl Language {
    /// A comment of some phrases; of one where the language is unknown.
    pub(in crate::bench) fn comment(&self, rng: &mut Rng) -> String {
        let mut text = rng.pick(&self.phrases).to_owned();
        if self.code == "*" {
            return text;
        }
        while text.len() < 1200 && rng.chance(84) {
            text.push(' ');
            text.push_str(rng.pick(&self.phrases));
        }
        text
    }
}

//! Types that a document can name by `xsi:type`, each with the type that it is derived
//! from.

use super::{ANY, Type};
use crate::simple::{Builtin, SimpleType, Variety};

/// Methods of deriving one type from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Methods(u8);

impl Methods {
    /// None of them.
    pub const NONE: Self = Self(0);
    /// By extension.
    pub const EXTENSION: Self = Self(1);
    /// By restriction; lists, unions and what is derived from nothing too.
    pub const RESTRICTION: Self = Self(2);
    /// Both.
    pub const ALL: Self = Self(3);

    /// Returns true if one of these is among them.
    pub const fn has(self, methods: Self) -> bool {
        self.0 & methods.0 != 0
    }
}

/// A type with a name.
#[derive(Clone, Copy, Debug)]
pub struct NamedType {
    /// Its canonical name; see [`Namespaces`](super::Namespaces).
    pub name: &'static str,
    /// The type.
    pub ty: Type,
    /// The type that it is derived from.
    pub base: Base,
    /// The method of that derivation.
    pub method: Methods,
    /// True if only types derived from it have elements.
    pub is_abstract: bool,
}

/// The type that a type is derived from.
#[derive(Clone, Copy, Debug)]
pub enum Base {
    /// One of the schema, by its number among the named types.
    Named(usize),
    /// A built-in simple type.
    BuiltIn(&'static SimpleType),
    /// `xs:anyType`.
    Any,
}

impl NamedType {
    /// A complex type.
    pub const fn complex(name: &'static str, ty: &'static super::ComplexType) -> Self {
        Self::new(name, Type::Complex(ty))
    }

    /// A simple type.
    pub const fn simple(name: &'static str, ty: &'static SimpleType) -> Self {
        Self::new(name, Type::Simple(ty))
    }

    /// A type derived from nothing else.
    const fn new(name: &'static str, ty: Type) -> Self {
        Self {
            name,
            ty,
            base: Base::Any,
            method: Methods::RESTRICTION,
            is_abstract: false,
        }
    }

    /// The same, which extends another type.
    #[must_use]
    pub const fn extends(mut self, base: Base) -> Self {
        self.base = base;
        self.method = Methods::EXTENSION;
        self
    }

    /// The same, which restricts another type.
    #[must_use]
    pub const fn restricts(mut self, base: Base) -> Self {
        self.base = base;
        self
    }

    /// The same, which only types derived from it stand for.
    #[must_use]
    pub const fn abstract_type(mut self) -> Self {
        self.is_abstract = true;
        self
    }

    /// The type of XML Schema itself with this local name.
    pub(crate) fn built_in(name: &str) -> Option<Self> {
        if name == "anyType" {
            return Some(Self::complex("xs:anyType", &ANY));
        }
        let list = LISTS
            .iter()
            .copied()
            .find(|it| it.name.get(3..) == Some(name));
        let atomic = || Builtin::from_name(name).map(Builtin::simple_type);
        list.or_else(atomic).map(Self::of_built_in)
    }

    fn of_built_in(ty: &'static SimpleType) -> Self {
        let named = Self::simple(ty.name, ty);
        let base = match ty.variety {
            Variety::Atomic(Builtin::AnySimpleType) => return named,
            Variety::Atomic(built_in) => built_in.base(),
            Variety::List(_) | Variety::Union(_) => Builtin::AnySimpleType,
        };
        named.restricts(Base::BuiltIn(base.simple_type()))
    }

    /// Returns true if it is another type itself.
    pub(crate) fn is(&self, other: Type) -> bool {
        is_same(self.ty, other)
    }

    /// Returns true if it is another type, or derived from it by none of these methods
    /// ("Type Derivation OK"). `types` are those of the schema.
    pub(crate) fn stands_for(&self, base: Type, block: Methods, types: &[Self]) -> bool {
        let mut at = *self;
        // A circle cannot be generated.
        for _ in 0..=types.len() + Builtin::ALL.len() {
            if is_same(at.ty, base) {
                return true;
            }
            if let (Type::Simple(_), Type::Simple(union)) = (at.ty, base)
                && let Variety::Union(members) = union.variety
                && !block.has(Methods::RESTRICTION)
                && at.stands_for_member(members, block, types)
            {
                return true;
            }
            if block.has(at.method) {
                return false;
            }
            at = match at.base {
                Base::Named(number) => match types.get(number) {
                    Some(base) => *base,
                    None => return false,
                },
                Base::BuiltIn(ty) => Self::of_built_in(ty),
                Base::Any => return is_same(base, Type::Complex(&ANY)),
            };
        }
        false
    }

    /// Returns true if this stands for one of these members of a union. Of a member that is a union
    /// itself the members are meant, and not it.
    fn stands_for_member(
        &self,
        members: &[&'static SimpleType],
        block: Methods,
        types: &[Self],
    ) -> bool {
        members.iter().any(|member| match member.variety {
            Variety::Union(members) => self.stands_for_member(members, block, types),
            _ => self.stands_for(Type::Simple(member), block, types),
        })
    }
}

/// Returns true if two types are one: the tables of built-in ones may stand in many
/// places.
fn is_same(one: Type, other: Type) -> bool {
    match (one, other) {
        (Type::Complex(one), Type::Complex(other)) => std::ptr::eq(one, other),
        (Type::Simple(one), Type::Simple(other)) => {
            std::ptr::eq(one, other) || is_built_in(one) && one.name == other.name
        }
        _ => false,
    }
}

fn is_built_in(ty: &SimpleType) -> bool {
    match ty.variety {
        Variety::Atomic(built_in) => ty.name == built_in.name(),
        Variety::List(_) => LISTS.iter().any(|it| it.name == ty.name),
        Variety::Union(_) => false,
    }
}

/// The built-in lists.
static LISTS: [&SimpleType; 3] = [
    &SimpleType::list("xs:NMTOKENS", Builtin::NmToken.simple_type()).min_length(1),
    &SimpleType::list("xs:IDREFS", Builtin::IdRef.simple_type()).min_length(1),
    &SimpleType::list("xs:ENTITIES", Builtin::Entity.simple_type()).min_length(1),
];

#[cfg(test)]
mod tests {
    use super::*;

    static SIZE: SimpleType = SimpleType::atomic("Size", Builtin::Int);
    static UNION: SimpleType = SimpleType::union("Union", &[&SIZE, Builtin::Date.simple_type()]);
    static TYPES: [NamedType; 3] = [
        NamedType::simple("Size", &SIZE).restricts(Base::BuiltIn(Builtin::Int.simple_type())),
        NamedType::simple("Small", &SMALL).restricts(Base::Named(0)),
        NamedType::simple("Union", &UNION)
            .restricts(Base::BuiltIn(Builtin::AnySimpleType.simple_type())),
    ];
    static SMALL: SimpleType = SimpleType::atomic("Small", Builtin::Int);

    fn stands_for(name: &str, base: &'static SimpleType, block: Methods) -> bool {
        let own = TYPES.iter().find(|it| it.name == name).copied();
        let ty = own.or_else(|| NamedType::built_in(name)).expect("a type");
        ty.stands_for(Type::Simple(base), block, &TYPES)
    }

    #[test]
    fn derivations_lead_to_their_bases() {
        let none = Methods::NONE;
        assert!(stands_for("Small", &SIZE, none));
        assert!(!stands_for("Size", &SMALL, none));
        assert!(stands_for("Small", Builtin::Decimal.simple_type(), none));
        assert!(stands_for("Small", &UNION, none));
        assert!(stands_for("date", &UNION, none));
        assert!(!stands_for("int", &UNION, none));
        assert!(stands_for(
            "Union",
            Builtin::AnySimpleType.simple_type(),
            none
        ));
        assert!(stands_for("NMTOKENS", LISTS[0], none));
        assert!(stands_for("byte", Builtin::Integer.simple_type(), none));
        assert!(!stands_for("string", Builtin::Token.simple_type(), none));
        for name in ["Small", "int", "IDREFS", "anySimpleType", "anyType"] {
            let ty = TYPES.iter().find(|it| it.name == name).copied();
            let ty = ty.or_else(|| NamedType::built_in(name)).expect("a type");
            assert!(ty.stands_for(Type::Complex(&ANY), none, &TYPES), "{name}");
        }
    }

    #[test]
    fn a_block_forbids_what_is_derived() {
        let block = Methods::RESTRICTION;
        assert!(stands_for("Size", &SIZE, block));
        assert!(!stands_for("Small", &SIZE, block));
        assert!(!stands_for("date", &UNION, block));
        assert!(stands_for("Small", &SIZE, Methods::EXTENSION));
    }
}

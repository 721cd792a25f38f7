// Package shelf tells in which order drinks stand where nobody placed them, and in which part of a list.
package shelf

// Section is a part of a wine list.
type Section string

// The sections, as they usually follow one another.
const (
	Sparkling Section = "sparkling"
	White     Section = "white"
	Orange    Section = "orange"
	Rose      Section = "rose"
	Red       Section = "red"
	Fortified Section = "fortified"
	Spirit    Section = "spirit"
	Other     Section = "other"
)

// Sections lists every section.
func Sections() []Section {
	return []Section{Sparkling, White, Orange, Rose, Red, Fortified, Spirit, Other}
}

// Codes lists every section.
func (Section) Codes() []Section { return Sections() }

// SectionOf is where a drink stands by its type and colour.
func SectionOf(kind, colour string) Section {
	switch kind {
	case "sparkling":
		return Sparkling
	case "fortified":
		return Fortified
	case "spirit":
		return Spirit
	case "still":
		switch colour {
		case "white":
			return White
		case "orange":
			return Orange
		case "rose":
			return Rose
		case "red":
			return Red
		}
	}
	return Other
}

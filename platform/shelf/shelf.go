package shelf

import "slices"

// Kinds are what drinks are, in that order: still wines by their colour first.
func Kinds() []string {
	return []string{"red", "white", "rose", "orange", "sparkling", "fortified", "spirit", "beer", "cider"}
}

// Of is the place of a drink among them; others stand behind.
func Of(kind, colour string) int {
	if kind == "still" {
		kind = colour
	}
	if at := slices.Index(Kinds(), kind); at >= 0 {
		return at
	}
	return len(Kinds())
}

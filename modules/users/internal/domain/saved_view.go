package domain

import (
	"errors"
	"regexp"
	"strings"
	"time"
	"unicode"

	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/fold"
	"millesime/platform/validate"
)

// SavedView is what a person looks at in a list, kept under a name.
type SavedView struct {
	ID        int64
	OwnerID   int64
	Screen    string // the list, e.g. "orders"
	Name      string
	Search    string // query string of the list's address, without "?"
	CreatedAt time.Time
}

// NameKey is the name as it is compared: two views of a screen never share it.
func (v SavedView) NameKey() string { return fold.Text(v.Name) }

// Bounds of saved views.
const (
	MaxViewsPerScreen = 50
	// MaxViews bounds a person's rows over all screens, whatever a client takes for a screen.
	MaxViews        = 500
	maxScreenLength = 40
	maxViewName     = 60
	maxViewSearch   = 2000
)

// ViewCount is how many views a person has.
type ViewCount struct {
	OfScreen int
	All      int
}

// ErrViewNameTaken is the store's answer to a second view of one name.
var ErrViewNameTaken = errors.New("a view of the screen has this name")

// ViewOwner is who a view belongs to: the real person, so that an admin finds its views again whoever it acts as and
// leaves none behind.
func ViewOwner(a auth.Actor) int64 {
	if a.Impersonated() {
		return a.Impersonator
	}
	return a.ID
}

// TidyName is a name with single blanks and none around it.
func TidyName(name string) string { return strings.Join(strings.Fields(name), " ") }

// ScreenRules are the rules of a screen's name.
func ScreenRules() []validate.Rule {
	return []validate.Rule{validate.Max(maxScreenLength), validate.Regex(screenPattern)}
}

// ViewNameRules are the rules of a view's name.
func ViewNameRules() []validate.Rule {
	oneLine := fault.Say("Le champ doit contenir un texte lisible, sur une seule ligne",
		"The field must contain legible text, on one line")
	return []validate.Rule{validate.Required, validate.Max(maxViewName), validate.By("legible", oneLine, legible)}
}

// ViewSearchRules are the rules of what a view looks for.
func ViewSearchRules() []validate.Rule {
	partOfAddress := fault.Say("Le champ doit être la partie d’une adresse qui suit « ? »",
		"The field must be the part of an address that follows “?”")
	return []validate.Rule{validate.Max(maxViewSearch), validate.By("query_string", partOfAddress, isQueryString)}
}

var screenPattern = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)

// legible refuses control characters, and names that nobody could see.
func legible(name string) bool {
	seen := func(r rune) bool { return unicode.In(r, unicode.L, unicode.N, unicode.P, unicode.S) }
	return !strings.ContainsFunc(name, unicode.IsControl) && strings.ContainsFunc(name, seen)
}

// isQueryString refuses what would change the address around it.
func isQueryString(search string) bool {
	return !strings.ContainsFunc(search, unicode.IsControl) && !strings.HasPrefix(search, "?") && !strings.Contains(search, "#")
}

// NameTaken refuses a second view of one name.
func NameTaken() error {
	return fault.Invalid(fault.At("name", "unique",
		"Vous avez déjà une vue de ce nom. Choisissez un autre nom.", "You already have a view of this name. Choose another name."))
}

// TooManyViews refuses one more than a person may have.
func TooManyViews(most int) error {
	text := fault.Say("Vous avez déjà {max} vues enregistrées. Supprimez-en une d’abord.",
		"You already have {max} saved views. Delete one first.")
	return fault.Invalid(fault.Violation{PropertyPath: "name", Code: "max_items", Text: text.Fill("max", most)})
}

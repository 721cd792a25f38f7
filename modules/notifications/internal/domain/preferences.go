package domain

import (
	"slices"

	"millesime/platform/auth"
	"millesime/platform/fault"
)

// Preference is how a person is told of one kind.
type Preference struct {
	Kind     Kind
	Choice   Choice
	Mailable bool // false where another mail tells it already
}

// Change is what a person chooses anew for one kind; nil stays.
type Change struct{ App, Mail, Digest *bool }

// PreferencesOf are a person's, for every kind that its group may be told.
func PreferencesOf(group auth.Group, chosen map[Kind]Choice) []Preference {
	var all []Preference
	for _, n := range notices {
		if !slices.Contains(n.Groups, group) {
			continue
		}
		choice, own := chosen[n.Kind]
		if !own {
			choice = n.Usual
		}
		all = append(all, Preference{Kind: n.Kind, Choice: n.allowed(choice), Mailable: n.mailable()})
	}
	return all
}

// Choose makes changes in a person's preferences and gives those it chose anew. A kind that it is never told is refused.
func Choose(all []Preference, changes map[Kind]Change) (map[Kind]Choice, error) {
	choices := make(map[Kind]Choice, len(changes))
	for i, preference := range all {
		change, ok := changes[preference.Kind]
		if !ok {
			continue
		}
		apply(change.App, &all[i].Choice.App)
		apply(change.Mail, &all[i].Choice.Mail)
		apply(change.Digest, &all[i].Choice.Digest)
		all[i].Choice.Mail = all[i].Choice.Mail && preference.Mailable
		choices[preference.Kind] = all[i].Choice
	}
	return choices, known(changes, choices)
}

func apply(from, to *bool) {
	if from != nil {
		*to = *from
	}
}

func known(changes map[Kind]Change, choices map[Kind]Choice) error {
	var refused []fault.Violation
	for kind := range changes {
		if _, ok := choices[kind]; !ok {
			refused = append(refused, fault.At(string(kind), "one_of",
				"Vous ne recevez pas de notifications de ce type", "You get no notifications of this kind"))
		}
	}
	if len(refused) == 0 {
		return nil
	}
	return fault.Invalid(refused...)
}

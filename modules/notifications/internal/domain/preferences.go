package domain

import (
	"slices"
	"time"

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
	return fault.Check(refused)
}

// personalNotification is one that a person was told, in its own file.
type personalNotification struct {
	Kind      Kind       `json:"kind"`
	Order     string     `json:"order,omitempty"`
	State     string     `json:"state,omitempty"`
	CreatedAt time.Time  `json:"createdAt"`
	ReadAt    *time.Time `json:"readAt"`
}

// personalChoice is how a person chose to be told.
type personalChoice struct {
	Kind   Kind `json:"kind"`
	App    bool `json:"app"`
	Mail   bool `json:"mail"`
	Digest bool `json:"digest"`
}

// PersonalData is what a person was told and chose, as its file holds it.
func PersonalData(notifications []Notification, chosen map[Kind]Choice) map[string]any {
	told := make([]personalNotification, 0, len(notifications))
	for _, n := range notifications {
		one := personalNotification{Kind: n.Kind, Order: n.Params.Number, State: n.Params.To, CreatedAt: n.CreatedAt}
		if !n.ReadAt.IsZero() {
			one.ReadAt = &n.ReadAt
		}
		told = append(told, one)
	}
	choices := make([]personalChoice, 0, len(chosen))
	for _, n := range notices {
		if c, ok := chosen[n.Kind]; ok {
			choices = append(choices, personalChoice{Kind: n.Kind, App: c.App, Mail: c.Mail, Digest: c.Digest})
		}
	}
	return map[string]any{"notifications": told, "notificationPreferences": choices}
}

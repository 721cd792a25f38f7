package domain

import (
	"context"
	"slices"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
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

// PreferenceStore keeps what people chose.
type PreferenceStore interface {
	Chosen(ctx context.Context, userID int64) (map[Kind]Choice, error)
	// Choose writes choices over those there are.
	Choose(ctx context.Context, tx *db.Tx, userID int64, choices map[Kind]Choice, at time.Time) error
}

// Preferences are the use cases of choosing.
type Preferences struct {
	db    Transactor
	store PreferenceStore
	users usersapi.Directory
	clock clock.Clock
}

// NewPreferences makes them.
func NewPreferences(d Transactor, s PreferenceStore, users usersapi.Directory, c clock.Clock) *Preferences {
	return &Preferences{db: d, store: s, users: users, clock: c}
}

// All gives the actor's choices for every kind it may be told.
func (p *Preferences) All(ctx context.Context, a auth.Actor) ([]Preference, error) {
	person, err := p.users.Party(ctx, Owner(a))
	if err != nil {
		return nil, err
	}
	chosen, err := p.store.Chosen(ctx, person.ID)
	if err != nil {
		return nil, err
	}
	var all []Preference
	for _, r := range rules() {
		if !slices.Contains(r.groups, person.Group) {
			continue
		}
		choice, own := chosen[r.kind]
		if !own {
			choice = r.usual
		}
		all = append(all, Preference{Kind: r.kind, Choice: r.allowed(choice), Mailable: r.mailable})
	}
	return all, nil
}

// Change writes new choices and gives them all. A kind that the actor is never told is refused.
func (p *Preferences) Change(ctx context.Context, a auth.Actor, changes map[Kind]Change) ([]Preference, error) {
	all, err := p.All(ctx, a)
	if err != nil {
		return nil, err
	}
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
	if err := known(changes, choices); err != nil || len(choices) == 0 {
		return all, err
	}
	return all, p.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return p.store.Choose(ctx, tx, Owner(a), choices, p.clock.Now())
	})
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
			refused = append(refused, fault.Violation{PropertyPath: string(kind), Code: "one_of", Text: fault.Text{
				FR: "Vous ne recevez pas de notifications de ce type", EN: "You get no notifications of this kind",
			}})
		}
	}
	if len(refused) == 0 {
		return nil
	}
	return fault.Invalid(refused...)
}

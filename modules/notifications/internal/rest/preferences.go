package rest

import (
	"context"

	"millesime/modules/notifications/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// NotificationPreferences are the reader's choices, for every kind it may be told.
type NotificationPreferences struct {
	Choices []NotificationChoice `json:"choices"`
}

// NotificationChoice is how the reader is told of one kind.
type NotificationChoice struct {
	Kind     domain.Kind `json:"kind"`
	App      bool        `json:"app"`
	Mail     bool        `json:"mail"`
	Digest   bool        `json:"digest"`
	Mailable bool        `json:"mailable"` // false where another mail tells it already
}

func newPreferences(all []domain.Preference) NotificationPreferences {
	return NotificationPreferences{Choices: lists.Each(all, func(p domain.Preference) NotificationChoice {
		return NotificationChoice{Kind: p.Kind, App: p.Choice.App, Mail: p.Choice.Mail, Digest: p.Choice.Digest, Mailable: p.Mailable}
	})}
}

// NotificationPreferencesChange is what changes of the reader's choices; kinds that are left out stay.
type NotificationPreferencesChange struct {
	Choices []NotificationChoiceChange `json:"choices"`
}

// NotificationChoiceChange is a new choice for one kind; what is left out stays.
type NotificationChoiceChange struct {
	Kind     domain.Kind `json:"kind"`
	App      *bool       `json:"app,omitempty"`
	Mail     *bool       `json:"mail,omitempty"`
	Digest   *bool       `json:"digest,omitempty"`
	Mailable *bool       `json:"mailable,omitempty"` // as it was read: it is nobody's to change
}

type preferencesInput struct{ Body NotificationPreferencesChange }

func (h handlers) preferencesOf(ctx context.Context, _ struct{}) (NotificationPreferences, error) {
	all, err := h.centre.Preferences(ctx, auth.Must(ctx))
	return newPreferences(all), err
}

func (h handlers) changePreferences(ctx context.Context, in preferencesInput) (NotificationPreferences, error) {
	changes := make(map[domain.Kind]domain.Change, len(in.Body.Choices))
	for _, c := range in.Body.Choices {
		changes[c.Kind] = domain.Change{App: c.App, Mail: c.Mail, Digest: c.Digest}
	}
	all, err := h.centre.ChangePreferences(ctx, auth.Must(ctx), changes)
	return newPreferences(all), err
}

// Waiting is what the reader must do, and how much of it there is.
type Waiting struct {
	Type  string        `json:"@type"`
	Total int64         `json:"total"`
	Kinds []WaitingKind `json:"kinds"` // the most pressing first, none of nothing
}

// WaitingKind is one thing to do, and how many rows of a list ask for it.
type WaitingKind struct {
	Kind     usersapi.WaitKind `json:"kind"`
	List     usersapi.WaitList `json:"list"`
	Statuses []string          `json:"statuses"` // the list, narrowed to them, holds these rows and no other that waits
	Count    int64             `json:"count"`
}

func (h handlers) waits(ctx context.Context, _ struct{}) (Waiting, error) {
	waits, err := h.waiting.Of(ctx, auth.Must(ctx))
	if err != nil {
		return Waiting{}, err
	}
	out := Waiting{Type: "Waiting", Kinds: make([]WaitingKind, 0, len(waits))}
	for _, wait := range waits {
		out.Total += wait.Count
		out.Kinds = append(out.Kinds, WaitingKind{Kind: wait.Kind, List: wait.Kind.List(), Statuses: wait.Statuses, Count: wait.Count})
	}
	return out, nil
}

package rest

import (
	"context"

	"millesime/modules/notifications/internal/domain"
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

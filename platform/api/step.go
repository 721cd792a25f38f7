package api

import (
	"time"

	"millesime/platform/document"
)

// Step is an entry of a document's timeline as the API shows it; each module names its own.
type Step[S ~string] struct {
	From         *S        `json:"from"` // null: it began
	To           S         `json:"to"`   // the same where no state changed
	Actor        string    `json:"actor"`
	Impersonator string    `json:"impersonator"` // the admin who acted in that name; "" is none
	Comment      string    `json:"comment"`
	At           time.Time `json:"at"`
}

// NewStep shows an entry.
func NewStep[S ~string](s document.Step[S]) Step[S] {
	return Step[S]{
		From: OrNull(s.From), To: s.To, Actor: s.ActorName, Impersonator: s.ImpersonatorName, Comment: s.Comment, At: s.At,
	}
}

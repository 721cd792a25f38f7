package document

import (
	"time"

	"millesime/platform/auth"
)

// Step is an entry of the timeline of a document.
type Step[S ~string] struct {
	auth.Signature

	From    S // "" for the creation; To itself where no state changed
	To      S
	Comment string
	At      time.Time
}

// Act is a step as the file of the person who made it holds it, with what names its document beside it.
type Act[S ~string] struct {
	From    S         `json:"from"`
	To      S         `json:"to"`
	Comment string    `json:"comment"`
	At      time.Time `json:"at"`
}

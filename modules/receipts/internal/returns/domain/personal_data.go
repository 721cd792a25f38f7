package domain

import "millesime/platform/document"

// PersonalStep is a stock return that a person asked for, with its comment, or handed over, as its file holds it.
type PersonalStep struct {
	Return string `json:"return"`
	document.Act[Status]
}

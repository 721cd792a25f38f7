package domain

import (
	"time"

	"millesime/platform/document"
)

// PersonalStep is a counting session that a person began, moved or approved, as its file holds it.
type PersonalStep struct {
	Count string `json:"count"`
	document.Act[Status]
}

// PersonalEntry is what a person counted, as its file holds it.
type PersonalEntry struct {
	Count string    `json:"count"`
	Units int64     `json:"units"`
	Lot   string    `json:"lot"`
	Place string    `json:"place"`
	Note  string    `json:"note"`
	At    time.Time `json:"at"`
}

package domain

import "time"

// PersonalCountStep is a counting session that a person began, moved or approved, as its file holds it.
type PersonalCountStep struct {
	Count   string        `json:"count"`
	From    SessionStatus `json:"from"`
	To      SessionStatus `json:"to"`
	Comment string        `json:"comment"`
	At      time.Time     `json:"at"`
}

// PersonalCountEntry is what a person counted, as its file holds it.
type PersonalCountEntry struct {
	Count string    `json:"count"`
	Units int64     `json:"units"`
	Lot   string    `json:"lot"`
	Place string    `json:"place"`
	Note  string    `json:"note"`
	At    time.Time `json:"at"`
}

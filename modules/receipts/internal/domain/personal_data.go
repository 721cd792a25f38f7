package domain

import "time"

// PersonalStep is what a person did to a receipt, as its file holds it.
type PersonalStep struct {
	Receipt string    `json:"receipt"`
	From    Status    `json:"from"`
	To      Status    `json:"to"`
	Changed []string  `json:"changed"`
	Comment string    `json:"comment"`
	At      time.Time `json:"at"`
}

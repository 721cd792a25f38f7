package domain

import "millesime/platform/document"

// PersonalStep is what a person did to a receipt, as its file holds it.
type PersonalStep struct {
	Receipt string `json:"receipt"`
	document.Act[Status]

	Changed []string `json:"changed"`
}

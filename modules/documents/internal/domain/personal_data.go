package domain

import (
	"time"

	"millesime/platform/lists"
)

// PersonalDocument is a document as the file of a person holds it.
type PersonalDocument struct {
	Kind     Kind      `json:"kind"`
	Number   string    `json:"number"`
	FileName string    `json:"fileName"`
	Customer string    `json:"customer"`
	Supplier string    `json:"supplier"`
	IssuedOn string    `json:"issuedOn"`
	At       time.Time `json:"at"`
}

// PersonalDocuments are those of the documents of a person.
func PersonalDocuments(all []Document) []PersonalDocument {
	return lists.Each(all, func(d Document) PersonalDocument {
		return PersonalDocument{d.Kind, d.Number, d.FileName, d.Customer.Name, d.Supplier.Name, d.IssuedOn, d.CreatedAt}
	})
}

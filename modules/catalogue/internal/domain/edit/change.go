package edit

import (
	"millesime/platform/fault"
	"millesime/platform/money"
)

// MaxBatch is how many changes one Write takes at most.
const MaxBatch = 1_000

// Change is what shall become of one product.
type Change struct {
	// ProductID names the product. 0: the one of the supplier with the draft's reference, made when there is none.
	ProductID  int64
	SupplierID int64
	// New refuses a reference that exists already, with ProductID 0.
	New bool
	// Version is the one that the editor saw; 0: whichever it is now.
	Version int64
	Draft   Draft
	// PricePercent moves the list price, after the draft, by basis points: 250 adds 2.5 %.
	PricePercent money.Rate
	// Picture is added behind the images of the draft, or of the product.
	Picture *Picture
	// TechnicalSheet is the file that the draft names, as platform/files keeps it.
	TechnicalSheet string
	inherited      []string // pictures of the product that this one is a copy of
}

// Picture is a new image of a product.
type Picture struct {
	Name string // random: the last part of its address
	File string // as platform/files keeps it
}

// Address is where the picture is served.
func (p Picture) Address() string { return imageAddress + p.Name }

const imageAddress = "/api/product_images/"

// Result tells what became of a change.
type Result int

// The results. Nothing was written but with Created and Changed.
const (
	Unchanged Result = iota
	Created
	Changed
	Faulty  // Violations say why
	Stale   // the product has another version than the one that was seen
	Missing // no such product in the actor's scope
	Refused // the actor may edit the selling texts and images alone
)

// Outcome is the answer to one change, whose place in the batch it has.
type Outcome struct {
	Result     Result
	ProductID  int64
	Version    int64 // now
	Kept       *Kept // the product as it is now; nil when it is missing, or was not made
	Violations []fault.Violation
	// Before holds what the fields of the draft were: applied again it undoes the change. With Stale they are the current
	// values.
	Before Draft
}

// ErrTextsOnly refuses an agent who would edit more than what sells (domain 2).
var ErrTextsOnly = fault.New("catalogue.texts_only", fault.Forbidden,
	"Vous pouvez modifier les textes de vente et les images de ce produit, pas le reste.",
	"You may edit the selling texts and the images of this product, not the rest.")

// ErrNotRelocated refuses another warehouse for products of which something is left where they lie.
var ErrNotRelocated = fault.New("catalogue.not_relocated", fault.Conflict,
	"Ces produits ne peuvent pas changer d’entrepôt tant que du stock s’y trouve, est réservé ou attendu.",
	"These products cannot change warehouse while stock is there, reserved or expected.")

func refused(path, code, fr, en string) fault.Violation {
	return fault.Violation{PropertyPath: path, Code: code, Text: fault.Text{FR: fr, EN: en}}
}

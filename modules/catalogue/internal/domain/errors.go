package domain

import "millesime/platform/fault"

// ErrProductNotFound is the answer for a product that is not there or not the viewer's to see.
var ErrProductNotFound = fault.New("catalogue.product_not_found", fault.NotFound,
	"Ce produit est introuvable.", "This product cannot be found.")

// ErrCustomerNotFound refuses to price for a person who is not the viewer's customer.
var ErrCustomerNotFound = fault.Invalid(fault.Violation{PropertyPath: "customer", Code: "not_found", Text: fault.Text{
	FR: "Ce client est introuvable.", EN: "This customer cannot be found.",
}})

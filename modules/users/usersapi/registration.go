package usersapi

import (
	"context"

	"millesime/platform/db"
	"millesime/platform/money"
)

// VAT regimes of suppliers.
const (
	VATNormal    = "normal"
	VATFranchise = "franchise" // CGI, 293 B: no VAT on its invoices
	VATFlatRate  = "flat_rate" // remboursement forfaitaire agricole (CGI, 298 quater): likewise
)

// Registration is what invoices say of a company besides its identity.
type Registration struct {
	LegalForm         string       `json:"legalForm,omitempty"`
	Capital           *money.Cents `json:"capital,omitempty"`
	RCSCity           string       `json:"rcsCity,omitempty"`    // of its register of commerce; "": of none
	OutsideRCS        bool         `json:"outsideRcs,omitempty"` // a sole trader, or a grower outside the register: it has neither capital nor RCS to tell
	VATOnDebits       bool         `json:"vatOnDebits,omitempty"`
	VATRegime         string       `json:"vatRegime,omitempty"`
	ElectronicAddress string       `json:"electronicAddress,omitempty"` // of scheme 0225: where e-invoices go
	Contact           Contact      `json:"billingContact,omitzero"`
}

// Seller is a supplier as it is registered, and where.
type Seller struct {
	Registration

	Seat Address // the zero value: it told none
}

// Contact is whom a buyer lets answer for its invoices.
type Contact struct {
	Name  string `json:"name"`
	Email string `json:"email"`
	Phone string `json:"phone"`
}

// BankDetails are the account that a supplier is paid on. They stand in no list, export, event or log.
type BankDetails struct {
	IBAN string
	BIC  string // "": the bank is found by the IBAN
	// Version is one more at each change.
	Version int64
}

// Showcase is what a supplier shows everybody: names of files, "" for what it gave none of.
type Showcase struct {
	Logo     string
	CGV      string // that hold in its shop
	OwnTerms bool   // they are the shop's own
}

// Registrations are known to whoever writes invoices.
type Registrations interface {
	// Gathering are the customers of a supplier whose deliveries of a month are invoiced together.
	Gathering(ctx context.Context, in db.Handle, supplierID int64) ([]int64, error)
	// Registration of a supplier or a buyer; one that told nothing has an empty one.
	Registration(ctx context.Context, userID int64) (Registration, error)
	// Sellers are suppliers, by id.
	Sellers(ctx context.Context, supplierIDs []int64) (map[int64]Seller, error)
	// Logo is the name of the file of a supplier's logo; "": it has none.
	Logo(ctx context.Context, supplierID int64) (string, error)
	// Showcases are the files that suppliers show everybody, by supplier.
	Showcases(ctx context.Context, supplierIDs []int64) (map[int64]Showcase, error)
	// BankDetails of a supplier; whoever asks answers for who reads them.
	BankDetails(ctx context.Context, supplierID int64) (BankDetails, error)
}

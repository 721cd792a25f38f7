package billingapi

import (
	"context"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/invoice"
	"millesime/platform/money"
)

// Issued is an invoice, a deposit invoice or a credit note as it was issued, or entered by a supplier that issues its own.
type Issued struct {
	ID               int64
	Kind             invoice.Kind
	Number           string
	CreditOf         int64 // of a credit note: the invoice that it takes back
	CreditOfNumber   string
	CreditOfIssuedOn string
	SupplierID       int64
	CustomerID       int64
	OrderID          int64  // 0: it gathers several
	IssuedOn         string // YYYY-MM-DD
	DueOn            string
	Elsewhere        bool // its supplier issued it: its paper is its supplier's
	TotalTaxExcl     money.Cents
	TotalTaxIncl     money.Cents
	Deducted         money.Cents // by deposits, of an invoice
	BeganAt          time.Time   // the order
	Paper            Paper
}

// ToPay is what was to be paid of it when it was issued.
func (i Issued) ToPay() money.Cents { return i.TotalTaxIncl - i.Deducted - i.Paper.Paid }

// Papers are what billing issued, for who makes papers of it.
type Papers interface {
	// Issued is one by its id; one that is not there is a fault.
	Issued(ctx context.Context, in db.Handle, id int64) (Issued, error)
	// Electronic is what was issued as machines read it: CII in the profile EN 16931 of Factur-X, paid on an account. What breaks a rule of
	// EN 16931 or of France is refused, with a violation for each that names the field (fault.ErrViolations).
	Electronic(issued Issued, account usersapi.BankDetails) ([]byte, error)
	// IssuedAfter are the next ones by their ids, ascending.
	IssuedAfter(ctx context.Context, id, most int64) ([]Issued, error)
	// Seller is who sells, as its invoices would name it now.
	Seller(ctx context.Context, supplierID int64) (Party, error)
}

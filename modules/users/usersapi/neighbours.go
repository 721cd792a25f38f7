package usersapi

import (
	"context"
	"time"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
)

// What follows is asked by the calls about people (users.People) and known by modules below them, which users does not import:
// cmd/millesime/app brings them together.

// Obligations are known by modules whose business keeps people from being deleted.
type Obligations interface {
	// Open counts the open orders and invoices of several people; who has none may be left out.
	Open(ctx context.Context, tx *db.Tx, userIDs []int64) (map[int64]int, error)
}

// ProductNames are known by the module that holds products.
type ProductNames interface {
	// ProductNames are by id; a product that the actor does not see has none.
	ProductNames(ctx context.Context, actor auth.Actor, productIDs []int64) (map[int64]string, error)
}

// Storefronts are known by the module that holds products.
type Storefronts interface {
	// SuppliersOpenTo are those with a product that a group of buyers may see, which is one of their stores for individuals,
	// or may be for works councils (domain 2.1); in any order, some twice.
	SuppliersOpenTo(ctx context.Context, group auth.Group) ([]int64, error)
}

// Shops are known by the module that keeps suppliers' shops.
type Shops interface {
	// IsOpenAt tells whether there is an open shop at an address.
	IsOpenAt(ctx context.Context, slug string) (bool, error)
	// HasOpen tells whether a supplier has an open shop, whose page names it as the law has it.
	HasOpen(ctx context.Context, in db.Handle, supplierID int64) (bool, error)
}

// Sales are known by the module that holds orders.
type Sales interface {
	// SalesTo sums up what the actor reads of the orders of some customers; who has none may be left out.
	SalesTo(ctx context.Context, actor auth.Actor, customerIDs []int64) (map[int64]CustomerSales, error)
}

// CustomerSales sum up the orders of a customer.
type CustomerSales struct {
	LastOrderAt time.Time   // zero = never
	Turnover    money.Cents // excl. tax, of the running and the eleven months before
	Unpaid      int64       // orders that wait for the customer's payment
}

// Debts are known by the module that invoices.
type Debts interface {
	// OverdueOf sums up what is overdue of the invoices that the actor reads of some customers; who owes nothing may be left out.
	OverdueOf(ctx context.Context, actor auth.Actor, customerIDs []int64) (map[int64]Overdue, error)
}

// Overdue is what a customer should have paid.
type Overdue struct {
	Amount money.Cents // incl. tax
	Since  string      // YYYY-MM-DD, the oldest day on which it was due
}

// Frames are known by the module that prices: who is in which agreement frame.
type Frames interface {
	// FramesOf are the numbers of the frames that a supplier or a buyer is in, ascending.
	FramesOf(ctx context.Context, in db.Handle, userID int64) ([]int64, error)
	// SetFrames makes the frames of a supplier, or the one of a buyer, these.
	//
	// Errors: ErrFrameNotFound when one does not exist, ErrFrameEnded when one that is over would get or lose somebody; a buyer may
	// leave it for another, and it goes on naming the buyer.
	SetFrames(ctx context.Context, tx *db.Tx, userID int64, group auth.Group, frameIDs []int64) error
}

// TermsLaw is known by the module that invoices: how long the law lets a customer take to pay.
type TermsLaw interface {
	// CheckTerms refuses terms that are illegal for every kind of drink that a seller has, with the rule at paymentTerms.days.
	CheckTerms(ctx context.Context, tx *db.Tx, sellerID int64, terms PaymentTerms) error
}

// PersonalData is a module's part of the file that people may ask for about
// themselves (docs/security.md).
type PersonalData interface {
	// PersonalData gives what the module keeps about a person, by section; each
	// marshals to JSON.
	PersonalData(ctx context.Context, userID int64) (map[string]any, error)
}

package ordersapi

import (
	"context"

	"millesime/platform/db"
	"millesime/platform/money"
)

// DirectOrder is goods of one supplier that are ordered beside any cart.
type DirectOrder struct {
	QuotationRequest // SupplierID 0: whoever's goods they are
	Wishes
	Comment       string
	CGAccepted    bool
	ExpectedTotal *money.Cents // totalPriceTaxIncl that the buyer saw; nil: whatever it is
}

// Ordered is the order that it became.
type Ordered struct {
	OrderID int64
	Draft   Draft // its items in the order of the lines
}

// Ordering is known by the module that checks carts out, which asks orders: cmd/millesime/app brings them together.
type Ordering interface {
	// Order checks it as a checkout does and orders it, at today's conditions. What stands in its way is a fault with
	// violations at items[n], n counting the request's lines. The caller has locked the relation, and the levels of the goods.
	Order(ctx context.Context, tx *db.Tx, wanted DirectOrder) (Ordered, error)
}

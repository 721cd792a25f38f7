package receiptsapi

import (
	"context"
	"strings"
	"time"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/fold"
)

// LotUnits are units of one lot.
type LotUnits struct {
	Lot      string
	Quantity int64
}

// Lot is what is known of one lot of a product.
type Lot struct {
	ID         int64
	ProductID  int64
	SupplierID int64
	Warehouse  string // where the product is held
	Lot        string
	BestBefore string    // YYYY-MM-DD; "" is not known
	ArrivedAt  time.Time // the first of it; zero: no receipt named it
	Received   int64     // units that came with receipts
	Units      int64     // what came less what left; below zero where more left than was said to come
	OnHand     int64     // of the product, whatever its lot
}

// InStock is how many units of it there may be at most: some may have left without a word about their lot.
func (l Lot) InStock() int64 { return max(0, min(l.Units, l.OnHand)) }

// LotName is a lot as it is kept: two people who write it in their own way mean the same.
func LotName(written string) string {
	return strings.ToUpper(strings.Join(strings.Fields(fold.Dashes(written)), " "))
}

// Lots tell of which lots the stock is.
type Lots interface {
	// Lot of the actor's scope: a supplier's own, an admin's any.
	Lot(ctx context.Context, in db.Handle, actor auth.Actor, id int64) (Lot, error)
	// LotsToShip are by product the lots that are there, in the order in which they should leave: the one that keeps the
	// shortest, then the one that came first. What left without a word about its lot left in that order, too.
	LotsToShip(ctx context.Context, productIDs []int64) (map[int64][]Lot, error)
}

// ErrLotNotFound covers "not there" and "not yours" alike (domain 2.2).
var ErrLotNotFound = fault.New("receipts.lot_not_found", fault.NotFound, fault.Text{
	FR: "Ce lot est introuvable.", EN: "This lot cannot be found.",
})

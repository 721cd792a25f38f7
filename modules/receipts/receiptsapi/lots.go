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
	Units      int64     // what came less what left, below zero where more left; of a recalled one with what may be of it unsaid
	OnHand     int64     // of the product, whatever its lot
	RecalledAt time.Time // since when it does not leave; zero: it may
}

// Recalled tells that it may not leave until its supplier lifts the recall (domain 6.1).
func (l Lot) Recalled() bool { return !l.RecalledAt.IsZero() }

// InStock is how many units of it there may be at most: some may have left without a word about their lot.
func (l Lot) InStock() int64 { return max(0, min(l.Units, l.OnHand)) }

// Past tells that its best-before date, whose own day is still good, has passed today (YYYY-MM-DD).
func (l Lot) Past(today string) bool { return l.BestBefore != "" && l.BestBefore < today }

// LotName is a lot as it is kept: two people who write it in their own way mean the same.
func LotName(written string) string {
	return strings.ToUpper(strings.Join(strings.Fields(fold.Dashes(written)), " "))
}

// Lots tell of which lots the stock is.
type Lots interface {
	// Lot of the actor's scope: a supplier's own, an admin's any.
	Lot(ctx context.Context, in db.Handle, actor auth.Actor, id int64) (Lot, error)
	// LotsToShip are by product the lots that are there, in the order in which they should leave: the one that keeps the
	// shortest, then the one that came first; what is past its date comes last, and what is recalled not at all. What left
	// without a word about its lot left in that order, too.
	LotsToShip(ctx context.Context, productIDs []int64) (map[int64][]Lot, error)
	// RecalledLots are the names of those that are recalled, by product.
	RecalledLots(ctx context.Context, in db.Handle, productIDs []int64) (map[int64][]string, error)
	// SetRecalled has a lot stay from an instant on, or lets it leave again: the zero time. The caller holds the lock of the level of
	// its product, so that nothing of it leaves meanwhile.
	SetRecalled(ctx context.Context, tx *db.Tx, lotID int64, at time.Time) error
}

// ErrLotRecalled refuses to let a lot leave that is recalled.
var ErrLotRecalled = fault.New("receipts.lot_recalled", fault.Conflict,
	"Le lot {lot} est rappelé : il ne part pas tant que son fournisseur n’a pas levé le rappel. Prenez un autre lot.",
	"The lot {lot} is recalled: it does not leave until its supplier lifts the recall. Take another lot.")

// ErrLotUnsaid refuses bottles that may be of a recalled lot, since nobody says of which they are.
var ErrLotUnsaid = fault.New("receipts.lot_unsaid", fault.Conflict,
	"Le lot {lot} de ce vin est rappelé : dites de quels lots sont les bouteilles qui partent, ou faites lever le rappel par son fournisseur.",
	"The lot {lot} of this wine is recalled: say of which lots the bottles are that leave, or have its supplier lift the recall.")

// ErrLotBeyond refuses bottles that may be of a recalled lot: the one that they are said to be of has not so many, or is unknown.
var ErrLotBeyond = fault.New("receipts.lot_beyond", fault.Conflict,
	"Le lot {lot} de ce vin est rappelé, et l’entrepôt n’a pas autant de bouteilles du lot {named} : vérifiez de quels lots sont les bouteilles qui partent, ou faites lever le rappel par son fournisseur.",
	"The lot {lot} of this wine is recalled, and the warehouse has not so many bottles of the lot {named}: check of which lots the bottles are that leave, or have its supplier lift the recall.")

// ErrLotPast asks whether a lot is to leave although it is past its date.
var ErrLotPast = fault.New("receipts.lot_past_best_before", fault.Conflict,
	"Le lot {lot} a dépassé sa date ({date}) : confirmez que vous l’expédiez quand même, ou prenez un autre lot.",
	"The lot {lot} is past its date ({date}): confirm that it leaves all the same, or take another lot.")

// ErrLotNotFound covers "not there" and "not yours" alike (domain 2.2).
var ErrLotNotFound = fault.New("receipts.lot_not_found", fault.NotFound, "Ce lot est introuvable.", "This lot cannot be found.")

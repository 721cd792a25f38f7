// Package receiptsapi is what other modules may ask of the stock: levels, tags and reservations.
// Interfaces and plain structs only. Quantities are units (bottles or cans).
package receiptsapi

import (
	"context"

	"millesime/platform/db"
)

// Warehouse codes (rulings: dartess, else the supplier's own).
const (
	WarehouseDartess  = "dartess"
	WarehouseSupplier = "supplier"
)

// Tag codes of a line (specification 3, order_tag; domain 3.3).
const (
	TagOutOfStock        = "out_of_stock"
	TagStockAlert        = "stock_alert"
	TagInsufficientStock = "insufficient_stock"
	TagPendingReceipt    = "pending_receipt"
	TagDesactivated      = "desactivated"
	TagNormal            = "normal"
	TagSample            = "sample"
	TagStockBack         = "stock_back"
	TagDartessWarehouse  = "dartess_warehouse"
)

// Level is the stock of a product in its warehouse.
type Level struct {
	ProductID  int64
	Warehouse  string
	OnHand     int64
	Reserved   int64
	Incoming   int64
	Promised   int64
	Waiting    int64  // ordered, and no receipt is left for them
	NextExpect string // YYYY-MM-DD of the earliest open receipt, "" if none
	NextFree   string // of the earliest one that brings units nobody was promised
	ExpectLate bool   // instead of NextExpect: its day has passed
	FreeLate   bool   // instead of NextFree, likewise
}

// Available units: on hand less reserved (domain 3.2).
func (l Level) Available() int64 { return l.OnHand - l.Reserved }

// Promisable units: on their way, and neither promised nor waited for.
func (l Level) Promisable() int64 { return max(0, l.Incoming-l.Promised-l.Waiting) }

// Empty tells that nothing is there, on its way or owed.
func (l Level) Empty() bool {
	return l.OnHand == 0 && l.Reserved == 0 && l.Incoming == 0 && l.Promised == 0 && l.Waiting == 0
}

// TagQuery is what decides a line's tag.
type TagQuery struct {
	Quantity  int64
	Threshold int64
	Active    bool
	Sample    bool
}

// Line of an order that wants stock.
type Line struct {
	OrderID     int64
	OrderItemID int64
	ProductID   int64
	Quantity    int64
	Lots        []LotUnits // of which it is as far as anybody knows, never more than the quantity; when it leaves and comes back
	PastDates   bool       // what leaves may be past its best-before date: that was confirmed
}

// Shortage is a product that a reservation could not serve.
type Shortage struct {
	ProductID int64
	Wanted    int64
	Available int64 // including what may still be promised
}

// Promise is units of an order line that are not there yet.
type Promise struct {
	Units      int64
	ExpectedOn string // YYYY-MM-DD; "" while no receipt is left for them, and when they are late
	Late       bool   // the day has passed on which they were expected
}

// Opening says where a product is held.
type Opening struct {
	ProductID  int64
	SupplierID int64
	Warehouse  string
}

// Stock reads levels and reserves.
type Stock interface {
	// Levels of the products; a product without a row has a zero level. Inside a transaction the rows are locked in product
	// id order.
	Levels(ctx context.Context, in db.Handle, productIDs []int64) (map[int64]Level, error)
	// Open gives each product its level, empty, in its warehouse; one that has a level keeps its figures and is moved to
	// that warehouse. The caller has locked the level and found it empty before it moves one.
	Open(ctx context.Context, tx *db.Tx, rows []Opening) error
	// Tag of a line: the first that holds of domain 3.3.
	Tag(level Level, q TagQuery) string
	// Reserve takes stock for the lines of one checkout: quantities are summed per product, rows locked in
	// product id order, what is available reserved and the rest promised to the earliest receipt lines.
	// On any shortage nothing is taken and the shortages are returned with ErrOutOfStock.
	Reserve(ctx context.Context, tx *db.Tx, lines []Line) ([]Shortage, error)
	// ReserveOf does the same with the levels of its products, which the caller has read, and so locked, in this transaction and
	// not changed since.
	ReserveOf(ctx context.Context, tx *db.Tx, levels map[int64]Level, lines []Line) ([]Shortage, error)
	// Foresee tells what Reserve would promise of each line now, the earliest first: nothing of one that is there. levels are
	// those of its products, read by the same handle.
	Foresee(ctx context.Context, in db.Handle, levels map[int64]Level, lines []Line) ([][]Promise, error)
	// Ship takes goods that an order's lines hold out of the warehouse. Promised units are not there yet: with any among
	// them nothing leaves, and the shortages are returned with ErrNotReceived. Nor does a recalled lot leave, or one past its date
	// unless that was confirmed: ErrLotRecalled, ErrLotUnsaid, ErrLotBeyond, ErrLotPast.
	Ship(ctx context.Context, tx *db.Tx, orderID int64, lines []Line) ([]Shortage, error)
	// Return puts goods that had left with an order back on hand.
	Return(ctx context.Context, tx *db.Tx, orderID int64, lines []Line, reason string) error
	// Release gives back what orders hold; the ledger keeps the reason.
	Release(ctx context.Context, tx *db.Tx, reason string, orderIDs ...int64) error
	// ReleaseLines gives back units that an order's lines hold, those still promised first. A line that holds fewer gives
	// back what it holds.
	ReleaseLines(ctx context.Context, tx *db.Tx, reason string, orderID int64, lines []Line) error
	// AllAwaited are those of orders that hold nothing in reserve, and wait for some units.
	AllAwaited(ctx context.Context, in db.Handle, orderIDs []int64) (map[int64]bool, error)
	// Promises are what orders still wait for, by their lines, the earliest first; lines that wait for nothing are missing.
	Promises(ctx context.Context, in db.Handle, orderIDs []int64) (map[int64][]Promise, error)
}

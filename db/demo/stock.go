package demo

import (
	"context"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

// stock is where a product's stock shall end. What orders reserve comes on top of what is available, so that the
// catalogue looks the same whatever the number of orders.
type stock struct {
	available int64
	arrived   int64 // by receipts of the period
	shipped   int64
	reserved  int64
	promised  int64
	open      *receiptLine // an expected delivery
	lots      []lotStock   // that receipts brought
}

// Situations of a product's stock.
type situation int

const (
	plenty situation = iota
	low
	exhausted
	awaited // exhausted, with a delivery on the way
)

// place puts a product into a warehouse and decides its stock.
func (w *world) place(s source, p *product, n int) {
	p.row.Warehouse, p.row.OrderMultiple = "supplier", p.row.UnitsPerCarton
	share := 18
	if p.seller.terms.DefaultWarehouse == "dartess" {
		share = 60
	}
	if p.growth.isWine() && p.row.BottleSizeMl == 750 && s.chance(share) {
		p.row.Warehouse, p.row.OrderMultiple = "dartess", 1
	}
	p.row.MinQuantity = p.row.OrderMultiple
	if p.row.OrderMultiple > 1 && s.chance(6) {
		p.row.MinQuantity = 2 * p.row.OrderMultiple
	}
	p.row.StockAlertThreshold = 2 * p.row.UnitsPerCarton
	at := plenty
	if n >= firstKept/2 {
		at = weighted(s, []choice[situation]{{plenty, 84}, {low, 6}, {exhausted, 4}, {awaited, 6}})
	}
	switch at {
	case low:
		p.stock.available = int64(s.between(1, 2) * p.row.UnitsPerCarton)
	case exhausted, awaited:
		p.stock.available = 0
	default:
		p.stock.available = int64(s.between(30, 400) * p.row.UnitsPerCarton)
	}
	if at == awaited {
		p.stock.open = &receiptLine{product: p, expected: int64(s.between(10, 60) * p.row.UnitsPerCarton)}
	}
}

// ledger gathers the movements until all are known.
type ledger struct {
	movements    []movementRow
	reservations []reservationRow
}

type levelRow struct {
	bun.BaseModel `bun:"table:stock_levels"`

	ProductID                            int64 `bun:",pk"`
	Warehouse                            string
	SupplierID                           int64
	OnHand, Reserved, Incoming, Promised int64
	UpdatedAt                            time.Time
}

type movementRow struct {
	bun.BaseModel `bun:"table:stock_movements"`

	ID            int64 `bun:",pk"`
	ProductID     int64
	Kind          string
	OnHandDelta   int64
	ReservedDelta int64
	PromisedDelta int64
	OrderID       *int64
	ReceiptLineID *int64
	RecoveryID    *int64
	Lot           string
	Reason        string
	ActorID       int64
	CreatedAt     time.Time
}

type reservationRow struct {
	bun.BaseModel `bun:"table:stock_reservations"`

	ID            int64 `bun:",pk"`
	OrderID       int64
	OrderItemID   int64
	ProductID     int64
	Reserved      int64
	Promised      int64
	ReceiptLineID *int64
	PromisedOn    string
	CreatedAt     time.Time
}

// writeStock opens the ledger with what the orders and receipts of the period need to end at the stock that was
// decided: on hand = available + reserved, and the opening = on hand + shipped − arrived.
func (w *world) writeStock(ctx context.Context, tx *db.Tx) error {
	levels := make([]levelRow, 0, len(w.products))
	incoming := w.incoming()
	for _, p := range w.products {
		opened := w.start.Add(-time.Hour)
		if p.recent {
			opened = p.row.CreatedAt
		}
		at := p.stock
		level := levelRow{
			ProductID: p.row.ID, Warehouse: p.row.Warehouse, SupplierID: p.row.SupplierID,
			OnHand: at.available + at.reserved, Reserved: at.reserved, Incoming: incoming[p.row.ID],
			Promised: at.promised, UpdatedAt: opened,
		}
		levels = append(levels, level)
		if opening := level.OnHand + at.shipped - at.arrived; opening > 0 {
			w.ledger.movements = append(w.ledger.movements, movementRow{
				ProductID: p.row.ID, Kind: "receipt", OnHandDelta: opening, Reason: "Stock d’ouverture",
				ActorID: w.counter(p), CreatedAt: opened,
			})
		}
	}
	slices.SortStableFunc(w.ledger.movements, func(a, b movementRow) int { return a.CreatedAt.Compare(b.CreatedAt) })
	for i := range w.ledger.movements {
		m := &w.ledger.movements[i]
		m.ID = int64(i + 1)
		if level := &levels[m.ProductID-1]; level.UpdatedAt.Before(m.CreatedAt) {
			level.UpdatedAt = m.CreatedAt
		}
	}
	return writeAll(ctx, tx, put(levels), put(w.ledger.movements), put(w.ledger.reservations), w.writeReceipts)
}

// counter is who counts a delivery: an admin at Dartess, elsewhere the supplier (domain 6.1).
func (w *world) counter(p *product) int64 {
	if p.row.Warehouse == "dartess" {
		return adminID
	}
	return p.row.SupplierID
}

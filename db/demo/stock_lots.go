package demo

import (
	"cmp"
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
	"millesime/platform/fold"
)

// lotStock is what is left of a lot that a receipt brought.
type lotStock struct {
	name  string
	since time.Time
	left  int64
}

// takeLot takes units out of the first lot that was there at a time and has as many; "": nobody noted one.
func (at *stock) takeLot(units int64, when time.Time) string {
	for n := range at.lots {
		if lot := &at.lots[n]; !when.Before(lot.since) && lot.left >= units {
			lot.left -= units
			return lot.name
		}
	}
	return ""
}

type stockLotRow struct {
	bun.BaseModel `bun:"table:stock_lots"`

	ID              int64 `bun:",pk"`
	ProductID       int64
	Lot             string
	SearchText      string
	Received, Units int64
	ArrivedAt       *time.Time
	CreatedAt       time.Time
}

// lotRows sum the ledger by lot, in the order in which lots first moved.
func (w *world) lotRows() []stockLotRow {
	type key struct {
		product int64
		lot     string
	}
	var rows []stockLotRow
	at := map[key]int{}
	for _, m := range w.ledger.movements {
		if m.Lot == "" || m.OnHandDelta == 0 {
			continue
		}
		n, known := at[key{m.ProductID, m.Lot}]
		if !known {
			n = len(rows)
			at[key{m.ProductID, m.Lot}] = n
			rows = append(rows, stockLotRow{ID: int64(n + 1), ProductID: m.ProductID, Lot: m.Lot, SearchText: fold.Text(m.Lot), CreatedAt: m.CreatedAt})
		}
		row := &rows[n]
		row.Units += m.OnHandDelta
		if m.Kind == "receipt" {
			row.Received += m.OnHandDelta
			row.ArrivedAt = cmp.Or(row.ArrivedAt, &m.CreatedAt)
		}
	}
	return rows
}

type shippedLotRow struct {
	bun.BaseModel `bun:"table:shipment_lots"`

	ID             int64 `bun:",pk"`
	ShipmentLineID int64
	Lot            string
	Quantity       int64
}

// addLot says of which lot a line of a parcel is.
func (p *parcels) addLot(line shipmentLineRow, lot string) {
	if lot == "" {
		return
	}
	p.lastLot++
	p.lots = append(p.lots, shippedLotRow{ID: p.lastLot, ShipmentLineID: line.ID, Lot: lot, Quantity: line.Quantity})
}

// writeStockLots writes the lots of the ledger; their rows come after it is in the order of time.
func (w *world) writeStockLots(ctx context.Context, tx *db.Tx) error {
	return insert(ctx, tx, w.lotRows())
}

package demo

import (
	"fmt"
	"time"
)

// receipt is a delivery to a warehouse, expected or done.
type receipt struct {
	row    receiptRow
	lines  []*receiptLine
	steps  []receiptStepRow
	counts []receiptCountRow
}

type receiptLine struct {
	id       int64
	product  *product
	expected int64
	received int64
	damaged  int64
	promised int64
	note     string
}

// isOpen tells that a receipt may still bring something.
func (r *receipt) isOpen() bool { return r.row.Status != complete && r.row.Status != canceledReceipt }

// open is how many units of a line may still come.
func (r *receipt) open(l *receiptLine) int64 {
	if !r.isOpen() {
		return 0
	}
	return max(0, l.expected-l.received-l.damaged)
}

// States of a receipt (specification 3).
const (
	announced       = "processing"
	toCount         = "warehouse"
	partial         = "partiel"
	complete        = "complete"
	canceledReceipt = "canceled"
)

// makeReceipts groups the awaited products by supplier and warehouse, and adds deliveries that arrived during the
// period, so that there is a history.
func (w *world) makeReceipts() {
	s := newSource(streamReceipts)
	open := map[string]int{}
	for _, p := range w.products {
		if p.stock.open == nil {
			continue
		}
		key := fmt.Sprint(p.row.SupplierID, p.row.Warehouse)
		at, known := open[key]
		if !known {
			at = len(w.receipts)
			open[key] = at
			w.expect(s, p)
		}
		w.addLine(at, p.stock.open)
		if r := w.receipts[at].row; r.Status == partial {
			w.count(p.stock.open, int64(p.row.UnitsPerCarton), r.CreatedAt.Add(untilCounted))
			p.stock.available += int64(p.row.UnitsPerCarton)
		}
	}
	for _, seller := range w.suppliers {
		if len(seller.products) > 0 && s.chance(70) {
			w.arrived(s, seller)
		}
		if len(seller.products) > 0 && s.chance(15) {
			w.called(s, seller)
		}
	}
	w.showReceipts()
	w.tellReceipts()
}

// called is a delivery that was called off.
func (w *world) called(s source, seller *supplier) {
	p := oneOf(s, seller.products)
	w.expect(s, p)
	at := len(w.receipts) - 1
	w.receipts[at].row.Status = canceledReceipt
	w.addLine(at, &receiptLine{product: p, expected: int64(10 * p.row.UnitsPerCarton)})
}

// count adds what was counted of a line to the stock.
func (w *world) count(line *receiptLine, quantity int64, at time.Time) {
	line.received += quantity
	if quantity == 0 {
		return
	}
	line.product.stock.arrived += quantity
	w.ledger.movements = append(w.ledger.movements, movementRow{
		ProductID: line.product.row.ID, Kind: "receipt", OnHandDelta: quantity, ReceiptLineID: &line.id,
		Reason: "Réception comptée", Lot: line.lot(), ActorID: w.counter(line.product), CreatedAt: at,
	})
	line.product.stock.lots = append(line.product.stock.lots, lotStock{name: line.lot(), since: at, left: quantity})
}

func (w *world) expect(s source, p *product) {
	created := w.now.AddDate(0, 0, -s.between(2, 12))
	w.receipts = append(w.receipts, receipt{row: receiptRow{
		ID: int64(len(w.receipts) + 1), SupplierID: p.row.SupplierID, Warehouse: p.row.Warehouse,
		Status: oneOf(s, []string{announced, toCount, toCount, partial}), Carrier: oneOf(s, words("haulier")),
		ExpectedOn: w.now.AddDate(0, 0, s.between(3, 40)).Format(time.DateOnly), CreatedAt: created, UpdatedAt: created,
	}})
}

// arrived is a delivery of the period, complete. What came is within what is available at the end, so the ledger
// never dips below zero.
func (w *world) arrived(s source, seller *supplier) {
	on := w.start.AddDate(0, 0, s.between(60, 400))
	at := len(w.receipts)
	w.receipts = append(w.receipts, receipt{row: receiptRow{
		ID: int64(at + 1), SupplierID: seller.row.ID, Status: complete, Carrier: oneOf(s, words("haulier")),
		ExpectedOn: on.Format(time.DateOnly), CreatedAt: on.AddDate(0, 0, -10), UpdatedAt: on,
	}})
	house := oneOf(s, seller.products).row.Warehouse
	w.receipts[at].row.Warehouse = house
	for _, p := range seller.products {
		cartons := p.stock.available / int64(p.row.UnitsPerCarton) / 3
		if p.row.Warehouse != house || cartons == 0 || len(w.receipts[at].lines) == 8 {
			continue
		}
		quantity := cartons * int64(p.row.UnitsPerCarton)
		line := &receiptLine{product: p, expected: quantity}
		w.addLine(at, line)
		w.count(line, quantity, on)
	}
}

func (w *world) addLine(at int, line *receiptLine) {
	w.lastLine++
	line.id = w.lastLine
	w.receipts[at].lines = append(w.receipts[at].lines, line)
}

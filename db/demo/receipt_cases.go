package demo

import (
	"cmp"
	"fmt"
	"time"
)

// showReceipts gives fournisseur@ deliveries in every state, to its own warehouse and to Dartess. They come behind all others, so
// that those keep their numbers, and bring wines that nobody was promised.
func (w *world) showReceipts() {
	seller := w.suppliers[0]
	for _, warehouse := range []string{"supplier", "dartess"} {
		var wines []*product
		for _, p := range seller.products {
			if p.row.Warehouse == warehouse && p.stock.open == nil && p.stock.available >= int64(30*p.row.UnitsPerCarton) {
				wines = append(wines, p)
			}
		}
		if len(wines) >= winesShown {
			w.showIn(warehouse, wines[len(wines)-winesShown:])
		}
	}
}

// winesShown is how many wines the deliveries of one warehouse bring.
const winesShown = 4

// showIn makes the deliveries of one warehouse.
func (w *world) showIn(warehouse string, wines []*product) {
	for _, c := range []struct {
		status         string
		days           int // until it is expected
		carrier, track string
	}{
		{announced, 9, "Kerval Transport", "KV-7741-09"},
		{announced, -4, "Fret des Coteaux", ""}, // late
		{toCount, -1, "Transports Duvernoy", "DV-20-4417"},
		{partial, -2, "Kerval Transport", "KV-7699-12"},
		{complete, -16, "Transports Duvernoy", "DV-20-4102"},
		{complete, -23, "Fret des Coteaux", "FC-88120"},
		{canceledReceipt, -6, "", ""},
	} {
		created := w.now.AddDate(0, 0, min(c.days, 0)-6)
		at := len(w.receipts)
		w.receipts = append(w.receipts, receipt{row: receiptRow{
			ID: int64(at + 1), SupplierID: wines[0].row.SupplierID, Warehouse: warehouse, Status: c.status, Carrier: c.carrier,
			TrackingNumber: c.track, Reference: fmt.Sprintf("BL-%d", 4000+at), ExpectedOn: w.now.AddDate(0, 0, c.days).Format(time.DateOnly),
			CreatedAt: created, UpdatedAt: created,
		}})
		if warehouse == "dartess" && c.status == toCount { // made up, as long and as formed as those of the customs
			w.receipts[at].row.DutyStatus, w.receipts[at].row.ARC = "suspended", "26FRG0012340004417000"
		}
		for n, p := range wines[:winesShown-1] {
			w.addLine(at, &receiptLine{product: p, expected: int64((n + 2) * p.row.UnitsPerCarton)})
		}
		w.showCount(at, wines)
	}
}

// showCount counts a delivery as its state says: in part with a broken bottle, in whole, or closed short with a wine that was
// not announced.
func (w *world) showCount(at int, wines []*product) {
	r := &w.receipts[at]
	on := r.row.CreatedAt.Add(untilCounted)
	take := func(line *receiptLine, quantity int64) {
		w.count(line, quantity, on)
		line.product.stock.available += quantity
	}
	switch {
	case r.row.Status == partial:
		take(r.lines[0], r.lines[0].expected)
		r.lines[1].damaged, r.lines[1].note = 1, "Une bouteille cassée dans le carton du dessous"
		take(r.lines[1], int64(r.lines[1].product.row.UnitsPerCarton)-1)
	case r.row.Status == complete && r.row.Carrier == "Fret des Coteaux":
		take(r.lines[0], r.lines[0].expected-int64(r.lines[0].product.row.UnitsPerCarton))
		take(r.lines[1], r.lines[1].expected)
		take(r.lines[2], r.lines[2].expected)
		other := &receiptLine{product: wines[winesShown-1], note: "Non annoncé sur le bon de livraison"}
		w.addLine(at, other)
		take(other, int64(other.product.row.UnitsPerCarton))
	case r.row.Status == complete:
		for _, line := range r.lines {
			take(line, line.expected)
		}
	}
}

// untilCounted is how long after its announcement a delivery is counted, where nothing else is drawn.
const untilCounted = 24 * time.Hour

// tellReceipts gives each receipt its number, its timeline and its counts, from what became of it.
func (w *world) tellReceipts() {
	for at := range w.receipts {
		r := &w.receipts[at]
		r.row.Number = fmt.Sprintf("REC-%d-%06d", r.row.CreatedAt.Year(), r.row.ID)
		r.row.DutyStatus = cmp.Or(r.row.DutyStatus, "paid")
		r.row.CreatedBy = r.row.SupplierID
		counted := r.row.UpdatedAt
		if counted.Equal(r.row.CreatedAt) {
			counted = counted.Add(untilCounted)
		}
		arrived := counted.Add(-4 * time.Hour)
		keeper := r.row.SupplierID
		if r.row.Warehouse == "dartess" {
			keeper = adminID
		}
		w.step(r, r.row.SupplierID, "", announced, r.row.CreatedAt, "")
		switch r.row.Status {
		case canceledReceipt:
			w.step(r, r.row.SupplierID, announced, canceledReceipt, arrived, "Le camion a été annulé : la livraison sera annoncée à nouveau.")
			continue
		case announced:
			continue
		}
		r.row.ArrivedAt = &arrived
		w.step(r, keeper, announced, toCount, arrived, "")
		if r.row.Status != toCount {
			w.tellCount(r, keeper, counted)
		}
	}
}

// tellCount is the count of a receipt, which completes it or not.
func (w *world) tellCount(r *receipt, keeper int64, at time.Time) {
	reason := ""
	var units, damaged int64
	for _, l := range r.lines {
		if l.received+l.damaged == 0 {
			continue
		}
		r.counts = append(r.counts, receiptCountRow{
			ReceiptID: r.row.ID, LineID: l.id, Received: l.received, Damaged: l.damaged, Lot: l.lot(), Vintage: l.product.row.Vintage,
			Note: l.note, ActorID: keeper, CreatedAt: at,
		})
		units += l.received
		damaged += l.damaged
		if r.row.Status == complete && l.received+l.damaged < l.expected {
			reason = "Un carton manque : le transporteur l’a confirmé."
		}
	}
	w.step(r, keeper, toCount, r.row.Status, at, reason)
	last := &r.steps[len(r.steps)-1]
	last.Changed, last.Units, last.Damaged = []string{"counted"}, units, damaged
}

// lot is that of what a line brings; a wine without a vintage says so in its place.
func (l *receiptLine) lot() string {
	if l.product.row.Vintage == 0 {
		return fmt.Sprintf("LNV-%03d", l.id)
	}
	return fmt.Sprintf("L%02d-%03d", l.product.row.Vintage%100, l.id)
}

func (w *world) step(r *receipt, actor int64, from, to string, at time.Time, comment string) {
	r.row.UpdatedAt = at
	r.row.Version++
	r.steps = append(r.steps, receiptStepRow{
		ReceiptID: r.row.ID, FromStatus: from, ToStatus: to, Changed: []string{}, ActorID: actor, ActorName: w.people[actor-1].display,
		Comment: comment, CreatedAt: at,
	})
}

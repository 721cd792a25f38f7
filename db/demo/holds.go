package demo

import "slices"

// holding tells the states whose goods still wait in the warehouse.
func holding(status string) bool {
	return slices.Contains([]string{processing, waitingPayment, paid, paidError, validated, preparation, partiallyShipped}, status)
}

// tags names each line's stock, and promises goods of expected deliveries to young orders (domain 3.3).
func (o *order) tags() {
	for _, l := range o.lines {
		at := &l.product.stock
		l.tag = "normal"
		if l.product.row.Warehouse == "dartess" {
			l.tag = "dartess_warehouse"
		}
		young := holding(o.status) && o.status != preparation && o.status != partiallyShipped
		if young && at.available == 0 && at.open != nil && at.open.expected-at.open.received-at.open.promised >= l.quantity {
			l.tag, l.promised = "pending_receipt", true
		} else if holding(o.status) && at.available <= int64(l.product.row.StockAlertThreshold) {
			l.tag = "stock_alert"
		}
	}
}

// move writes what an order did to the stock: reserved when it was made, out when it was shipped, given back when
// it was canceled. Large sets keep only what is still held; the goods before count as gone at the opening.
func (w *world) move(o *order, history bool) {
	if o.status == quotation || o.status == canceledQuotation || !history && !holding(o.status) {
		return
	}
	for _, l := range o.lines {
		w.hold(o, l)
		for _, out := range o.departures(l) {
			if history && out.Kind == "shipment" {
				out.Lot = l.product.stock.takeLot(-out.OnHandDelta, out.CreatedAt)
			}
			l.lots = append(l.lots, out.Lot)
			w.ledger.movements = append(w.ledger.movements, out)
			at := &l.product.stock
			at.reserved += out.ReservedDelta
			at.shipped -= out.OnHandDelta
			if held := &w.ledger.reservations[len(w.ledger.reservations)-1]; held.Reserved+out.ReservedDelta > 0 {
				held.Reserved += out.ReservedDelta
			} else {
				w.ledger.reservations = w.ledger.reservations[:len(w.ledger.reservations)-1]
			}
		}
	}
}

// hold reserves a line's goods, or promises them on an expected delivery.
func (w *world) hold(o *order, l *line) {
	at := &l.product.stock
	reserved, promised := l.quantity, int64(0)
	var receiptLine *int64
	day := ""
	if l.promised {
		reserved, promised, receiptLine, day = 0, l.quantity, &at.open.id, w.promisedOn(l.product)
		at.open.promised += promised
	}
	at.reserved += reserved
	at.promised += promised
	w.ledger.movements = append(w.ledger.movements, movementRow{
		ProductID: l.product.row.ID, Kind: "reservation", ReservedDelta: reserved, PromisedDelta: promised, OrderID: &o.id,
		ReceiptLineID: receiptLine, ActorID: o.placedBy.row.ID, CreatedAt: o.created,
	})
	w.ledger.reservations = append(w.ledger.reservations, reservationRow{
		ID: int64(len(w.ledger.reservations) + 1), OrderID: o.id, OrderItemID: l.id, ProductID: l.product.row.ID,
		Reserved: reserved, Promised: promised, ReceiptLineID: receiptLine, PromisedOn: day,
		CreatedAt: o.created,
	})
}

// departures of a line: a release, or one or two shipments.
func (o *order) departures(l *line) []movementRow {
	var out []movementRow
	left := l.quantity
	for _, p := range o.steps {
		row := movementRow{ProductID: l.product.row.ID, OrderID: &o.id, CreatedAt: p.at}
		switch p.to {
		case canceled:
			row.Kind, row.ReservedDelta, row.ActorID = "release", -left, p.by.row.ID
			row.Reason = "Commande annulée"
			left = 0
		case partiallyShipped:
			half := left / 2 / int64(l.product.row.OrderMultiple) * int64(l.product.row.OrderMultiple)
			row.Kind, row.OnHandDelta, row.ReservedDelta, row.ActorID = "shipment", -half, -half, o.seller.row.ID
			left -= half
		case pendingShipping:
			row.Kind, row.OnHandDelta, row.ReservedDelta, row.ActorID = "shipment", -left, -left, o.seller.row.ID
			left = 0
		}
		if row.ReservedDelta != 0 {
			out = append(out, row)
		}
	}
	return out
}

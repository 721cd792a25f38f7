package billing_test

import (
	"testing"

	"pgregory.net/rapid"

	"millesime/cmd/millesime/app/apptest"
	_ "millesime/platform/testkit/constant"
)

// Domain 5.8: whatever is shipped, delivered, given up, credited and sent again, the invoices of an order less its credit notes come to
// what was shipped and kept of it, to the cent.
func TestDocumentsOfAnOrderSumToWhatWasKept(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-30 20:30", func(m month) { // what is gathered is issued as soon as the job looks
		s := m.scene
		s.accept()
		s.h.Exec(t, "UPDATE stock_levels SET on_hand = 60000")
		s.h.Exec(t, "UPDATE user_relations SET outstanding_value_cents = 1000000000")       // of any number of orders
		s.h.Exec(t, "UPDATE parameter_suppliers SET free_shipping_from_value_cents = NULL") // carriage is charged
		rapid.Check(t, func(r *rapid.T) {
			w := walk{scene: s, r: r, quantity: rapid.IntRange(2, 3).Draw(r, "cartons") * 6}
			w.buys = rapid.SampledFrom([]string{"professional", "professional", "individual", "in a store"}).Draw(r, "buys")
			w.gathered = w.buys != "in a store" && rapid.Bool().Draw(r, "gathered")
			s.invoiced(map[bool]string{true: "month", false: "delivery"}[w.gathered])
			second := map[bool]string{true: "type = 'still', abv_tenths = 130", false: "type = 'juice', abv_tenths = 0"}[w.buys == "in a store"]
			s.h.Exec(t, "UPDATE products SET "+second+" WHERE id = ?", apptest.LastOnes) // taxed at 5.5 %
			w.order = s.prepared(apptest.Item(apptest.AlphaWine, int64(w.quantity)), apptest.Item(apptest.LastOnes, 6))
			w.sellTo()
			w.invoices(false)
			if w.gathered {
				w.beside = s.delivered(6)
			}
			for range rapid.IntRange(3, 14).Draw(r, "steps") {
				w.step()
				w.agrees()
			}
			w.finish()
			w.checkParcels()
			w.checkShare(w.order)
			if w.gathered {
				w.checkShare(w.beside)
			}
			for what, query := range sums() {
				if n := s.h.Count(t, query); n != 0 {
					r.Fatalf("%d %s", n, what)
				}
			}
		})
	})
}

// sums are what never holds of documents.
func sums() map[string]string {
	const kept = `SELECT o.id, o.total_tax_excl_cents AS excl, o.total_tax_incl_cents AS incl,
 COALESCE(SUM(CASE i.kind WHEN 'invoice' THEN i.total_tax_excl_cents ELSE -i.total_tax_excl_cents END), 0) AS invoiced,
 COALESCE(SUM(CASE i.kind WHEN 'invoice' THEN i.total_tax_incl_cents ELSE -i.total_tax_incl_cents END), 0) AS with_tax,
 (SELECT COUNT(*) FROM order_items s WHERE s.order_id = o.id AND s.unit_price_tax_incl_cents > 0) AS in_store
 FROM orders o LEFT JOIN invoices i ON i.order_id = o.id WHERE o.status IN ('billed', 'closed')
 AND NOT EXISTS (SELECT 1 FROM invoice_orders g JOIN invoices j ON j.id = g.invoice_id WHERE g.order_id = o.id AND j.order_id = 0) GROUP BY o.id`
	return map[string]string{
		"orders off their documents":         "SELECT COUNT(*) FROM (" + kept + ") k WHERE in_store = 0 AND excl <> invoiced",
		"store orders off their documents":   "SELECT COUNT(*) FROM (" + kept + ") k WHERE in_store > 0 AND incl <> with_tax",
		"store orders off the VAT of theirs": "SELECT COUNT(*) FROM (" + kept + ") k WHERE in_store > 0 AND ABS(excl - invoiced) > 2",
		// Where an invoice was credited whole at a rate while others stand, its VAT went with it to the cent (decision 53).
		"orders off the VAT of their documents": "SELECT COUNT(*) FROM (" + kept + ") k WHERE in_store = 0 AND (ABS(incl - with_tax) > 2 OR incl <> with_tax AND NOT EXISTS" +
			" (SELECT 1 FROM invoices i WHERE i.order_id = k.id AND i.credited_cents > 0))",
		"documents below nothing":                "SELECT COUNT(*) FROM invoices WHERE total_tax_excl_cents < 0 OR total_tax_incl_cents < total_tax_excl_cents",
		"credits that are not counted":           "SELECT COUNT(*) FROM invoices i WHERE i.credited_cents <> (SELECT COALESCE(SUM(c.total_tax_incl_cents), 0) FROM invoices c WHERE c.credit_of = i.id)",
		"gaps":                                   "SELECT COUNT(*) FROM invoice_numbers n WHERE n.last <> (SELECT COUNT(*) FROM invoices i WHERE i.supplier_id = n.supplier_id AND i.kind = n.kind)",
		"credits beyond the goods of an invoice": "SELECT COUNT(*) FROM invoices i WHERE i.credited_cents > i.total_tax_incl_cents",
	}
}

// walk leads one order.
type walk struct {
	scene

	r        *rapid.T
	order    string
	quantity int
	buys     string // who, and how
	gathered bool   // by the month
	beside   string // an order that is gathered with it

	elsewhere bool // its supplier issues new invoices itself
}

// sellTo makes it an individual's order, or one of a store, whose prices incl. tax are the master: at 20 % a sixth of them is VAT, half a
// cent up.
func (w *walk) sellTo() {
	id := w.h.Count(w.TB, "SELECT id FROM orders WHERE number = ?", w.seller.Get(w.order).Want(200).Text("number"))
	if w.buys != "professional" {
		w.h.Exec(w.TB, `UPDATE orders SET customer = '{"id":3,"group":"customer","company":"Le Bistrot"}' WHERE id = ?`, id)
	}
	if w.buys != "in a store" {
		return
	}
	for _, item := range w.see().Items {
		w.h.Exec(w.TB, "UPDATE order_items SET unit_price_tax_incl_cents = ? WHERE id = ?", rapid.IntRange(1, 3_000).Draw(w.r, "price"), item.ID)
	}
	w.h.Exec(w.TB, "UPDATE order_items SET total_tax_incl_cents = unit_price_tax_incl_cents * quantity WHERE order_id = ?", id)
	const goods = "CAST((SELECT SUM(i.total_tax_incl_cents) FROM order_items i WHERE i.order_id = orders.id) AS BIGINT)"
	w.h.Exec(w.TB, "UPDATE orders SET total_tax_incl_cents = "+goods+" + shipping_cents + shipping_cents / 5, total_tax_excl_cents = "+goods+
		" - (2 * "+goods+" + 6) / 12 + shipping_cents WHERE id = ?", id)
	w.h.Exec(w.TB, "UPDATE exposures SET owed_cents = "+owed)
}

// shown is what the walk looks at.
type shown struct {
	Status                               string
	TotalPriceTaxExcl, TotalPriceTaxIncl float64
	ShippingPriceTaxExcl                 float64
	Items                                []shownItem
	Shipments                            []shownParcel
	Incidents                            []struct {
		From  string
		Lines []struct {
			ID, Item, Quantity int64
			Shipment           int64
			Outcome            string
		}
	}
}

type shownItem struct {
	ID, RemainingQuantity, ShippedQuantity, KeptQuantity int64
	UnitPriceTaxExcl, VATRate                            float64
	Product                                              struct{ ID int64 }
}

type shownParcel struct {
	ID          int64
	Number      string
	MayConfirm  bool
	DeliveredAt *string
	Lines       []struct{ Item, Quantity int64 }
}

func (w *walk) see() (o shown) {
	w.seller.Get(w.order).Want(200).JSON(&o)
	return o
}

func (w *walk) step() {
	o := w.see()
	switch rapid.SampledFrom([]string{"ship", "ship", "deliver", "deliver", "deliver", "complain", "complain", "close", "close", "gather", "found", "elsewhere"}).Draw(w.r, "what") {
	case "ship":
		w.send(o, false)
	case "deliver":
		for _, parcel := range o.Shipments {
			if parcel.MayConfirm {
				w.buyer.Post(path(w.order, "shipments", parcel.ID, "delivery"), nil)
				break
			}
		}
	case "complain":
		w.complain(o)
	case "gather":
		w.issueWaiting()
	case "found":
		for _, parcel := range o.Shipments {
			if parcel.DeliveredAt == nil {
				w.buyer.Post(path(w.order, "shipments", parcel.ID, "delivery"), nil)
			}
		}
	case "elsewhere":
		w.invoices(!w.elsewhere)
	default:
		w.seller.Post(w.order+"/remainder", fields{"comment": "Rupture"})
	}
	w.h.Settle(w.TB)
}

// send ships some of what remains, or all of it.
func (w *walk) send(o shown, all bool) {
	var lines []any
	for _, i := range o.Items {
		n := i.RemainingQuantity
		if !all && n > 0 {
			n = int64(rapid.IntRange(0, int(n)).Draw(w.r, "units"))
		}
		if n > 0 {
			lines = append(lines, fields{"item": i.ID, "quantity": n})
		}
	}
	if len(lines) > 0 {
		w.seller.Post(w.order+"/shipments", fields{"carrier": "Geodis", "lines": lines})
	}
}

// complain reports units that left, and settles them at once.
func (w *walk) complain(o shown) {
	if len(o.Shipments) == 0 {
		return
	}
	parcel := rapid.SampledFrom(o.Shipments).Draw(w.r, "parcel")
	line := rapid.SampledFrom(parcel.Lines).Draw(w.r, "line")
	kind := rapid.SampledFrom([]string{"wrong", "missing"}).Draw(w.r, "kind")
	units := rapid.IntRange(1, int(line.Quantity)).Draw(w.r, "complained")
	if rapid.Bool().Draw(w.r, "all") {
		units = int(line.Quantity)
	}
	body := fields{"transition": "incident", "comment": "Erreur", "incident": fields{"kind": kind, "lines": []any{
		fields{"item": line.Item, "shipment": parcel.ID, "quantity": units, "reason": "Erreur"},
	}}}
	if got := w.buyer.Post(w.order+"/transitions", body); got.Status != 200 {
		return
	}
	w.h.Settle(w.TB)
	open := w.see().Incidents
	outcome := rapid.SampledFrom([]string{"credit", "refund", "goods_back", "replace", "rejected"}).Draw(w.r, "outcome")
	last := open[len(open)-1]
	to := last.From
	if outcome == "replace" {
		to = "preparation"
	}
	settle := func(outcome, to string) int {
		return w.seller.Post(w.order+"/transitions", fields{"transition": to, "outcomes": []any{
			fields{"line": last.Lines[0].ID, "outcome": outcome, "comment": "Décidé"},
		}}).Status
	}
	if settle(outcome, to) != 200 && settle("rejected", last.From) != 200 {
		w.r.Fatalf("an incident cannot be settled: %s", w.seller.Get(w.order).Body)
	}
}

// finish ships and delivers the rest.
func (w *walk) finish() {
	w.invoices(false)
	w.send(w.see(), true)
	w.h.Settle(w.TB)
	for _, parcel := range w.see().Shipments {
		if parcel.MayConfirm {
			w.buyer.Post(path(w.order, "shipments", parcel.ID, "delivery"), nil).Want(200)
		}
	}
	w.h.Settle(w.TB)
	w.issueWaiting()
	if o := w.see(); o.Status != "billed" && o.Status != "closed" {
		w.r.Fatalf("it ends as %s: %s", o.Status, w.seller.Get(w.order).Body)
	}
}

// checkParcels checks that invoices hold nothing that was not in their parcel, and nothing of it twice.
func (w *walk) checkParcels() {
	invoiced, o := w.documented(w.order).of, w.see()
	for _, parcel := range o.Shipments {
		for _, item := range o.Items {
			held := int64(0)
			for _, line := range parcel.Lines {
				if line.Item == item.ID {
					held += line.Quantity
				}
			}
			if invoiced[parcel.Number][item.Product.ID] > held {
				w.r.Fatalf("more of %s is invoiced than it held", parcel.Number)
			}
		}
	}
}

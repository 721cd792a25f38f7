package demo

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

// written gathers rows of orders until there are enough for a few large statements.
type written struct {
	checkouts   []checkoutRow
	orders      []orderRow
	items       []itemRow
	transitions []transitionRow
	revisions   []revisionRow
	parcels     parcels
	invoices    *invoices
	incidents   incidents
	history     bool // of what left, parcel by parcel
	lastStep    int64
	lastTrade   map[pairKey]time.Time
}

// errTooFew refuses a set in which nobody finds anything to order.
var errTooFew = errors.New("too few products or buyers to make orders")

// mostIdle is how many checkouts in a row may find nothing.
const mostIdle = 1000

// flushOrders bounds the memory that a large set takes.
const flushOrders = 2000

// writeOrders makes the orders in the order of time and writes them as they come.
func (w *world) writeOrders(ctx context.Context, tx *db.Tx) error {
	relays, err := readRelays(ctx, tx)
	if err != nil {
		return err
	}
	m := w.newMaker()
	negotiations := newSource(streamQuotations)
	out := &written{lastTrade: map[pairKey]time.Time{}, history: w.scale.Orders <= benchmarkOrders, invoices: &w.invoices}
	instants := w.calendar(w.scale.Orders)
	for idle := 0; m.made < w.scale.Orders; {
		c := m.checkout(instants[m.made], w.scale.Orders-m.made)
		if len(c.orders) == 0 {
			if idle++; idle == mostIdle {
				return errTooFew
			}
			continue
		}
		idle = 0
		c.ship(m.s, relays)
		for _, o := range c.orders {
			m.identify(o)
			o.sum()
			o.negotiate(negotiations, w)
			w.useCode(c, o)
			o.tags()
			o.steps = o.timeline(m.s)
			o.date(o.steps, w.now)
			w.letFallDue(o)
			o.takeBack(w.now)
			o.dateRevisions()
			w.owe(o)
			w.move(o, out.history)
		}
		out.add(c)
		if len(out.orders) >= flushOrders {
			if err := out.flush(ctx, tx); err != nil {
				return err
			}
		}
	}
	if err := out.flush(ctx, tx); err != nil {
		return err
	}
	if err := w.tasteSamples(ctx, tx, m, out); err != nil {
		return err
	}
	if err := w.sellInShops(ctx, tx, m, out, relays); err != nil {
		return err
	}
	if err := w.guestsOrder(ctx, tx, m, out); err != nil {
		return err
	}
	if err := out.trade(ctx, tx); err != nil {
		return err
	}
	if err := w.setInMotion(ctx, tx); err != nil {
		return err
	}
	return writeAll(ctx, tx, countNumbers("order_numbers", int64(m.made)), countNumbers("quotation_numbers", int64(max(w.quotations, 1))),
		countNumbers("shipment_numbers", max(out.parcels.lastShipment, 1)))
}

// owe adds an order to its pair's exposure in the states that count (domain 5.6).
func (w *world) owe(o *order) {
	owed := []string{validated, preparation, partiallyShipped, pendingShipping, shipped, pendingInvoice, billed, incident, processing}
	if o.onCredit && slices.Contains(owed, o.status) {
		o.relation.exposure += o.totals.incl
	}
}

func (out *written) add(c *checkout) {
	first := c.orders[0]
	row := checkoutRow{ID: c.id, ActorID: first.placedBy.row.ID, CreatedAt: first.created}
	for _, o := range c.orders {
		row.TotalTaxInclCents += o.totals.incl
		out.orders = append(out.orders, newOrderRow(c, o))
		out.revisions = append(out.revisions, o.revisionRows()...)
		for i, l := range o.lines {
			out.items = append(out.items, newItemRow(o, l, i))
		}
		parcels, lines := len(out.parcels.shipments), len(out.parcels.lines)
		if out.history {
			out.invoices.addDeposit(o)
			out.parcels.add(o, c.offer.label)
			out.orders[len(out.orders)-1].Charged = out.invoices.add(o, out.parcels.shipments[parcels:], out.parcels.lines[lines:])
		}
		out.incidents.add(o, out.parcels.lines[lines:])
		from := ""
		for _, p := range o.steps {
			out.lastStep++
			t := transitionRow{ID: out.lastStep, OrderID: o.id, FromStatus: from, ToStatus: p.to, Comment: p.reason, CreatedAt: p.at}
			if p.by != nil {
				t.ActorID, t.ActorName = p.by.row.ID, p.by.display
			}
			out.transitions = append(out.transitions, t)
			from = p.to
		}
		if o.status != quotation && o.status != canceledQuotation {
			if key := (pairKey{o.seller.row.ID, o.buyer.row.ID}); o.created.After(out.lastTrade[key]) {
				out.lastTrade[key] = o.created
			}
		}
	}
	out.checkouts = append(out.checkouts, row)
}

func (out *written) flush(ctx context.Context, tx *db.Tx) error {
	if err := writeAll(ctx, tx, put(out.checkouts), put(out.orders), put(out.items), put(out.transitions), put(out.revisions)); err != nil {
		return err
	}
	out.revisions = out.revisions[:0]
	if err := out.parcels.flush(ctx, tx); err != nil {
		return err
	}
	if err := out.incidents.flush(ctx, tx); err != nil {
		return err
	}
	out.checkouts, out.orders = out.checkouts[:0], out.orders[:0]
	out.items, out.transitions = out.items[:0], out.transitions[:0]
	return nil
}

// trade writes who last ordered from whom.
func (out *written) trade(ctx context.Context, tx *db.Tx) error {
	rows := make([]tradeRow, 0, len(out.lastTrade))
	for key, last := range out.lastTrade {
		rows = append(rows, tradeRow{SupplierID: key.parent, CustomerID: key.child, LastOrderAt: last})
	}
	slices.SortFunc(rows, func(a, b tradeRow) int {
		if a.SupplierID != b.SupplierID {
			return int(a.SupplierID - b.SupplierID)
		}
		return int(a.CustomerID - b.CustomerID)
	})
	return insert(ctx, tx, rows)
}

// countNumbers moves a series of numbers beyond those given here.
func countNumbers(numbers string, last int64) part {
	return func(ctx context.Context, tx *db.Tx) error {
		query, args := "UPDATE ? SET last = ?", []any{bun.Ident(numbers), last}
		if tx.Dialect() == db.Postgres {
			query, args = "SELECT setval(?, ?)", []any{numbers, last}
		}
		_, err := tx.IDB().NewRaw(query, args...).Exec(ctx)
		return db.Wrap(err, "advance the "+numbers)
	}
}

// sumExposures writes what customers owe suppliers (domain 5.6).
func sumExposures(ctx context.Context, tx *db.Tx) error {
	owed := []string{validated, preparation, partiallyShipped, pendingShipping, shipped, pendingInvoice, billed, closed, incident}
	_, err := tx.IDB().NewRaw(`INSERT INTO exposures (supplier_id, customer_id, owed_cents, updated_at)
SELECT supplier_id, customer_id, SUM(cents), MAX(at) FROM (
  SELECT supplier_id, customer_id, total_tax_incl_cents - paid_cents AS cents, updated_at AS at FROM orders WHERE status IN (?)
  UNION ALL SELECT supplier_id, customer_id, -unallocated_cents, created_at FROM payments WHERE unallocated_cents > 0
) AS o GROUP BY supplier_id, customer_id`,
		bun.List(owed)).Exec(ctx)
	if err != nil {
		return fmt.Errorf("sum exposures: %w", err)
	}
	return nil
}

package demo

import (
	"context"
	"encoding/json"
	"time"

	"millesime/platform/auth"
	"millesime/platform/db"
)

// shopSale is an order of a shop in a state that the draws may leave out.
type shopSale struct {
	status string
	days   int // since it was ordered
	group  auth.Group
}

// shopPause lies between two sales of a day.
const shopPause = 11 * time.Minute

// shopSales lead to every state that orders of shops have, whatever day the set is made, the oldest first; closed ones are many. Individuals pay in advance:
// only a works council with an encours waits for its supplier, or owes an invoice.
func shopSales() []shopSale {
	return []shopSale{
		{incident, 11, auth.Customer},
		{billed, 9, auth.CSE},
		{pendingInvoice, 8, auth.Customer},
		{shipped, 7, auth.Customer},
		{pendingShipping, 6, auth.Customer},
		{partiallyShipped, 5, auth.Customer},
		{canceled, 5, auth.Customer},
		{preparation, 4, auth.Customer},
		{paidError, 3, auth.Customer},
		{paid, 2, auth.Customer},
		{validated, 2, auth.Customer},
		{waitingPayment, 1, auth.Customer},
		{processing, 1, auth.CSE},
	}
}

// sellInShops adds them behind all others, which keep their ids. A set of another size has as many orders as it was asked for.
func (w *world) sellInShops(ctx context.Context, tx *db.Tx, m *maker, out *written, relays map[string]json.RawMessage) error {
	if w.scale.Orders != demoOrders {
		return nil
	}
	s := newSource(streamShopSales)
	sold := map[*buyer]bool{}
	for n, sale := range shopSales() {
		at := byDayWithin(w.daysAgo(sale.days).Add(time.Duration(n-len(shopSales()))*shopPause), w.start, w.now)
		for _, b := range m.regular {
			if from := b.shop(); b.group == sale.group && from != nil && !sold[b] {
				sold[b] = w.sellInShop(s, m, out, relays, &order{
					created: at, buyer: b, seller: from.seller, relation: from.relation, placedBy: b.person, store: true,
				}, sale.status)
				if !sold[b] {
					continue
				}
				if sale.status == pendingInvoice {
					if err := holdInvoices(ctx, tx, from.seller); err != nil {
						return err
					}
				}
				break
			}
		}
	}
	return out.flush(ctx, tx)
}

// shop is where a buyer orders at shop prices: not with fournisseur@, whose figures stay, and with an encours where it is a professional.
func (b *buyer) shop() *pair {
	for _, from := range b.pairs {
		onCredit := from.relation != nil && from.relation.row.OutstandingValueCents != nil && from.agent == nil && !from.seller.terms.AutoValidate
		if from.seller.inStore && len(from.seller.store) > 0 && from.seller.row.ID != supplierID && (b.group == auth.Customer || onCredit) {
			return from
		}
	}
	return nil
}

// sellInShop makes one; false: the shop has nothing for the buyer.
func (w *world) sellInShop(s source, m *maker, out *written, relays map[string]json.RawMessage, o *order, status string) bool {
	if o.onCredit = o.buyer.group != auth.Customer; !o.onCredit {
		o.relation = nil // its terms are between professionals
	}
	c := &checkout{id: m.s.uuid()}
	if c.add(m, o, status); len(c.orders) == 0 || o.status != status {
		return false
	}
	if status == partiallyShipped { // half of it leaves by the carton
		o.lines[0].quantity *= 2
	}
	c.fill()
	c.ship(s, relays)
	m.identify(o)
	o.sum()
	o.tags()
	o.steps = o.timeline(s)
	o.date(o.steps, w.now)
	if status == billed { // the last invoice of all, so that the others keep their ids
		o.steps[len(o.steps)-1].at = worked(w.now).Add(-time.Second)
	}
	w.owe(o)
	w.move(o, true)
	out.add(c)
	return true
}

// holdInvoices takes from a supplier what its invoices must say of it, so that one waits, which is issued at once otherwise.
func holdInvoices(ctx context.Context, tx *db.Tx, s *supplier) error {
	_, err := tx.IDB().NewRaw("UPDATE parameter_suppliers SET legal_form = '' WHERE user_id = ?", s.row.ID).Exec(ctx)
	return db.Wrap(err, "hold the invoices of a supplier")
}

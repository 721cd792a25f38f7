package demo

import (
	"context"
	"slices"
	"strings"
	"time"

	"millesime/modules/pricing/pricingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/money"
)

// room is what guests of the restaurants that sell wine to take home ordered.
type room struct {
	guests []*buyer
	orders []*order // one each
}

const (
	rooms      = 2 // restaurants that sell to their guests
	roomMonths = 3 // since they do
)

// rebates are what the restaurants earn on what they bring.
func rebates() [rooms]money.Rate { return [rooms]money.Rate{8_00, 10_00} }

// restaurants are those that sell to their guests.
func (w *world) restaurants() []*person {
	var found []*person
	for _, b := range w.buyers {
		if b.group == auth.Restaurant && b.row.Status == string(auth.Valid) && len(found) < rooms {
			found = append(found, b.person)
		}
	}
	return found
}

func (w *world) roomsOpened() time.Time { return w.now.AddDate(0, -roomMonths, 0) }

// isGuest tells who ordered without an account.
func (p *person) isGuest() bool { return p.row.ContactEmail != "" }

// atHome is an order of a guest: how many days ago, and what became of it.
type atHome struct {
	days   int
	status string
}

// ordersAtHome are those of each restaurant's guests, one in each state at least.
func ordersAtHome() []atHome {
	return []atHome{
		{74, closed},
		{52, closed},
		{33, closed},
		{24, canceled},
		{19, incident},
		{13, pendingInvoice},
		{10, shipped},
		{7, partiallyShipped},
		{6, pendingShipping},
		{5, preparation},
		{4, validated},
		{3, paid},
		{2, paidError},
		{1, waitingPayment},
	}
}

// guestsOrder lets guests order at home what they tasted. Their orders come after all others, so that those stay as they are.
func (w *world) guestsOrder(ctx context.Context, tx *db.Tx, m *maker, out *written) error {
	s := newSource(streamGuests)
	var users []userRow
	var addresses []addressRow
	var checkouts []*checkout
	for n, kind := range ordersAtHome() {
		for at, restaurant := range w.restaurants() {
			o := &order{
				created: byDayWithin(w.daysAgo(kind.days).Add(time.Duration(at)*time.Hour), time.Time{}, w.now), status: kind.status, store: true,
				introducer: restaurant, introducerRate: rebates()[at],
			}
			o.taste(w.forLists(at), n)
			if len(o.lines) == 0 {
				continue
			}
			o.buyer = w.guest(s, o.created)
			o.placedBy = o.buyer.person
			checkouts = append(checkouts, &checkout{id: s.uuid(), orders: []*order{o}, offer: offers()[0].value})
			users = append(users, o.buyer.row)
			addresses = append(addresses, newAddressRow(o.buyer.billing), newAddressRow(o.buyer.shipping))
		}
	}
	if err := writeAll(ctx, tx, put(users), put(addresses)); err != nil {
		return err
	}
	slices.SortStableFunc(checkouts, func(a, b *checkout) int { return a.orders[0].created.Compare(b.orders[0].created) })
	for _, c := range checkouts {
		o := c.orders[0]
		c.fill()
		c.share()
		m.identify(o)
		o.sum()
		o.steps = o.timeline(s)
		o.date(o.steps, w.now)
		w.move(o, out.history)
		out.add(c)
		w.room.orders = append(w.room.orders, o)
	}
	return out.flush(ctx, tx)
}

// taste gives an order a wine of a list, and another that the same supplier sells.
func (o *order) taste(wines []*product, turn int) {
	for n := range wines {
		p := wines[(turn+n)%len(wines)]
		quantity := int64(max(p.row.MinQuantity, p.row.OrderMultiple))
		if p.row.Warehouse == pricingapi.WarehouseDartess {
			quantity = bottlesAsked
		}
		if p.row.Vintage >= o.created.Year() || p.stock.available < 10*quantity || o.seller != nil && p.seller != o.seller {
			continue
		}
		o.seller = p.seller
		if o.lines = append(o.lines, &line{product: p, quantity: quantity}); len(o.lines) == 2 {
			return
		}
	}
}

// guest is an individual as one is kept who concludes a request.
func (w *world) guest(s source, at time.Time) *buyer {
	_, first, last := human(s)
	town := oneOf(s, townsNear(""))
	p := &person{row: userRow{
		ID: int64(len(w.people) + 1), Email: usersapi.GuestEmail(s.uuid()), ContactEmail: email(first+" "+last, len(w.people)),
		GroupCode: string(auth.Customer), Status: string(auth.Valid), FirstName: first, LastName: last, Phone: phone(s, town.department()),
		CreatedAt: at, UpdatedAt: at,
	}}
	p.row.PersonSearch = fold.Text(first + " " + last + " " + p.row.ContactEmail)
	p.row.LastNameSearch = fold.Text(strings.TrimSpace(last + " " + first))
	p.name("")
	p.addresses(s, draft{demoAccount: demoAccount{group: auth.Customer, company: p.display, street: street(s), place: town}})
	w.people = append(w.people, p)
	made := &buyer{person: p, group: auth.Customer}
	w.room.guests = append(w.room.guests, made)
	return made
}

// introducerFee is what who brought an order earns: its rate of the goods.
func (o *order) introducerFee() money.Cents { return money.Percent(o.totals.subExcl, o.introducerRate) }

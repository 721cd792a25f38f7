package demo

import (
	"context"

	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/money"
	"millesime/platform/shelf"
)

// served is how the restaurants of the set sell to their guests.
type served struct {
	waiters  []waiterRow
	lists    []wineListRow
	entries  []wineListEntryRow
	requests []*guestRequest
}

const (
	listed      = 14 // wines of a list
	listedOfOne = 4  // of a supplier
	glassOf     = 5  // a bottle in glasses, with what is spilled
	roomFactor  = 3  // what a bottle costs in the room beside the shop's price
	roundTo     = 50 // cents
)

// writeTasteAndBuy gives two restaurants a list, waiters, and requests of guests in each state; those of guests who ordered lead to
// their orders, which are written.
func (w *world) writeTasteAndBuy(ctx context.Context, tx *db.Tx) error {
	var out served
	for n, restaurant := range w.restaurants() {
		w.serve(&out, n, restaurant)
	}
	rows := out.rows()
	if err := w.rebate(ctx, tx); err != nil {
		return err
	}
	return writeAll(ctx, tx, put(out.waiters), put(out.lists), put(out.entries), put(rows.requests), put(rows.items), put(rows.orders),
		put(rows.steps), countNumbers("guest_request_numbers", int64(len(out.requests))))
}

// rebate grants the restaurants what they earn on what they bring.
func (w *world) rebate(ctx context.Context, tx *db.Tx) error {
	for n, restaurant := range w.restaurants() {
		_, err := tx.IDB().NewRaw("INSERT INTO parameter_buyers (user_id, supplier_rebate_bp) VALUES (?, ?) "+
			"ON CONFLICT (user_id) DO UPDATE SET supplier_rebate_bp = EXCLUDED.supplier_rebate_bp", restaurant.row.ID, rebates()[n]).Exec(ctx)
		if err != nil {
			return db.Wrap(err, "grant rebates")
		}
	}
	return nil
}

func (w *world) serve(out *served, n int, restaurant *person) {
	id, from := restaurant.row.ID, w.roomsOpened()
	var waiters []waiterRow
	for at, name := range [][2]string{{"Léa", "Fontaine"}, {"Hugo", "Marchand"}, {"Nora", "Saïdi"}} {
		waiter := waiterRow{
			ID: int64(len(out.waiters) + at + 1), RestaurantID: id, FirstName: name[0], LastName: name[1],
			Email: fold.Slug(name[0]) + "." + fold.Slug(name[1]) + "@salle.example", ToldAt: from, HandedAt: from, Active: at < 2,
			NameSearch: fold.Text(name[1] + " " + name[0]), CreatedAt: from, UpdatedAt: from,
		}
		if waiter.Active {
			waiter.PINHash, waiter.PINSetAt = w.hash, from
		}
		waiter.SearchText = fold.Text(name[0] + " " + name[1] + " " + waiter.Email)
		waiters = append(waiters, waiter)
	}
	out.waiters = append(out.waiters, waiters...)
	list := wineListRow{
		ID: int64(n + 1), RestaurantID: id, Name: "La carte des vins", GlassCl: 12, LinkDelay: "next_morning", CreatedAt: from, UpdatedAt: from,
	}
	out.lists = append(out.lists, list)
	wines := w.forLists(n)
	for at, p := range wines {
		bottle := (p.store*roomFactor + roundTo/2) / roundTo * roundTo
		entry := wineListEntryRow{
			ListID: list.ID, ProductID: p.row.ID, Position: int64(at + 1), Section: shelf.SectionOf(p.growth.kind, p.growth.colour),
			BottlePriceCents: bottle, Favourite: at%5 == 0, AvailableTonight: at%7 != 3,
		}
		if at%3 == 0 {
			glass := (bottle/glassOf + roundTo/2) / roundTo * roundTo
			entry.GlassPriceCents, entry.Comment = &glass, "Servi au verre cette semaine."
		}
		out.entries = append(out.entries, entry)
	}
	if len(wines) > 0 {
		out.requests = append(out.requests, w.askInTheRoom(restaurant, waiters[:2], wines)...)
	}
	concluded := 0
	for _, o := range w.room.orders {
		if o.introducer == restaurant {
			out.requests = append(out.requests, concludedBy(o, waiters[concluded%2]))
			concluded++
		}
	}
}

// forLists are wines of open shops, others for each list.
func (w *world) forLists(list int) []*product {
	var found []*product
	by := map[*supplier]int{}
	for at, p := range w.products {
		if at%rooms == list && p.inOpenShop() && len(found) < listed && by[p.seller] < listedOfOne {
			by[p.seller]++
			found = append(found, p)
		}
	}
	return found
}

// inOpenShop tells whether the supplier's open shop sells it.
func (p *product) inOpenShop() bool {
	return p.store > 0 && p.row.InStore && p.seller.inStore && p.row.Status == "active"
}

// shippingIncl is what the delivery of an order costs, incl. tax.
func (o *order) shippingIncl() money.Cents { return o.totals.incl - o.totals.subIncl }

package demo

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/fold"
)

// guestRequest is what a guest asked for, and what became of it.
type guestRequest struct {
	row    guestRequestRow
	items  []guestRequestItemRow
	orders []guestRequestOrderRow
	steps  []guestRequestStepRow
}

const bottlesAsked = 6

// askedBy are people who ask without ordering, with where they live.
func askedBy() [][4]string {
	return [][4]string{
		{"Hélène", "Vasseur", "59000", "Lille"},
		{"Marc", "Oudin", "69003", "Lyon"},
		{"Inès", "Carpentier", "44000", "Nantes"},
		{"Paul", "Lestrange", "33000", "Bordeaux"},
		{"Sonia", "Belkacem", "13006", "Marseille"},
	}
}

// askInTheRoom makes a request in each state that a guest brings one to without ordering.
func (w *world) askInTheRoom(restaurant *person, waiters []waiterRow, wines []*product) []*guestRequest {
	var asked []*guestRequest
	wines = slices.DeleteFunc(slices.Clone(wines), func(p *product) bool { return p.seller == w.suppliers[0] }) // the others have no grid of their own
	if len(wines) == 0 {
		return nil
	}
	evenings := []int{0, 2, 9, 13, 17} // ago: the link of the second left yesterday at nine
	for n, status := range []string{"requested", "sent", "refused", "expired", "canceled"} {
		made := clock.Instant(evening(w.now, evenings[n]))
		if status == "requested" {
			made = w.now.Add(-time.Hour)
		}
		g, p := askedBy()[n], wines[n%len(wines)]
		r := askedAt(made, restaurant.row.ID, restaurant.display, waiters[n%2])
		r.row.FirstName, r.row.LastName, r.row.Phone = g[0], g[1], "06 00 00 00 0"+strconv.Itoa(n)
		r.row.Email = fold.Slug(g[0]) + "." + fold.Slug(g[1]) + "@courriel.example"
		r.row.Address = marshal(usersapi.Address{ID: -1, Street: strconv.Itoa(3+n) + " rue des Acacias", Postcode: g[2], City: g[3], Country: "FR"})
		o := orderAtHome(p)
		r.row.Bottles, r.row.ItemCount, r.row.ShippingCents, r.row.TotalCents = bottlesAsked, 1, o.shippingIncl(), o.totals.incl
		r.items = []guestRequestItemRow{{
			Position: 1, ProductID: p.row.ID, SupplierID: p.seller.row.ID, Product: p.copied, Quantity: bottlesAsked,
			UnitPriceCents: p.store, TotalCents: p.store * bottlesAsked,
		}}
		switch status {
		case "sent":
			r.send()
		case "refused":
			r.send()
			r.end(status, 0, "", r.row.LinkSentAt.Add(5*time.Hour))
		case "expired":
			r.send()
			r.end(status, 0, "", r.row.LinkExpiresAt)
		case "canceled":
			r.end(status, restaurant.row.ID, restaurant.display, made.Add(time.Hour))
		}
		asked = append(asked, r)
	}
	return asked
}

// orderAtHome is what a request of a wine comes to, as it would be ordered now.
func orderAtHome(p *product) *order {
	o := &order{store: true, seller: p.seller, lines: []*line{{product: p, quantity: bottlesAsked}}}
	o.prices()
	(&checkout{orders: []*order{o}, offer: offers()[0].value}).share()
	o.sum()
	return o
}

// concludedBy is the request that led to an order: asked for the evening before its link, which leaves the morning of the order.
func concludedBy(o *order, waiter waiterRow) *guestRequest {
	days := 1
	if o.created.In(clock.Paris).Hour() <= linkHour {
		days++
	}
	r := askedAt(clock.Instant(evening(o.created, days)), o.introducer.row.ID, o.introducer.display, waiter)
	guest, address, fee := o.buyer.row, o.buyer.shipping, o.introducerFee()
	address.ID = -1
	r.row.FirstName, r.row.LastName, r.row.Email, r.row.Phone = guest.FirstName, guest.LastName, guest.ContactEmail, guest.Phone
	r.row.Address, r.row.GuestID, r.row.Bottles, r.row.ItemCount = marshal(address), guest.ID, int64(o.totals.units), int64(len(o.lines))
	r.row.ShippingCents, r.row.TotalCents, r.row.CommissionRateBp, r.row.CommissionCents = o.shippingIncl(), o.totals.incl, o.introducerRate, &fee
	for n, l := range o.lines {
		r.items = append(r.items, guestRequestItemRow{
			Position: int64(n + 1), ProductID: l.product.row.ID, SupplierID: o.seller.row.ID, Product: l.product.copied, Quantity: l.quantity,
			UnitPriceCents: l.unitTaxIncl(), TotalCents: l.gross, OrderID: o.id, Sold: l.quantity, SoldCents: l.gross,
		})
	}
	row := guestRequestOrderRow{
		OrderID: o.id, Number: o.number, SupplierID: o.seller.row.ID, SupplierName: o.seller.display, GoodsCents: o.totals.subExcl,
		TotalCents: o.totals.incl, CommissionCents: fee,
	}
	for _, p := range o.steps {
		if p.to == paid {
			row.PaidAt = p.at
		}
	}
	if o.status == canceled {
		row.CanceledAt = o.steps[len(o.steps)-1].at
	}
	r.orders = []guestRequestOrderRow{row}
	r.send()
	r.end("concluded", 0, "", o.created)
	return r
}

const linkHour = 9 // in Paris

// evening is one in the room, some days before an instant.
func evening(before time.Time, days int) time.Time {
	day := before.In(clock.Paris)
	return time.Date(day.Year(), day.Month(), day.Day()-days, 21, 40, 0, 0, clock.Paris)
}

// askedAt begins a request that a waiter enters.
func askedAt(made time.Time, restaurantID int64, restaurant string, waiter waiterRow) *guestRequest {
	local := made.In(clock.Paris)
	return &guestRequest{
		row: guestRequestRow{
			RestaurantID: restaurantID, WaiterID: waiter.ID, Status: "requested", Language: "fr", AgeCheckedAt: made,
			AgeChecker: waiter.FirstName + " " + waiter.LastName, ConsentAt: made, CreatedAt: made, UpdatedAt: made,
			LinkDueAt: clock.Instant(time.Date(local.Year(), local.Month(), local.Day()+1, linkHour, 0, 0, 0, clock.Paris)),
		},
		steps: []guestRequestStepRow{{ToStatus: "requested", ActorID: restaurantID, ActorName: restaurant, CreatedAt: made}},
	}
}

// send lets the link leave at its time.
func (r *guestRequest) send() {
	at := r.row.LinkDueAt
	r.row.LinkSentAt, r.row.MailedAt, r.row.Mails, r.row.LinkExpiresAt = at, at, 1, at.Add(48*time.Hour)
	r.move("sent", 0, "", at)
}

func (r *guestRequest) end(status string, by int64, name string, at time.Time) {
	r.move(status, by, name, at)
	r.row.EndedAt = at
}

func (r *guestRequest) move(status string, by int64, name string, at time.Time) {
	r.steps = append(r.steps, guestRequestStepRow{FromStatus: r.row.Status, ToStatus: status, ActorID: by, ActorName: name, CreatedAt: at})
	r.row.Status, r.row.UpdatedAt = status, at
}

// requestRows are requests as their tables hold them.
type requestRows struct {
	requests []guestRequestRow
	items    []guestRequestItemRow
	orders   []guestRequestOrderRow
	steps    []guestRequestStepRow
}

// rows numbers requests in the order in which they were made.
func (out *served) rows() requestRows {
	slices.SortStableFunc(out.requests, func(a, b *guestRequest) int { return a.row.CreatedAt.Compare(b.row.CreatedAt) })
	var all requestRows
	for n, r := range out.requests {
		r.row.ID = int64(n + 1)
		r.row.Number = fmt.Sprintf("DGB-%d-%06d", r.row.CreatedAt.In(clock.Paris).Year(), r.row.ID)
		r.row.SearchText = fold.Text(r.row.Number + " " + r.row.FirstName + " " + r.row.LastName + " " + r.row.Email)
		all.requests = append(all.requests, r.row)
		for _, item := range r.items {
			item.RequestID = r.row.ID
			all.items = append(all.items, item)
		}
		for _, o := range r.orders {
			o.RequestID = r.row.ID
			all.orders = append(all.orders, o)
		}
		for _, s := range r.steps {
			s.RequestID = r.row.ID
			all.steps = append(all.steps, s)
		}
	}
	return all
}

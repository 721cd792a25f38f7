package domain

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"millesime/modules/cart/cartapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/document"
	"millesime/platform/fault"
	"millesime/platform/fold"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// The further keys that lists of requests are sorted by.
const (
	SortTotal    = "totalPriceTaxIncl"
	SortLinkSent = "linkSentAt"
)

// Request is what a guest asks to have sent home. It reserves nothing, and nobody owes anything by it.
type Request struct {
	ID             int64
	Number         string
	RestaurantID   int64
	WaiterID       int64 // 0: entered by the restaurant itself
	Status         Status
	Guest          Guest
	Items          []Item
	Bottles        int64
	ItemCount      int64
	Shipping       money.Cents // incl. tax, as it was shown, as the total
	Total          money.Cents
	CommissionRate money.Rate
	Commission     *money.Cents // nil: not concluded
	AgeCheckedAt   time.Time
	AgeCheckedBy   string
	ConsentAt      time.Time
	LinkDueAt      time.Time
	LinkSentAt     time.Time // zero: it has not left
	LinkExpiresAt  time.Time
	Mails          int64 // with the link, of the day of MailedAt
	MailedAt       time.Time
	GuestID        int64 // the person that the guest became; 0: none
	EndedAt        time.Time
	ErasedAt       time.Time
	Version        int64
	CreatedAt      time.Time
	UpdatedAt      time.Time

	Waiter   Person
	Orders   []Order
	Timeline []Step
}

// Guest is who asks.
type Guest struct {
	FirstName string
	LastName  string
	Email     string
	Phone     string
	Language  string
	Address   usersapi.Address
}

// Name is the first and the last name.
func (g Guest) Name() string { return strings.TrimSpace(g.FirstName + " " + g.LastName) }

// Item is some of a wine that is asked for.
type Item struct {
	ProductID  int64
	SupplierID int64
	Product    ordersapi.Product // as it was called
	Quantity   int64
	UnitPrice  money.Cents // incl. tax, as it was shown
	Total      money.Cents
	OrderID    int64       // that it was ordered by; 0: by none
	Sold       int64       // of it, ordered and kept
	SoldTotal  money.Cents // what that comes to, incl. tax
}

// Order is one that a request became.
type Order struct {
	ID         int64
	RequestID  int64
	Number     string
	SupplierID int64
	Supplier   string
	Goods      money.Cents // excl. tax
	Total      money.Cents // incl. tax
	Commission money.Cents
	PaidAt     time.Time // zero: it is not: its commission is not due yet
	CanceledAt time.Time // since when nothing of it is kept: canceled, or withdrawn from entirely; zero: some is
	Bottles    int64
	Wines      money.Cents // incl. tax, of the total

	Lines       []OrderLine // as it is concluded
	Withdrawing Withdrawing // by its guest; only where one request is read
}

// Withdrawing is what a guest withdraws from and the seller has not settled yet: until then it counts as kept.
type Withdrawing struct {
	Bottles int64
	Total   money.Cents // incl. tax
}

// Withdraw notes what of the order its guest keeps: what it is of beyond that is withdrawn from.
func (o *Order) Withdraw(kept int64, total money.Cents) {
	if n := o.Bottles - kept; n > 0 {
		o.Withdrawing = Withdrawing{Bottles: n, Total: o.Total - total}
	}
}

// Emptied tells whether nothing is kept of any of its lines.
func (o *Order) Emptied() bool {
	return len(o.Lines) > 0 && !slices.ContainsFunc(o.Lines, func(l OrderLine) bool { return l.Quantity > 0 })
}

// OrderLine is what of a wine was ordered.
type OrderLine struct {
	ProductID, Quantity int64
	Total               money.Cents // incl. tax
}

// SearchText is what a search looks into.
func (r *Request) SearchText() string {
	return fold.Text(r.Number + " " + r.Guest.Name() + " " + r.Guest.Email)
}

// Transitions are those by which a role may move the request now.
func (r *Request) Transitions(role Role) []Transition { return table.Allowed(r.Status, role, *r) }

// Sale is the request as what is to be ordered: of these products, or of all.
func (r *Request) Sale(goods []cartapi.SaleLine) cartapi.Sale {
	return cartapi.Sale{
		CustomerID: r.GuestID, Goods: goods, Address: r.Guest.Address, Origin: ordersapi.OriginTasteAndBuy, Rate: r.CommissionRate,
	}
}

// Goods are what is asked for.
func (r *Request) Goods() []cartapi.SaleLine {
	return lists.Each(r.Items, func(i Item) cartapi.SaleLine { return cartapi.SaleLine{ProductID: i.ProductID, Quantity: i.Quantity} })
}

// Move brings the request to a state; one in which it ends notes when.
func (r *Request) Move(to Status, at time.Time) Step {
	step := Step{From: r.Status, To: to, At: at}
	r.Status, r.UpdatedAt = to, at
	r.Version++
	if to != Sent && to != Requested {
		r.EndedAt = at
	}
	return step
}

// Send notes that the mail with the link leaves: the first one makes it good for 48 hours.
func (r *Request) Send(at time.Time) {
	if r.LinkSentAt.IsZero() {
		r.LinkSentAt, r.LinkExpiresAt = at, at.Add(linkLasts)
	}
	if at.Sub(r.MailedAt) > dayLong {
		r.Mails = 0
	}
	r.Mails++
	r.MailedAt = at
}

const dayLong = 24 * time.Hour

// CheckResend refuses to send the link again before it left, once it is over, and too often.
func (r *Request) CheckResend(at time.Time) error {
	switch {
	case r.Status == Requested:
		return ErrLinkNotDue
	case r.Status != Sent || !at.Before(r.LinkExpiresAt):
		return ErrLinkOver
	case r.Mails >= mailsADay && at.Sub(r.MailedAt) <= dayLong:
		return ErrManyMails
	}
	return nil
}

// Conclude notes the orders that the request became.
func (r *Request) Conclude(sold []cartapi.Sold) {
	var all money.Cents
	for _, s := range sold {
		r.Orders = append(r.Orders, Order{
			ID: s.OrderID, RequestID: r.ID, Number: s.Number, SupplierID: s.Supplier.ID, Supplier: s.Supplier.DisplayName(),
			Goods: s.SubTotalTaxExcl, Total: s.TotalTaxIncl, Commission: s.Introduction.Fee,
			Lines: lists.Each(s.Items, func(i ordersapi.Item) OrderLine { return OrderLine{i.Product.ID, i.Quantity, i.TotalTaxIncl} }),
		})
		all += s.Introduction.Fee
	}
	r.Commission = &all
}

// NoWaiter is in place of the waiter of a request that its restaurant entered itself.
const NoWaiter = 0

// RequestFilter narrows a list of requests.
type RequestFilter struct {
	Statuses []Status
	Waiters  []int64 // none: any; NoWaiter among them
	Product  int64   // 0: any
	Search   string
	From     time.Time // zero: since ever
	Until    time.Time // zero: until now
	Part     lists.Part
}

// Wish is a line of a request as somebody enters it.
type Wish struct{ ProductID, Quantity int64 }

// CheckWishes refuses what is not on the list, cannot be sold now, or is there twice.
func CheckWishes(wishes []Wish, list *ShownList) error {
	var refused []fault.Violation
	seen := map[int64]bool{}
	for i, w := range wishes {
		path := fmt.Sprintf("items[%d].product", i)
		e := list.Entry(w.ProductID)
		switch {
		case e == nil:
			refused = append(refused, fault.At(path, "not_on_list", "Ce vin n’est pas sur la carte.", "This wine is not on the list."))
		case seen[w.ProductID]:
			refused = append(refused, fault.At(path, "twice", "Ce vin est déjà demandé.", "This wine is already asked for."))
		case !list.Sellable(e):
			refused = append(refused, fault.At(path, "not_sellable",
				"Ce vin ne peut pas être commandé pour le moment.", "This wine cannot be ordered at the moment."))
		}
		seen[w.ProductID] = true
	}
	return fault.Check(refused)
}

// Act is a step that a person made, as its file holds it.
type Act struct {
	Request string `json:"request"`
	document.Act[Status]
}

// Take keeps what is asked for as it is priced.
func (r *Request) Take(parts []ordersapi.Draft) {
	for _, part := range parts {
		for _, item := range part.Items {
			r.Items = append(r.Items, Item{
				ProductID: item.Product.ID, SupplierID: part.Supplier.ID, Product: item.Product, Quantity: item.Quantity,
				UnitPrice: item.UnitPriceTaxIncl, Total: item.TotalTaxIncl,
			})
			r.Bottles += item.Quantity
		}
	}
	r.ItemCount = int64(len(r.Items))
}

// Earned is the commission of the request's orders that were not canceled.
func (r *Request) Earned() (earned money.Cents) {
	for _, o := range r.Orders {
		if o.CanceledAt.IsZero() {
			earned += o.Commission
		}
	}
	return earned
}

// Ordered is what became of what was asked for: what was ordered and is kept, incl. tax; of a canceled order nothing is.
type Ordered struct {
	Bottles         int64
	Shipping, Total money.Cents
}

// Ordered is that of the request.
func (r *Request) Ordered() (all Ordered) {
	for _, o := range r.Orders {
		if o.CanceledAt.IsZero() {
			all.Bottles += o.Bottles
			all.Shipping += o.Total - o.Wines
			all.Total += o.Total
		}
	}
	return all
}

// OrderedOf is what of a line was ordered and is kept; false: no order has it.
func (r *Request) OrderedOf(i Item) (bottles int64, total money.Cents, ordered bool) {
	for _, o := range r.Orders {
		if o.ID == i.OrderID && o.CanceledAt.IsZero() {
			return i.Sold, i.SoldTotal, true
		}
	}
	return 0, 0, i.OrderID != 0
}

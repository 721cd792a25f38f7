package domain

import (
	"cmp"
	"slices"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/clock"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// cart is a quote under work.
type cart struct {
	request  pricingapi.Request
	book     Book
	date     string // in Paris
	lines    []*line
	orders   []*order // by supplier id, store orders last: spreads over them never depend on line order
	groups   []parcelGroup
	offers   []pricedOffer
	chosen   *pricedOffer
	relays   []pricingapi.Relay
	relay    *pricingapi.Relay
	code     *pricingapi.AppliedCode
	blockers []pricingapi.Blocker
}

// order is one supplier's part of the cart, professional or store.
type order struct {
	supplier  pricingapi.Supplier
	store     bool
	lines     []*line // in the order of the request
	lineNets  money.Cents
	allowance *pricingapi.Allowance
	shipping  money.Cents
	handling  money.Cents

	standardShipping money.Cents
	vat              []sale.OrderVAT
	goodsVAT         money.Cents
}

// line is a position under work. On a store line every amount is incl. tax until taxes() derives the rest.
type line struct {
	pricingapi.Line
	store     bool
	reference money.Cents // what discounts are measured against
	listPrice money.Cents // after step 2
	work      money.Micro // working price
	terms     money.Cents // working price after step 4, rounded: up to here the customer's own conditions
	listID    int64
	list      ListDiscounts // of the list that set the price
	codeShare money.Cents   // of an amount code
	unit      money.Cents   // after step 6
	amount    money.Cents   // line net; of a store line the gross
	net       money.Cents   // excl. tax
	allowance money.Cents   // its share of the document allowance
	before    money.Cents   // quantity × reference, excl. tax
	trace     []sale.TraceStep
}

func newCart(request pricingapi.Request, book Book) *cart {
	c := &cart{request: request, book: book, date: clock.DateOf(request.At)}
	worked := make([]line, len(request.Lines)) // at once: a page prices thirty
	c.lines = make([]*line, len(request.Lines))
	for n, l := range request.Lines {
		work := &worked[n]
		*work = line{Line: l, store: l.Store || request.Customer.Individual, list: ListOpen}
		c.lines[n] = work
		o := c.orderOf(work)
		o.lines = append(o.lines, work)
	}
	slices.SortFunc(c.orders, func(a, b *order) int {
		return cmp.Or(cmp.Compare(a.supplier.ID, b.supplier.ID), compareBool(a.store, b.store))
	})
	return c
}

// orderOf finds or opens the order that a line belongs to.
func (c *cart) orderOf(l *line) *order {
	for _, o := range c.orders {
		if o.supplier.ID == l.SupplierID && o.store == l.store {
			return o
		}
	}
	o := &order{supplier: pricingapi.Supplier{ID: l.SupplierID}, store: l.store}
	for _, s := range c.request.Suppliers {
		if s.ID == l.SupplierID {
			o.supplier = s
		}
	}
	c.orders = append(c.orders, o)
	return o
}

// professional gives the orders that steps 3, 4 and 7 may apply to.
func (c *cart) professional() []*order {
	return slices.DeleteFunc(slices.Clone(c.orders), func(o *order) bool { return o.store })
}

// times is the price of the line's quantity.
func (l *line) times(price money.Cents) money.Cents { return price * money.Cents(l.Quantity) }

// discount takes a percentage off the working price and notes why.
func (l *line) discount(step sale.TraceStep, rate money.Rate) {
	step.Rate, step.Before = rate, l.work
	l.work = l.work.Less(rate)
	step.After = l.work
	l.trace = append(l.trace, step)
}

// set gives the line a price that replaces the working one and notes why.
func (l *line) set(step sale.TraceStep, price money.Cents) {
	step.Before = l.work
	l.work = price.Micro()
	step.After = l.work
	l.trace = append(l.trace, step)
}

// compareLines orders lines by what they are, not by where they stand, so that the odd cents of a spread
// do not move when lines are permuted.
func compareLines(a, b *line) int {
	return cmp.Or(
		cmp.Compare(a.SupplierID, b.SupplierID), compareBool(a.store, b.store),
		cmp.Compare(a.ProductID, b.ProductID), cmp.Compare(b.VATRate, a.VATRate),
		cmp.Compare(a.Warehouse, b.Warehouse), cmp.Compare(b.amount, a.amount), cmp.Compare(a.Key, b.Key),
	)
}

func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	default:
		return 1
	}
}

// SameSet compares ids whatever their order.
func SameSet(a, b []int64) bool {
	return slices.Equal(slices.Compact(slices.Sorted(slices.Values(a))), slices.Compact(slices.Sorted(slices.Values(b))))
}

// Without are those of some that are not among others.
func Without(of, among []int64) []int64 {
	return slices.DeleteFunc(slices.Clone(of), func(id int64) bool { return slices.Contains(among, id) })
}

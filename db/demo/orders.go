package demo

import (
	"encoding/json"
	"fmt"
	"time"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// order is one supplier's part of a checkout.
type order struct {
	id       int64
	number   string
	created  time.Time
	buyer    *buyer
	seller   *supplier
	relation *relation
	agent    *agent // of the pair at that time
	agentFee money.Rate
	placedBy *person
	onBehalf bool
	onCredit bool // within encours: nothing to pay first
	store    bool
	status   string
	lines    []*line
	steps    []step
	shipping money.Cents
	totals   totals
	ordered  *totals // before some of it was credited; nil: as ordered

	code       *code // a percentage that it used
	codeAmount money.Cents

	introducer     *person // who brought it: the restaurant of its guest; nil: nobody
	introducerRate money.Rate

	revisions []revision // of the quotation that it is or was
	quotation int        // its number in their series; 0: it never was one
	age       time.Duration
}

// checkout makes one order per supplier.
type checkout struct {
	id     string
	orders []*order
	offer  offer
	relay  *json.RawMessage // copy of the pickup point, nil for home
	note   string
}

// maker makes checkouts from random draws.
type maker struct {
	w       *world
	s       source
	regular []*buyer // who orders besides the demo accounts
	demo    []choice[*buyer]
	most    int // lines of an order
	made    int // orders so far
	items   int64
}

// Above so many orders a set is for benchmarks: fewer lines, and no ledger of what left long ago.
const benchmarkOrders = 20_000

func (w *world) newMaker() *maker {
	m := &maker{w: w, s: newSource(streamOrders), most: 6}
	if w.scale.Orders > benchmarkOrders {
		m.most = 3
	}
	// How many of the demo set's orders each demo account makes.
	shares := map[int64]int{restaurantID: 70, wineMerchantID: 40, hypermarketID: 28, cseID: 22, customerID: 9, negociantID: 24}
	for _, b := range w.buyers {
		if len(b.pairs) == 0 {
			continue
		}
		if share, ok := shares[b.row.ID]; ok {
			m.demo = append(m.demo, choice[*buyer]{b, share})
		} else {
			m.regular = append(m.regular, b)
		}
	}
	return m
}

// buyer draws who orders next. The demo accounts order about as often in a large set as in the demo set.
func (m *maker) buyer() *buyer {
	if len(m.regular) == 0 || m.s.IntN(max(m.w.scale.Orders, demoOrders)) < 193 {
		return weighted(m.s, m.demo)
	}
	return oneOf(m.s, m.regular)
}

// checkout makes the orders of one moment; at most so many.
func (m *maker) checkout(at time.Time, atMost int) *checkout {
	c := &checkout{id: m.s.uuid(), note: m.note()}
	status := statusAt(m.s, m.w.now.Sub(at))
	isChosen := atMost <= 4*len(youngStates())
	if isChosen {
		status = youngStates()[atMost%len(youngStates())]
	}
	first := m.propose(at)
	for range 5_000 { // somebody whose terms lead to this state
		if first.suits(status, atMost) {
			break
		}
		first = m.propose(at)
	}
	c.add(m, first, status)
	if !first.onBehalf && len(c.orders) == 1 && !isChosen && m.s.chance(18) {
		if from := oneOf(m.s, first.buyer.pairs); from.seller != first.seller {
			second := m.order(first.buyer, from, at)
			if second.onBehalf { // one checkout is placed by one person
				second.onBehalf, second.placedBy = false, second.buyer.person
			}
			c.add(m, second, statusAt(m.s, m.w.now.Sub(at)))
		}
	}
	c.fill()
	return c
}

// propose draws who orders from whom: fournisseur@ oftener than others.
func (m *maker) propose(at time.Time) *order {
	b := m.buyer()
	from := oneOf(m.s, b.pairs)
	if m.s.chance(20) {
		for _, p := range b.pairs {
			if p.seller.row.ID == supplierID {
				from = p
			}
		}
	}
	return m.order(b, from, at)
}

// order begins an order with the terms between the two.
func (m *maker) order(b *buyer, from *pair, at time.Time) *order {
	o := &order{created: at, buyer: b, seller: from.seller, relation: from.relation, placedBy: b.person}
	o.store = b.group == auth.Customer || b.group == auth.CSE && len(from.seller.store) > 5 && m.s.chance(20)
	if o.store {
		o.relation = nil // its terms are between professionals
	} else if from.agent != nil && from.relation.row.AgentSince.Before(at) {
		o.byAgent(m.s, from)
	}
	o.onCredit = o.relation != nil && o.relation.row.OutstandingValueCents != nil
	return o
}

// add fills an order with goods; one that finds none is left out.
func (c *checkout) add(m *maker, o *order, status string) {
	o.status = o.fitting(status)
	o.choose(m.s, m.most)
	if len(o.lines) == 0 {
		return
	}
	for _, l := range o.lines {
		if o.onBehalf && m.s.chance(30) {
			l.discount = min(money.Rate(m.s.between(1, 5))*100, o.margin(m.w))
		}
	}
	c.orders = append(c.orders, o)
}

// byAgent notes the pair's agent; some of its orders it places itself.
func (o *order) byAgent(s source, from *pair) {
	o.agent, o.agentFee = from.agent, usualFee
	if fee := from.relation.row.AgentFeeBp; fee != nil {
		o.agentFee = *fee
	} else if fee := from.agentFee; fee != nil {
		o.agentFee = *fee
	}
	if s.chance(30) {
		o.onBehalf, o.placedBy = true, from.agent.person
	}
}

// margin is the most that the agent may give (domain 4.2, step 5).
func (o *order) margin(w *world) money.Rate {
	return w.relations.byPair[pairKey{o.seller.row.ID, o.agent.row.ID}].row.NegociationMarginBp
}

// fill prices the lines and adds to them until minimum values are met and cartons of Dartess are full.
func (c *checkout) fill() {
	var mixed *line // takes what the cartons lack
	var units int64
	for _, o := range c.orders {
		o.prices()
		for !o.store && o.goods() < o.seller.terms.MinimumOrderValueCents {
			first := o.lines[0]
			first.quantity += int64(first.product.row.OrderMultiple)
			o.prices()
		}
		for _, l := range o.lines {
			if l.product.row.Warehouse == pricingapi.WarehouseDartess {
				mixed = l
				units += l.quantity
			}
		}
	}
	if mixed == nil || units%6 == 0 {
		return
	}
	mixed.quantity += 6 - units%6
	for _, o := range c.orders {
		o.prices()
	}
}

// goods is the sum of the line nets.
func (o *order) goods() (sum money.Cents) {
	for _, l := range o.lines {
		sum += l.net
	}
	return sum
}

// identify gives an order its ids and its number.
func (m *maker) identify(o *order) {
	m.made++
	o.id = int64(m.made)
	kind := "CMD"
	if o.status == quotation || o.status == canceledQuotation {
		kind = "DEV"
	}
	o.number = fmt.Sprintf("%s-%d-%06d", kind, o.created.Year(), m.made)
	for _, l := range o.lines {
		m.items++
		l.id = m.items
	}
}

func (m *maker) note() string {
	if !m.s.chance(9) {
		return ""
	}
	return oneOf(m.s, words("note"))
}

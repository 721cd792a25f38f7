package demo

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/clock"
	"millesime/platform/fold"
	"millesime/platform/money"
)

// Whom a quotation awaits (domain 5.5).
const (
	awaitsSeller   = "seller"
	awaitsCustomer = "customer"
)

// validDays is how long a revision stands.
const validDays = 15

// revision is what a quotation said at one time.
type revision struct {
	by         *person
	role       string
	message    string
	lines      []revisionLine
	shipping   money.Cents
	excl, incl money.Cents
	at         time.Time
}

type revisionLine struct {
	Item      int64           `json:"item"`
	Product   json.RawMessage `json:"product"`
	Quantity  int64           `json:"quantity"`
	Discount  money.Rate      `json:"discount"`
	ListPrice money.Cents     `json:"listPrice"`
	UnitPrice money.Cents     `json:"unitPrice"`
	Net       money.Cents     `json:"net"`
	Wanted    *money.Cents    `json:"wanted"`
	Message   string          `json:"message"`
}

type revisionRow struct {
	bun.BaseModel `bun:"table:quotation_revisions"`

	OrderID           int64
	Revision          int
	AuthorID          int64
	AuthorName        string
	AuthorRole        string
	Message           string
	Lines             json.RawMessage `bun:"type:jsonb"`
	ShippingCents     money.Cents
	TotalTaxExclCents money.Cents
	TotalTaxInclCents money.Cents
	ValidUntil        time.Time
	CreatedAt         time.Time
}

// quotationNumber is of a series of their own: a quotation and an order that has nothing to do with it are told apart.
func quotationNumber(year, number int) string { return fmt.Sprintf("DEV-%d-%06d", year, number) }

// isQuotation tells the states before anything is ordered.
func (o *order) isQuotation() bool { return o.status == quotation || o.status == canceledQuotation }

// suits tells whether an order may have this state. Every second quotation is a seller's, and the demo accounts see them.
func (o *order) suits(status string, turn int) bool {
	if o.fitting(status) != status {
		return false
	}
	if status != quotation {
		return o.isSeen(turn / len(youngStates()))
	}
	toDemo := o.buyer.row.ID == restaurantID || o.buyer.row.ID <= negociantID && turn%4 > 1
	return toDemo && o.onBehalf == (turn%2 == 0)
}

// isSeen tells whether the order is of the demo account whose round it is: whatever day the set is made, the accounts that people
// try first have orders in every state.
func (o *order) isSeen(round int) bool {
	switch round {
	case 1:
		return o.buyer.row.ID == restaurantID
	case 2:
		return o.seller.row.ID == supplierID
	case 3:
		return o.agent != nil && o.agent.row.ID == agentID
	default:
		return true
	}
}

// negotiate gives quotations, and some of the orders that buyers placed themselves, the revisions that led there. The
// lines end as the last revision has them.
func (o *order) negotiate(s source, w *world) {
	o.age = w.now.Sub(o.created)
	if o.store || !o.isQuotation() && (o.onBehalf || o.status == canceled || !s.chance(3)) {
		return
	}
	w.quotations++
	o.quotation = w.quotations
	if o.isQuotation() {
		o.number = quotationNumber(o.created.Year(), o.quotation)
	}
	scene := s.IntN(3)
	if o.status == quotation && o.seller.row.ID == supplierID && !w.askedSupplier {
		w.askedSupplier, scene = true, 0 // whatever day the set is made, fournisseur@ has one to answer: it was asked,
		if o.onBehalf {
			scene = 1 // or its customer wants it for less
		}
	}
	o.says(o.placedBy, o.opening())
	if o.status == canceledQuotation || o.isQuotation() && scene == 0 {
		return
	}
	if !o.onBehalf { // a seller answers what its customer asked for
		o.lower(s, 100_00)
		o.says(o.seller.person, oneOf(s, words("proposal")))
	}
	if !o.isQuotation() || !o.onBehalf && scene == 1 {
		return
	}
	o.counter(s)
	if o.onBehalf && scene == 2 {
		o.lower(s, o.margin(w))
		o.says(o.placedBy, "C’est d’accord pour un effort sur cette cuvée, si vous confirmez rapidement.")
	}
}

func (o *order) opening() string {
	if o.onBehalf {
		return "Voici notre proposition, comme convenu au téléphone."
	}
	return "Pourriez-vous me faire un prix sur cette sélection ?"
}

// says adds what the quotation is now as a revision.
func (o *order) says(by *person, message string) {
	r := revision{by: by, role: o.roleOf(by), message: message, shipping: o.shipping, excl: o.totals.excl, incl: o.totals.incl}
	for _, l := range o.lines {
		r.lines = append(r.lines, revisionLine{
			Item: l.id, Product: l.product.copied, Quantity: l.quantity, Discount: l.discount, ListPrice: l.reference, UnitPrice: l.unit, Net: l.net,
		})
	}
	o.revisions = append(o.revisions, r)
}

func (o *order) roleOf(p *person) string {
	switch p {
	case o.buyer.person:
		return "buyer"
	case o.seller.person:
		return "supplier"
	default:
		return "agent"
	}
}

// counter is the customer's wish for a lower price of the first line.
func (o *order) counter(s source) {
	o.says(o.buyer.person, oneOf(s, words("counter-proposal")))
	first := &o.revisions[len(o.revisions)-1].lines[0]
	wanted := first.UnitPrice - money.Percent(first.UnitPrice, 4_00)
	first.Wanted, first.Message = &wanted, "À ce prix, je prends tout de suite."
}

// lower gives a discount on the first line, of so much at most, unless the supplier's minimum value forbids it.
func (o *order) lower(s source, most money.Rate) {
	first, before := o.lines[0], o.lines[0].discount
	first.discount = max(before, min(most, money.Rate(s.between(1, 3))*100))
	o.prices()
	if o.goods() < o.seller.terms.MinimumOrderValueCents {
		first.discount = before
		o.prices()
	}
	o.sum()
}

// dateRevisions spreads them over the time that the quotation was open, and lets the system end some.
func (o *order) dateRevisions() {
	if len(o.revisions) == 0 {
		return
	}
	first := o.created
	last := first.Add(min(2*day, o.age/2))
	if !o.isQuotation() {
		first, last = o.created.Add(-3*day), o.created.Add(-2*time.Hour)
	}
	before := first.Add(-time.Second)
	for i := range o.revisions {
		at := first.Add(last.Sub(first) * time.Duration(i) / time.Duration(len(o.revisions))).Truncate(time.Second)
		o.revisions[i].at = byDayWithin(at, before, last)
		before = o.revisions[i].at
	}
	if ends := o.validUntil(); o.status == canceledQuotation && o.id%2 == 0 && o.age > ends.Sub(o.created)+day {
		o.steps[1] = step{to: canceledQuotation, at: ends}
	}
	if !o.isQuotation() { // it was a quotation first, then its customer accepted
		o.steps = append([]step{{to: quotation, by: o.revisions[0].by, at: o.revisions[0].at}}, o.steps...)
	}
}

// validUntil is the end of the last revision's last day, in Paris.
func (o *order) validUntil() time.Time {
	return clock.StartOf(clock.DateOf(o.revisions[len(o.revisions)-1].at), validDays+1)
}

// quoted fills what an order keeps of its time as a quotation.
func (o *order) quoted(row *orderRow) {
	if len(o.revisions) == 0 {
		return
	}
	until := o.validUntil()
	row.QuotationNumber = quotationNumber(o.revisions[0].at.In(clock.Paris).Year(), o.quotation)
	if row.QuotationNumber != row.Number {
		row.SearchText += " " + fold.Text(row.QuotationNumber)
	}
	row.Revision, row.ValidUntil = len(o.revisions), &until
	if o.status == quotation {
		row.Awaiting = awaitsCustomer
		if o.revisions[len(o.revisions)-1].role == "buyer" {
			row.Awaiting = awaitsSeller
		}
	}
	if o.isQuotation() {
		row.CgvHash, row.CgvAcceptedBy = "", 0
	}
}

func (o *order) revisionRows() []revisionRow {
	rows := make([]revisionRow, 0, len(o.revisions))
	for i, r := range o.revisions {
		rows = append(rows, revisionRow{
			OrderID: o.id, Revision: i + 1, AuthorID: r.by.row.ID, AuthorName: r.by.display, AuthorRole: r.role, Message: r.message,
			Lines: marshal(r.lines), ShippingCents: r.shipping, TotalTaxExclCents: r.excl, TotalTaxInclCents: r.incl,
			ValidUntil: clock.StartOf(clock.DateOf(r.at), validDays+1), CreatedAt: r.at,
		})
	}
	return rows
}

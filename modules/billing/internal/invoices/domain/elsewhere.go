package domain

import (
	"regexp"
	"slices"
	"strings"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/invoice"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Elsewhere is an invoice that a supplier issued itself.
type Elsewhere struct {
	Number       string
	IssuedOn     string
	TotalTaxIncl money.Cents
	Shipments    []int64 // that it is about; none: all that arrived and has no invoice
	Confirmed    bool    // its total is right, though it is not that of what arrived
}

// numberPattern is what the papers of suppliers have as a number; electronic invoices, which are not issued here, take no blanks and signs.
var numberPattern = regexp.MustCompile(`^[0-9A-Za-zÀ-ÖØ-öø-ÿ+\-_/.#°() ]{1,35}$`)

// NumberPattern of invoices.
func NumberPattern() *regexp.Regexp { return numberPattern }

// Entered is the invoice that a supplier issued for what arrived of orders of a customer and has none yet: for all of it, or for the
// parcels that are named. It is held against what arrived; what it is about is kept with it, so that each delivery is in one document.
// Where the supplier charges any tax, that of its total is the deliveries' share; its lines are on the paper that the supplier sent.
func (e Elsewhere) Entered(ledgers []Ledger, seller billingapi.Party, now time.Time) (Draft, error) {
	var since, numbers []string
	var drafts []Draft
	for _, l := range ledgers {
		since, numbers = append(since, clock.DateOf(l.order.OrderedAt)), append(numbers, l.order.Number)
		of, err := l.Drafts(seller, Issue{At: clock.StartOf(e.IssuedOn, 0), Shipments: e.Shipments})
		if err != nil {
			return Draft{}, err
		}
		drafts = append(drafts, of...)
	}
	if err := e.check("issuedElsewhere.", seller.ID, slices.Max(since), now); err != nil {
		return Draft{}, err
	}
	if len(drafts) == 0 {
		return Draft{}, ErrNotAwaited.With("number", strings.Join(numbers, ", "))
	}
	out := drafts[0]
	if len(drafts) > 1 {
		out = joined(drafts)
	}
	for _, d := range drafts {
		out.DueOn = min(out.DueOn, d.DueOn)
	}
	out.Number, out.Elsewhere, out.IssuedOn, out.CreatedAt, out.Paper.Mentions = e.Number, true, e.IssuedOn, now, []invoice.Mention{}
	taxed := seller.VATRegime == usersapi.VATNormal
	expected := Payable(seller, out.TotalTaxExcl, out.TotalTaxIncl)
	if off := e.TotalTaxIncl - expected; (off > aCent || off < -aCent) && !e.Confirmed {
		return Draft{}, fault.Invalid(fault.At("issuedElsewhere.totalPriceTaxIncl", "differs",
			"Ce qui est livré et n’est pas facturé fait {expected} : vérifiez le total, ou confirmez-le",
			"What was delivered and is not invoiced comes to {expected}: check the total, or confirm it", "expected", fault.Euros(expected)))
	}
	return out.comingTo(e.TotalTaxIncl, taxed), nil
}

// Payable is what the invoice of a seller comes to for goods: without VAT where it charges none.
func Payable(seller billingapi.Party, excl, incl money.Cents) money.Cents {
	if seller.VATRegime == usersapi.VATNormal {
		return incl
	}
	return excl
}

// aCent is what the invoice of who rounds in another way may be off ours.
const aCent = 1

// comingTo is the document at a total, which its orders and parcels share as they share what they come to here.
func (d Draft) comingTo(total money.Cents, taxed bool) Draft {
	weights := lists.Each(d.Paper.Parts, func(p billingapi.Part) int64 { return int64(p.TotalTaxIncl) })
	return d.sharing(total, money.Spread(total, weights), taxed)
}

// sharing is the document at a total, with these shares of its orders and parcels.
func (d Draft) sharing(total money.Cents, shares []money.Cents, taxed bool) Draft {
	d.TotalTaxExcl, d.TotalTaxIncl = shared(total, d.TotalTaxExcl, d.TotalTaxIncl, taxed), total
	d.Paper.Parts = slices.Clone(d.Paper.Parts)
	for n := range d.Paper.Parts {
		p := &d.Paper.Parts[n]
		p.TotalTaxExcl, p.TotalTaxIncl = shared(shares[n], p.TotalTaxExcl, p.TotalTaxIncl, taxed), shares[n]
	}
	return d
}

// shared is what of a total is excl. tax, as it is of what comes to excl and incl.
func shared(total, excl, incl money.Cents, taxed bool) money.Cents {
	if !taxed || incl <= 0 {
		return total
	}
	return money.Spread(total, []int64{int64(excl), int64(incl - excl)})[0]
}

// Complete gives an invoice of elsewhere its number and its day, which it lacked, and from which its term counts.
func (e Elsewhere) Complete(d Document, now time.Time) (Document, error) {
	if !d.NumberLacks {
		return Document{}, ErrNumbered.With("number", d.Number)
	}
	if invoice.NumberKey(e.Number) == invoice.NumberKey(d.Number) {
		return Document{}, fault.Invalid(fault.At("number", "placeholder",
			"C’est le numéro de la commande : saisissez celui de la facture", "This is the order’s number: enter that of the invoice"))
	}
	if err := e.check("", d.Supplier, d.Paper.Order.OrderedOn, now); err != nil {
		return Document{}, err
	}
	d.Number, d.IssuedOn, d.NumberLacks = e.Number, e.IssuedOn, false
	d.DueOn = invoice.Agreed(d.Paper.Terms, dayOf(clock.StartOf(e.IssuedOn, 0))).Format(time.DateOnly)
	return d, nil
}

// Credit is the credit note that a supplier issued for one of its invoices: no more than is left of it, of whose total the tax is the
// invoice's share. It is first about what is missed of each order of the invoice.
func (e Elsewhere) Credit(of Document, missed map[int64]money.Cents, cause Cause, now time.Time) (Draft, error) {
	if of.Kind != KindInvoice {
		return Draft{}, ErrNotFound
	}
	if err := e.check("", of.Supplier, of.IssuedOn, now); err != nil {
		return Draft{}, err
	}
	if left := of.TotalTaxIncl - of.Credited; e.TotalTaxIncl > left {
		return Draft{}, fault.Invalid(fault.At("totalPriceTaxIncl", "max_value",
			"Il reste {left} à créditer sur cette facture", "{left} of this invoice is left to credit", "left", fault.Euros(left)))
	}
	out := of.taken()
	out.Number, out.Credit.Cause, out.Elsewhere = e.Number, cause, true
	out.IssuedOn, out.DueOn, out.CreatedAt = e.IssuedOn, e.IssuedOn, now
	out = out.sharing(e.TotalTaxIncl, of.creditShares(e.TotalTaxIncl, missed), true)
	p := &out.Paper
	p.Lines, p.VAT, p.Mentions, p.Covered = []billingapi.Line{}, []invoice.VAT{}, []invoice.Mention{}, nil
	p.Parts, p.Mandate = emptied(p.Parts), nil
	p.Allowance, p.Shipping, p.Handling = 0, 0, 0
	return out, nil
}

// creditShares are the shares of the orders and parcels of an invoice in a credit note: what is missed of each order, then as the invoice
// has them.
func (d Draft) creditShares(total money.Cents, missed map[int64]money.Cents) []money.Cents {
	first, rest := make([]int64, len(d.Paper.Parts)), make([]int64, len(d.Paper.Parts))
	named := map[int64]bool{}
	var asked money.Cents
	for n, p := range d.Paper.Parts {
		if !named[p.OrderID] { // all of an order at one of its parcels: its share is what counts
			first[n], named[p.OrderID] = int64(missed[p.OrderID]), true
			asked += missed[p.OrderID]
		}
		rest[n] = max(0, int64(p.TotalTaxIncl)-first[n])
	}
	shares, others := money.Spread(min(total, asked), first), money.Spread(max(0, total-asked), rest)
	for n := range shares {
		shares[n] += others[n]
	}
	return shares
}

// check refuses a day before what the document is about or after today, and a number of the series that are kept here.
func (e Elsewhere) check(path string, supplier int64, since string, now time.Time) error {
	var refused []fault.Violation
	if e.IssuedOn > clock.DateOf(now) || e.IssuedOn < since {
		refused = append(refused, fault.DayOutside(path+"issuedOn", clock.StartOf(since, 0)))
	}
	key := invoice.NumberKey(e.Number)
	own := func(kind invoice.Kind) bool { return strings.HasPrefix(key, invoice.Series(kind, supplier)) }
	if own(KindInvoice) || own(KindCreditNote) {
		refused = append(refused, fault.At(path+"number", "series",
			"Les numéros qui commencent ainsi sont ceux de Millésime", "Numbers that begin like this are Millésime’s own"))
	}
	return fault.Check(refused)
}

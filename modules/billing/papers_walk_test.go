package billing_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/invoice"
	"millesime/platform/money"
	"millesime/platform/sale"
	"millesime/platform/testkit"
)

const (
	everydayPapers = 50
	allPapers      = 1000
	papersSeed     = 109
)

// Random invoices, deposits and credit notes say the same three times, to the cent: as they were issued, in their data, and on their paper.
// The data keep every rule, and the schema.
func TestInvoicesSayTheSameThreeTimes(t *testing.T) {
	t.Parallel()
	archives(t, func(a archive) {
		least := everydayPapers
		if testkit.Full() {
			least = allPapers
		}
		issued := 0
		for n := uint64(0); issued < least; n++ {
			d := drawn{rand.New(rand.NewPCG(papersSeed, n)), int64(n)}
			issued += a.business(d)
		}
		all := a.papers()
		kinds := map[invoice.Kind]int{}
		for _, one := range all {
			kinds[one.Kind]++
			a.sameInData(one)
			a.sameOnPaper(one)
		}
		valid(t, all)
		for _, kind := range []invoice.Kind{invoice.Invoice, invoice.Deposit, invoice.CreditNote} {
			if kinds[kind] < least/20 {
				t.Errorf("only %d of %d are of kind %s", kinds[kind], len(all), kind)
			}
		}
	})
}

// sameInData compares what was issued with its data.
func (a archive) sameInData(m made) {
	a.Helper()
	t := m.data.Totals
	paid, due := m.Deducted, m.ToPay()
	if m.Kind == invoice.Deposit {
		paid, due = m.TotalTaxIncl, 0
	}
	got := strings.Join([]string{t.TaxExcl, t.VAT, t.TaxIncl, t.Paid, t.Due, m.data.Day}, " ")
	want := strings.Join([]string{
		m.TotalTaxExcl.String(), (m.TotalTaxIncl - m.TotalTaxExcl).String(), m.TotalTaxIncl.String(), paid.String(), due.String(),
		strings.ReplaceAll(m.IssuedOn, "-", ""),
	}, " ")
	if got != want {
		a.Errorf("%s: %s in the data instead of %s", m.Number, got, want)
	}
	for n, l := range m.Paper.Lines {
		if in := m.data.Lines[n]; in.Net != l.Net.String() || in.Quantity != strconv.FormatInt(l.Quantity, 10) {
			a.Errorf("%s: line %d is %s for %s in the data instead of %s for %d", m.Number, n+1, in.Net, in.Quantity, l.Net, l.Quantity)
		}
	}
	for _, v := range m.Paper.VAT {
		if m.Paper.Seller.VATRegime == usersapi.VATFranchise || v.Base == 0 && v.Amount == 0 {
			continue
		}
		found := false
		for _, in := range m.data.VAT {
			found = found || in.Rate == v.Rate.String() && in.Base == v.Base.String() && in.Amount == v.Amount.String()
		}
		if !found {
			a.Errorf("%s: the data lack %s on %s at %s: %+v", m.Number, v.Amount, v.Base, v.Rate, m.data.VAT)
		}
	}
}

// sameOnPaper compares what was issued with what its paper says.
func (a archive) sameOnPaper(m made) {
	a.Helper()
	words := strings.ReplaceAll(strings.Join(strings.Fields(m.words), " "), " %", "%") // poppler sees no blank in "0 %"
	in := func(c money.Cents) string { return blanks(fault.Euros(c).In("fr")) }
	said := []string{m.Number, "Total TTC " + in(m.TotalTaxIncl)}
	if m.Kind == invoice.CreditNote {
		said[1] = "Total TTC de l’avoir " + in(m.TotalTaxIncl)
	}
	if !m.Paper.Store {
		said = append(said, "Total HT "+in(m.TotalTaxExcl))
	}
	if len(m.Paper.Deposits) > 0 {
		said = append(said, "Net à payer "+in(m.ToPay()))
	}
	for _, l := range m.Paper.Lines {
		total := l.Net
		if m.Paper.Store {
			total = l.Gross
		}
		said = append(said, blanks(fault.Decimal(l.VATRate.String()).In("fr"))+"% "+in(total))
	}
	for _, v := range m.Paper.VAT {
		said = append(said, in(v.Base), in(v.Amount))
	}
	for _, s := range said {
		if !strings.Contains(words, s) {
			a.Errorf("%s does not say %q:\n%s", m.Number, s, m.words)
		}
	}
}

// business lets two parties do business, and tells how many documents came of it.
func (a archive) business(d drawn) int {
	a.Helper()
	seller, buyer, sold := d.seller(), d.buyer(), d.sold()
	orders := 1
	if sold.Store = buyer.Group == auth.Customer; !sold.Store && d.oneIn(6) {
		orders += 1 + d.IntN(3)
	}
	issue := domain.Issue{At: apptest.Monday(), Mandate: mandated().Named(), Gathered: orders > 1, Before: apptest.Monday().AddDate(0, 1, 0)}
	var drafts []domain.Draft
	var all []ordersapi.ToInvoice
	for n := range orders {
		order := d.order(sold, seller)
		order.ID, order.Number = d.n*10+int64(n), "CMD-2026-"+strconv.FormatInt(100_000+d.n*10+int64(n), 10)
		order.Customer.Group = buyer.Group
		all = append(all, order)
	}
	count := 0
	var deposits []domain.Document
	if order := all[0]; orders == 1 && d.oneIn(4) {
		order.Paid = true
		ledger := domain.LedgerOf(order, nil)
		if amount := ledger.Ahead(nil, order.Kept.TotalPriceTaxIncl); amount > 0 {
			draft := ledger.Deposit(seller, issue, amount, "2026-11-15")
			draft.Paper.Buyer = buyer
			deposits = a.issue(draft)
			count++
			if d.oneIn(3) {
				back := 1 + money.Cents(d.Int64N(int64(draft.TotalTaxIncl)))
				a.issue(deposits[0].CreditDeposit(back, mandated(), apptest.Monday()))
				deposits[0].Credited = back
				count++
			}
		}
	}
	for _, order := range all {
		own, err := domain.LedgerOf(order, nil).Drafts(seller, issue)
		if err != nil {
			a.Fatal(err)
		}
		drafts = append(drafts, own...)
	}
	if orders > 1 {
		drafts = domain.Gather(drafts)
	}
	for n := range drafts {
		address := drafts[n].Paper.Buyer.Address
		drafts[n].Paper.Buyer = buyer
		drafts[n].Paper.Buyer.Address.Company = address.Company
	}
	invoices := a.issue(domain.Deduct(drafts, deposits)...)
	count += len(invoices)
	if orders == 1 && len(invoices) > 0 && d.oneIn(2) {
		count += len(a.issue(d.credits(all[0], invoices)...))
	}
	return count
}

// drawn draws what is random of one business.
type drawn struct {
	*rand.Rand

	n int64
}

func (d drawn) oneIn(n int) bool { return d.IntN(n) == 0 }

func (d drawn) text(of ...string) string { return of[d.IntN(len(of))] }

func (d drawn) seller() billingapi.Party {
	seller := theSeller()
	switch d.IntN(5) {
	case 0:
		seller.LegalForm, seller.Capital, seller.RCSCity, seller.OutsideRCS = "EI", nil, "", true
	case 1:
		seller.VATRegime, seller.NumVAT = usersapi.VATFranchise, ""
	case 2:
		seller.ElectronicAddress, seller.VATOnDebits = seller.SIREN+"_VENTES", true
		seller.Contact = usersapi.Contact{Name: "Léa Compta", Email: "compta@example.test", Phone: "0556000000"}
	}
	return seller
}

func (d drawn) buyer() billingapi.Party {
	buyer := domain.PartyOf(theBuyer(), usersapi.Address{Street: "3 rue de la Roquette", Postcode: "75011", City: "Paris", Country: "FR"})
	buyer.Company = d.text("Le Bistrot", "Caves & Fils « Chez l'Ami »", "Société d’exploitation des établissements hôteliers de la Côte d’Albâtre <SAS>")
	switch d.IntN(6) {
	case 0:
		buyer.Group, buyer.SIREN, buyer.Company = auth.Customer, "", "Anaïs Lefèvre"
	case 1:
		buyer.Group, buyer.SIREN = auth.CSE, "" // a works council without one
	case 2:
		buyer.Group, buyer.SIREN, buyer.NumVAT = auth.WineMerchant, "", "BE0404833048"
		buyer.Address = usersapi.Address{Street: "Rue Neuve 12", Postcode: "1000", City: "Bruxelles", Country: "BE"}
	case 3:
		buyer.Group, buyer.NumVAT, buyer.ElectronicAddress = auth.Hypermarket, "FR44732829320", buyer.SIREN+"_ACHATS"
		buyer.Contact = usersapi.Contact{Name: "Service comptable", Email: "achats@example.test"}
	}
	return buyer
}

func (d drawn) sold() sale.Sold {
	var sold sale.Sold
	if d.oneIn(2) {
		sold.Shipping = money.Cents(d.IntN(60_00))
	}
	if d.oneIn(4) {
		sold.Handling = money.Cents(d.IntN(9_00))
	}
	return sold
}

// order draws an order that arrived, in one parcel or in some.
func (d drawn) order(sold sale.Sold, seller billingapi.Party) ordersapi.ToInvoice {
	count := 1 + d.IntN(8)
	if d.oneIn(30) {
		count = 120 // of several pages
	}
	lines := make([]line, count)
	parcels := make([][]int64, 1+d.IntN(3))
	off := money.Rate(0)
	if !sold.Store && d.oneIn(3) {
		off = money.Rate(1 + d.IntN(20_00))
	}
	for n := range lines {
		l := line{
			name: d.text("Château Alpha", "Clos de l’Été « Vieilles Vignes »", "Jus de raisin", "Bière & Cie <blonde>", "Crémant"), rate: 20_00,
			quantity: 1 + d.Int64N(120), unit: money.Cents(5 + d.IntN(250_00)),
		}
		switch {
		case d.oneIn(3):
			l.steps = steps(l.unit+money.Cents(1+d.IntN(5_00)), l.unit)
		case d.oneIn(12):
			l.unit = 0 // given away
		case d.oneIn(6):
			l.code = money.Cents(d.Int64N(int64(l.unit)*l.quantity + 1))
		}
		if d.oneIn(3) {
			l.rate = 5_50
		}
		if seller.VATRegime == usersapi.VATFranchise {
			l.rate = 0
		}
		l.off = money.Percent(l.unit*money.Cents(l.quantity)-l.code, off)
		left := l.quantity
		for p := range parcels {
			units := left
			if p+1 < len(parcels) {
				units = d.Int64N(left + 1)
			}
			left -= units
			parcels[p] = append(parcels[p], units)
		}
		lines[n] = l
	}
	return orderOf(sold, lines, parcels...)
}

// credits draws units that come back of an order's invoices.
func (d drawn) credits(order ordersapi.ToInvoice, invoices []domain.Document) []domain.Draft {
	units := make([]int64, len(order.Items))
	order.Items, order.Sold.Lines = slices.Clone(order.Items), slices.Clone(order.Sold.Lines)
	for n := range units {
		if d.oneIn(2) {
			units[n] = d.Int64N(order.Items[n].Kept + 1)
			order.Items[n].Kept -= units[n]
			order.Sold.Lines[n].Kept -= units[n]
		}
	}
	order.Kept = sale.Keep(order.Sold)
	shares := make([]domain.Share, 0, len(invoices))
	for _, i := range invoices {
		shares = append(shares, i.Of(order.ID))
	}
	return domain.LedgerOf(order, shares).Credits(units, nil, domain.CauseDamaged, mandated(), apptest.Monday())
}

package domain_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// sale is an order at 20 % of which parcel n holds units of each line, all arrived.
func saleOf(sold sale.Sold, parcels ...[]int64) ordersapi.ToInvoice {
	at := time.Date(2026, 11, 16, 9, 0, 0, 0, time.UTC)
	order := ordersapi.ToInvoice{ID: 1, Invoiceable: true, Store: sold.Store, OrderedAt: at, Sold: sold}
	for i := range sold.Lines {
		line := &order.Sold.Lines[i]
		line.Rate, line.Kept, line.Amount = 20_00, line.Quantity, line.Unit*money.Cents(line.Quantity)
		line.Net = line.Amount
		order.Items = append(order.Items, ordersapi.InvoiceItem{ID: int64(i + 1), Kept: line.Kept, UnitPrice: line.Unit, VATRate: 20_00})
	}
	for n, units := range parcels {
		parcel := ordersapi.Parcel{ShipmentID: int64(n + 1), DeliveredAt: at, Units: map[int64]int64{}}
		for i, u := range units {
			parcel.Units[int64(i+1)] = u
		}
		order.Parcels = append(order.Parcels, parcel)
	}
	return keeping(order)
}

// keeping is the order when units of its lines are kept; without any they are what was sold.
func keeping(order ordersapi.ToInvoice, units ...int64) ordersapi.ToInvoice {
	order.Items, order.Sold.Lines = slices.Clone(order.Items), slices.Clone(order.Sold.Lines)
	for i, n := range units {
		order.Items[i].Kept, order.Sold.Lines[i].Kept = n, n
	}
	order.Kept = sale.Keep(order.Sold)
	return order
}

// issued are documents of an order with further ones, which get ids.
func issued(documents []domain.Share, more ...domain.Draft) []domain.Share {
	documents = slices.Clone(documents)
	for _, draft := range more {
		one := draft.By(auth.Actor{})
		one.ID = int64(len(documents) + 1)
		if at := slices.IndexFunc(documents, func(d domain.Share) bool { return one.Credit.Of != 0 && d.ID == one.Credit.Of }); at >= 0 {
			documents[at].Credited += one.TotalTaxIncl
		}
		documents = append(documents, one.Of(1))
	}
	return documents
}

// draftsOf are the invoices that an order lacks.
func draftsOf(t *testing.T, order ordersapi.ToInvoice, documents ...domain.Share) []domain.Draft {
	t.Helper()
	drafts, err := domain.LedgerOf(order, documents).Drafts(billingapi.Party{}, domain.Issue{At: order.OrderedAt})
	if err != nil {
		t.Fatal(err)
	}
	return drafts
}

// invoiced are the invoices of an order.
func invoiced(t *testing.T, order ordersapi.ToInvoice, documents ...domain.Share) []domain.Share {
	t.Helper()
	return issued(documents, draftsOf(t, order, documents...)...)
}

// credits takes units of an order back as it is now, and checks each: the invoice, base and VAT, and carriage within.
func credits(t *testing.T, order ordersapi.ToInvoice, documents []domain.Share, units []int64, want ...string) []domain.Share {
	t.Helper()
	found := domain.LedgerOf(order, documents).Credits(units, nil, domain.CauseOther, domain.Mandate{}, order.OrderedAt)
	var got []string
	for _, c := range found {
		got = append(got, fmt.Sprintf("%d: %s", c.Credit.Of, figures(c)))
		var nets money.Cents
		for _, l := range c.Paper.Lines {
			nets += l.Net
		}
		if sum := nets - c.Paper.Allowance + c.Paper.Shipping + c.Paper.Handling; sum != c.TotalTaxExcl {
			t.Errorf("the lines of %s sum to %s", figures(c), sum)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("credited %q instead of %q", got, want)
	}
	return issued(documents, found...)
}

func figures(i domain.Draft) string {
	vat := i.TotalTaxIncl - i.TotalTaxExcl
	return fmt.Sprintf("%s + %s, carriage %s, allowance %s", i.TotalTaxExcl, vat, i.Paper.Shipping, i.Paper.Allowance)
}

// Domain 4.3: 14.90 incl. tax hold 2.48 of VAT, 29.80 hold 4.97: the second bottle is 12.41 and 2.49. Whichever comes back, its invoice is
// credited whole.
func TestAStoreCreditComesToWhatWasPaid(t *testing.T) {
	t.Parallel()
	order := saleOf(sale.Sold{Store: true, Lines: []sale.SoldLine{{Quantity: 1, Unit: 14_90}, {Quantity: 1, Unit: 14_90}}}, []int64{1, 0}, []int64{0, 1})
	documents := invoiced(t, order)
	documents = credits(t, keeping(order, 0, 1), documents, []int64{1, 0}, "1: 12.42 + 2.48, carriage 0.00, allowance 0.00")
	credits(t, keeping(order, 0, 0), documents, []int64{0, 1}, "2: 12.41 + 2.49, carriage 0.00, allowance 0.00")
}

// Domain 5.4: an individual who keeps nothing gets the carriage back, from the invoice that has it, whichever units go last or never
// leave.
func TestCarriageIsCreditedOnceNothingIsKept(t *testing.T) {
	t.Parallel()
	lines := []sale.SoldLine{{Quantity: 1, Unit: 14_90}, {Quantity: 1, Unit: 14_90}}
	order := saleOf(sale.Sold{Store: true, Shipping: 12_00, Lines: lines}, []int64{1, 0}, []int64{0, 1})
	nothing := keeping(order, 0, 0)
	nothing.Sold.Shipping = 0
	first := "1: 12.42 + 2.48, carriage 0.00, allowance 0.00"
	documents := credits(t, keeping(order, 0, 1), invoiced(t, order), []int64{1, 0}, first)
	documents = credits(t, nothing, documents, []int64{0, 1}, "2: 12.41 + 2.49, carriage 0.00, allowance 0.00", "1: 12.00 + 2.40, carriage 12.00, allowance 0.00")
	credits(t, nothing, documents, []int64{0, 0})

	order.Items[1].Remaining, order.Parcels = 1, order.Parcels[:1] // the other never left
	documents = credits(t, keeping(order, 0, 1), invoiced(t, order), []int64{1, 0}, first)
	credits(t, nothing, documents, []int64{0, 0}, "1: 12.00 + 2.40, carriage 12.00, allowance 0.00")
}

// An allowance of 0.99 takes 0.50 off the first of two bottles of 10.00. The second is in the earlier invoice; the later one is credited
// for 9.50, as it was invoiced, not for 9.51.
func TestACreditIsWithinItsInvoiceInAnyOrder(t *testing.T) {
	t.Parallel()
	order := saleOf(sale.Sold{Lines: []sale.SoldLine{{Quantity: 2, Unit: 10_00, Allowance: 99}}}, []int64{1}, []int64{1})
	drafts := draftsOf(t, order)
	slices.Reverse(drafts)
	documents := credits(t, keeping(order, 1), issued(nil, drafts...), []int64{1}, "2: 9.50 + 1.90, carriage 0.00, allowance 0.50")
	credits(t, keeping(order, 0), documents, []int64{1}, "1: 9.51 + 1.90, carriage 0.00, allowance 0.49")
}

// byHand is a credit note of an invoice that was entered by hand.
func byHand(of domain.Share, total money.Cents) domain.Draft {
	return domain.Draft{Kind: domain.KindCreditNote, Elsewhere: true, Credit: domain.Credit{Of: of.ID}, TotalTaxIncl: total}
}

// What was credited by hand leaves less to credit: of 10 × 10.00 and VAT 20.00, 100.00 were; 5 bottles that come back are 60.00, and 20.00 are
// left: 16.67 and 3.33. A further one finds nothing left. The next parcel is invoiced as if nothing had been credited by hand.
func TestACreditLeavesWhatWasCreditedByHand(t *testing.T) {
	t.Parallel()
	order := saleOf(sale.Sold{Lines: []sale.SoldLine{{Quantity: 15, Unit: 10_00}}}, []int64{10})
	order.Items[0].Remaining = 5
	documents := invoiced(t, order)
	documents = issued(documents, byHand(documents[0], 100_00))
	if domain.LedgerOf(order, documents).Complete() {
		t.Error("a credit note completes an order")
	}
	order = keeping(order, 10)
	documents = credits(t, order, documents, []int64{5}, "1: 16.67 + 3.33, carriage 0.00, allowance 33.33")
	credits(t, keeping(order, 9), documents, []int64{1})
	order.Items[0].Remaining = 0
	order.Parcels = append(order.Parcels, ordersapi.Parcel{ShipmentID: 2, DeliveredAt: order.OrderedAt, Units: map[int64]int64{1: 5}})
	documents = invoiced(t, order, documents...)
	if got := figures(documents[len(documents)-1].Draft); got != "50.00 + 10.00, carriage 0.00, allowance 0.00" {
		t.Errorf("the next invoice: %s", got)
	}
	if !domain.LedgerOf(order, documents).Complete() {
		t.Error("something is left to invoice")
	}
}

// Of an invoice that gathers several orders, what is left of all of it bounds the credit of one: 24.00 of 12.00 and 12.00, of which 15.00 were
// credited by hand.
func TestACreditIsWithinAGatheredInvoice(t *testing.T) {
	t.Parallel()
	order := saleOf(sale.Sold{Lines: []sale.SoldLine{{Quantity: 1, Unit: 10_00}}}, []int64{1})
	own := draftsOf(t, order)[0]
	other := own
	other.OrderID, other.Paper.Lines = 2, nil
	gathered := domain.Gather([]domain.Draft{own, other})[0].By(auth.Actor{})
	gathered.ID, gathered.Credited = 1, 15_00
	credits(t, keeping(order, 0), []domain.Share{gathered.Of(1)}, []int64{1}, "1: 7.50 + 1.50, carriage 0.00, allowance 2.50")
}

// Two bottles that were credited by hand are not credited again with the one that is given up; facts of before name no lines.
func TestWhatIsGivenUpIsCreditedAlone(t *testing.T) {
	t.Parallel()
	order := saleOf(sale.Sold{Lines: []sale.SoldLine{{Quantity: 12, Unit: 10_00}}}, []int64{12})
	ledger := domain.LedgerOf(keeping(order, 9), invoiced(t, order))
	for given, want := range map[int64]int64{1: 1, 5: 3} {
		if got := ledger.Beyond(map[int64]int64{1: given})[0]; got != want {
			t.Errorf("%d given up: %d credited instead of %d", given, got, want)
		}
	}
	if got := ledger.Beyond(nil)[0]; got != 3 {
		t.Errorf("%d of 3 are credited", got)
	}
}

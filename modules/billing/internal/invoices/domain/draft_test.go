package domain_test

import (
	"testing"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/sale"
)

// What comes to 0.00 is delivered and done: no invoice says so, and the order waits for none. A free bottle beside others is on their
// invoice: 10.00 and VAT of 2.00.
func TestNothingIsInvoicedAtNothing(t *testing.T) {
	t.Parallel()
	lines := sale.Sold{Lines: []sale.SoldLine{{Quantity: 1, Unit: 10_00}, {Quantity: 1}}}
	apart := saleOf(lines, []int64{1, 0}, []int64{0, 1})
	documents := invoiced(t, apart)
	if len(documents) != 1 || documents[0].TotalTaxIncl != 12_00 || len(documents[0].Paper.Lines) != 1 {
		t.Errorf("of two parcels %d invoices, the first of %s", len(documents), documents[0].TotalTaxIncl)
	}
	if !domain.LedgerOf(apart, documents).Complete() {
		t.Error("the order waits for an invoice of a free bottle")
	}
	if domain.LedgerOf(apart, nil).Complete() {
		t.Error("the order does not wait for the invoice of the other bottle")
	}
	together := invoiced(t, saleOf(lines, []int64{1, 1}))
	if len(together) != 1 || together[0].TotalTaxIncl != 12_00 || len(together[0].Paper.Lines) != 2 {
		t.Errorf("in one parcel %d invoices", len(together))
	}
	free := saleOf(sale.Sold{Lines: []sale.SoldLine{{Quantity: 2}}}, []int64{2})
	if got := invoiced(t, free); len(got) != 0 || !domain.LedgerOf(free, nil).Complete() {
		t.Errorf("free goods have %d invoices", len(got))
	}
}

package domain_test

import (
	"testing"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/money"
)

// What one order paid in advance is never deducted of the goods of another one that is gathered with it.
func TestADepositIsDeductedOfItsOwnOrder(t *testing.T) {
	t.Parallel()
	of := func(order int64, total money.Cents) domain.Draft {
		d := domain.Draft{Kind: domain.KindInvoice, OrderID: order, IssuedOn: "2026-11-30", DueOn: "2027-01-14", TotalTaxIncl: total}
		d.Paper.DeliveredOn = "2026-11-16"
		return d
	}
	deposit := domain.Document{Draft: domain.Draft{Kind: domain.KindDeposit, OrderID: 1, TotalTaxIncl: 15_00}, ID: 7}
	gathered := domain.Gather([]domain.Draft{of(1, 10_00), of(2, 20_00)})
	if len(gathered) != 1 {
		t.Fatalf("gathered %d invoices", len(gathered))
	}
	found := domain.Deduct(gathered, []domain.Document{deposit})[0].Paper.Deposits
	if len(found) != 1 || found[0].ID != 7 || found[0].Amount != 10_00 {
		t.Errorf("it deducts %+v", found)
	}
	two := domain.Deduct([]domain.Draft{of(1, 4_00), of(1, 20_00)}, []domain.Document{deposit, deposit})
	if a := two[0].Paper.Deposits; len(a) != 1 || a[0].Amount != 4_00 {
		t.Errorf("the first deducts %+v", a)
	}
	if b := two[1].Paper.Deposits; len(b) != 2 || b[0].Amount != 11_00 || b[1].Amount != 9_00 {
		t.Errorf("the second deducts %+v", b)
	}
}

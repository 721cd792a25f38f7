package domain_test

import (
	"testing"
	"time"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
)

// CGI, 289 I-3: a month is invoiced by its last day, in Paris.
func TestAMonthIsGatheredOnItsLastEvening(t *testing.T) {
	t.Parallel()
	for now, want := range map[string]string{
		"2026-11-30T18:59:59Z": "2026-11-01", // 19:59 in Paris
		"2026-11-30T19:00:00Z": "2026-12-01",
		"2026-07-31T18:00:00Z": "2026-08-01", // 20:00 in summer
		"2026-07-31T17:59:00Z": "2026-07-01",
		"2026-02-28T19:00:00Z": "2026-03-01",
		"2028-02-28T19:00:00Z": "2028-02-01", // a leap year
		"2028-02-29T19:00:00Z": "2028-03-01",
		"2026-12-31T19:00:00Z": "2027-01-01",
		"2026-12-31T23:30:00Z": "2027-01-01", // New Year in Paris
		"2027-01-01T19:00:00Z": "2027-01-01",
	} {
		at, err := time.Parse(time.RFC3339, now)
		if err != nil {
			t.Fatal(err)
		}
		if got := domain.GatherBefore(at).In(clock.Paris).Format("2006-01-02 15:04"); got != want+" 00:00" {
			t.Errorf("at %s: before %s instead of %s", now, got, want)
		}
	}
}

// What is billed to different addresses is not gathered (domain 5.8); what is, tells the address of each delivery.
func TestOneInvoiceIsBilledToOneAddress(t *testing.T) {
	t.Parallel()
	draft := func(order int64, billedTo, deliveredTo string) domain.Draft {
		d := domain.Draft{OrderID: order, IssuedOn: "2026-11-30", DueOn: "2027-01-14", TotalTaxIncl: 12_00}
		d.Paper.DeliveredOn = "2026-11-16"
		d.Paper.Buyer.Address = usersapi.Address{ID: order, Street: billedTo, Postcode: "75011", City: "Paris"}
		d.Paper.ShippingAddress = usersapi.Address{Street: deliveredTo}
		return d
	}
	found := domain.Gather([]domain.Draft{
		draft(1, "3 rue de la Roquette", "le bar"), draft(2, "9 rue de Charonne", "la cave"), draft(3, "3 rue de la Roquette", "la salle"),
	})
	if len(found) != 2 || found[0].TotalTaxIncl != 24_00 || found[1].TotalTaxIncl != 12_00 || found[1].Paper.Buyer.Address.Street != "9 rue de Charonne" {
		t.Fatalf("gathered %d invoices: %+v", len(found), found)
	}
	for n, want := range []string{"le bar", "la salle"} {
		if got := found[0].Paper.Parts[n].ShippingAddress.Street; got != want {
			t.Errorf("part %d was delivered to %q", n, got)
		}
	}
	if got := found[0].Paper.ShippingAddress.Street; got != "" {
		t.Errorf("the invoice of both was delivered to %q", got)
	}
}

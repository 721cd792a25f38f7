package domain_test

import (
	"testing"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/users/usersapi"
)

// The term of an invoice counts from the day that it is given with its number.
func TestTheTermCountsFromTheDayThatIsCompleted(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 3, 20, 12, 0, 0, 0, time.UTC)
	for terms, want := range map[usersapi.PaymentTerms]string{
		{Kind: usersapi.Days, Days: 30}:       "2026-04-04",
		{Kind: usersapi.EndOfMonth, Days: 30}: "2026-04-30",
		{Kind: usersapi.Prepaid}:              "2026-03-05",
	} {
		lacking := domain.Document{NumberLacks: true, Draft: domain.Draft{IssuedOn: "2026-03-10", DueOn: "2026-05-30"}}
		lacking.Paper.Terms, lacking.Paper.Order = terms, billingapi.Origin{OrderedOn: "2026-03-01"}
		got, err := domain.Elsewhere{Number: "F-1", IssuedOn: "2026-03-05"}.Complete(lacking, now)
		if err != nil || got.DueOn != want {
			t.Errorf("%v: due on %s, %v; want %s", terms, got.DueOn, err, want)
		}
	}
}

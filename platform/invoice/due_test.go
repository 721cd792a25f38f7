package invoice_test

import (
	"testing"
	"time"

	"millesime/platform/invoice"
)

func day(t *testing.T, text string) time.Time {
	t.Helper()
	at, err := time.Parse(time.DateOnly, text)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

// Domain 5.8, R-9.046: every date was counted on a calendar by hand. An empty delivery is on the day of issue.
func TestDueDates(t *testing.T) {
	t.Parallel()
	const days, endOfMonth, prepaid = invoice.Days, invoice.EndOfMonth, invoice.Prepaid
	for _, c := range []struct {
		terms           string
		days            int
		kind            string
		delivered       string
		issued          string
		gathered        bool
		want, sentences string
	}{
		{days, 30, "still", "", "2026-01-15", false, "2026-02-14", "a term within the cap"},
		{days, 60, "still", "", "2026-01-01", false, "2026-03-02", "the cap itself: 30 days of January, 28 of February, 2 of March"},
		{days, 60, "still", "", "2028-01-01", false, "2028-03-01", "a leap year has one day of February more"},
		{days, 45, "still", "", "2026-03-10", false, "2026-04-24", "over the end of March"},
		{days, 30, "still", "", "2026-01-30", false, "2026-03-01", "a Sunday stays"},
		{days, 0, "still", "", "2026-05-04", false, "2026-05-04", "cash"},
		{prepaid, 0, "still", "", "2026-05-04", false, "2026-05-04", "paid before"},
		{endOfMonth, 0, "still", "", "2026-02-10", false, "2026-02-28", "the end of a short month"},
		{endOfMonth, 0, "still", "", "2028-02-10", false, "2028-02-29", "the end of February in a leap year"},
		{endOfMonth, 0, "still", "", "2026-12-31", false, "2026-12-31", "issued on the last day"},
		{endOfMonth, 15, "still", "", "2026-04-30", false, "2026-05-15", "fifteen days after"},
		{endOfMonth, 30, "still", "", "2026-01-31", false, "2026-03-02", "January has 31 days, February 28"},
		{endOfMonth, 30, "still", "", "2028-01-31", false, "2028-03-01", "the same in a leap year"},
		{endOfMonth, 30, "still", "", "2026-02-01", false, "2026-03-30", "from the first of a short month"},
		{endOfMonth, 30, "still", "", "2026-12-01", false, "2027-01-30", "60 days, over the year"},
		{days, 90, "still", "", "2026-01-01", false, "2026-03-02", "an order of before the law keeps no more than the cap"},
		{endOfMonth, 45, "still", "", "2026-01-10", false, "2026-03-11", "the cap of 60 days comes first"},
		{days, 60, "still", "", "2026-01-31", true, "2026-03-17", "45 days of what gathers a month"},
		{days, 30, "still", "", "2026-01-31", true, "2026-03-02", "a shorter term stays"},
		{endOfMonth, 30, "still", "", "2026-01-31", true, "2026-03-02", "within 45 days"},
		{endOfMonth, 30, "still", "", "2026-01-01", true, "2026-02-15", "beyond 45 days"},
		{days, 60, "sparkling", "", "2028-01-31", true, "2028-03-16", "45 days over a 29 February"},
		{days, 30, "sparkling", "", "2026-04-01", false, "2026-05-01", "a holiday stays"},
		{days, 60, "cider", "", "2026-06-30", true, "2026-08-14", "45 days of cider"},
		{days, 60, "beer", "", "2026-07-14", false, "2026-09-12", "a Saturday stays"},
		{days, 90, "beer", "", "2026-07-14", false, "2026-09-12", "the cap of beer"},
		{days, 60, "juice", "", "2026-12-31", false, "2027-03-01", "over the year"},
		{days, 75, "soft", "", "2026-12-31", false, "2027-03-01", "the cap of soft drinks"},
		{endOfMonth, 30, "water", "", "2026-06-15", false, "2026-07-30", "the end of June and 30 days"},
		{days, 30, "spirit", "2026-01-31", "2026-01-31", false, "2026-03-02", "30 days after the end of January"},
		{days, 60, "spirit", "2026-01-15", "2026-01-15", false, "2026-03-02", "the cap of spirits comes first"},
		{days, 60, "spirit", "2026-01-01", "2026-01-01", false, "2026-03-02", "60 days from the first of January are that cap"},
		{days, 60, "spirit", "2026-02-28", "2026-02-28", false, "2026-03-30", "the last day of February"},
		{days, 60, "spirit", "2028-02-29", "2028-02-29", false, "2028-03-30", "and of a leap year's"},
		{days, 15, "spirit", "2026-04-30", "2026-05-04", false, "2026-05-19", "a shorter term stays"},
		{endOfMonth, 30, "fortified", "2026-04-30", "2026-05-04", false, "2026-05-30", "the month of delivery counts, not that of issue"},
		{days, 60, "fortified", "2026-03-02", "2026-03-31", true, "2026-04-30", "gathered or not"},
		{days, 30, "spirit", "2026-01-10", "2026-04-01", false, "2026-04-01", "never before the invoice"},
		{days, 45, "still", "", "2026-11-30", true, "2027-01-14", "a gathered November, over the year"},
		{days, 60, "still", "", "2026-02-28", true, "2026-04-14", "45 days from the end of a short month"},
		{days, 60, "still", "", "2028-02-29", true, "2028-04-14", "and from that of a leap year"},
		{days, 30, "still", "", "2026-12-31", true, "2027-01-30", "a gathered December"},
		{endOfMonth, 0, "still", "", "2026-04-30", true, "2026-04-30", "issued on the day it is due"},
		{endOfMonth, 15, "sparkling", "", "2026-05-31", true, "2026-06-15", "fifteen days after a gathered May"},
		{endOfMonth, 30, "cider", "", "2026-02-28", true, "2026-03-30", "thirty days after a gathered February"},
		{endOfMonth, 30, "beer", "", "2026-03-31", true, "2026-04-30", "and after a gathered March"},
		{days, 60, "beer", "", "2026-03-31", true, "2026-05-15", "45 days of beer"},
		{days, 60, "water", "", "2026-08-31", true, "2026-10-15", "45 days of water"},
		{days, 14, "beer", "", "2026-02-20", false, "2026-03-06", "two weeks over a short month"},
		{days, 14, "beer", "", "2028-02-20", false, "2028-03-05", "and over that of a leap year"},
		{days, 30, "juice", "", "2026-10-01", false, "2026-10-31", "within a month"},
		{days, 60, "juice", "", "2026-07-01", false, "2026-08-30", "two long months"},
		{days, 60, "still", "", "2027-12-31", false, "2028-02-29", "ends on a 29 February"},
		{days, 60, "still", "", "2026-12-30", false, "2027-02-28", "ends on a 28 February"},
		{endOfMonth, 30, "sparkling", "", "2027-12-15", false, "2028-01-30", "a month after the year"},
		{endOfMonth, 30, "still", "", "2026-07-01", false, "2026-08-30", "term and cap on one day"},
		{prepaid, 0, "spirit", "", "2026-08-15", false, "2026-08-15", "a spirit that is paid before"},
		{days, 60, "spirit", "2026-11-30", "2026-12-02", false, "2026-12-30", "delivered on the last day of November, invoiced in December"},
		{days, 60, "spirit", "2026-12-01", "2026-12-02", false, "2027-01-30", "a day later has a month more"},
		{endOfMonth, 30, "spirit", "2026-01-31", "2026-02-02", false, "2026-03-02", "the term counts from the invoice, the cap from the delivery"},
		{days, 10, "fortified", "2028-02-15", "2028-02-29", true, "2028-03-10", "a short term of what is gathered"},
		{days, 45, "spirit", "2027-02-10", "2027-02-10", false, "2027-03-27", "45 days within the cap"},
		{endOfMonth, 0, "spirit", "2028-02-01", "2028-02-01", false, "2028-02-29", "the end of the month of delivery"},
	} {
		if c.delivered == "" {
			c.delivered = c.issued
		}
		delivery := invoice.Delivery{DeliveredOn: day(t, c.delivered), IssuedOn: day(t, c.issued), Gathered: c.gathered}
		got := invoice.DueOn(invoice.Terms{Kind: c.terms, Days: c.days}, c.kind, delivery).Format(time.DateOnly)
		if got != c.want {
			t.Errorf("%s: %s %d of %s issued on %s is due on %s instead of %s", c.sentences, c.terms, c.days, c.kind, c.issued, got, c.want)
		}
	}
}

// Domain 5.8: a term is refused, with the rule named, when it is illegal for every kind of drink that the supplier sells.
func TestRefusedTerms(t *testing.T) {
	t.Parallel()
	const days, endOfMonth = invoice.Days, invoice.EndOfMonth
	const (
		most60    = "La loi n’admet pas plus de 60 jours : 60 jours après l’émission de la facture (Code de commerce, L441-11)"
		mostBeer  = "La loi n’admet pas plus de 60 jours : 60 jours après l’émission de la facture (Code de commerce, L441-10)"
		most30    = "La loi n’admet pas plus de 30 jours : 30 jours après la fin du mois de livraison (Code de commerce, L441-11)"
		monthWine = "La loi n’admet pas plus de 30 jours après la fin du mois : 60 jours après l’émission de la facture (Code de commerce, L441-11)"
		monthSoft = "La loi n’admet pas plus de 30 jours après la fin du mois : 60 jours après l’émission de la facture (Code de commerce, L441-10)"
		monthRum  = "La loi n’admet pas plus de 30 jours après la fin du mois : 30 jours après la fin du mois de livraison (Code de commerce, L441-11)"
	)
	for _, c := range []struct {
		terms string
		days  int
		kinds []string
		want  string // "": accepted
	}{
		{days, 61, []string{"still"}, most60},
		{days, 90, []string{"still", "sparkling"}, most60},
		{days, 61, nil, most60},
		{days, 75, []string{"still", "spirit"}, most60},
		{days, 61, []string{"beer"}, mostBeer},
		{days, 31, []string{"spirit"}, most30},
		{days, 45, []string{"spirit", "fortified"}, most30},
		{days, 60, []string{"fortified"}, most30},
		{endOfMonth, 31, []string{"still"}, monthWine},
		{endOfMonth, 45, []string{"cider"}, monthWine},
		{endOfMonth, 60, []string{"soft", "juice"}, monthSoft},
		{endOfMonth, 31, []string{"spirit"}, monthRum},
		{days, 61, []string{"sparkling"}, most60},
		{days, 365, []string{"cider", "fortified"}, most60},
		{days, 90, []string{"water"}, mostBeer},
		{days, 61, []string{"beer", "spirit"}, mostBeer},
		{days, 31, []string{"fortified"}, most30},
		{endOfMonth, 45, []string{"fortified", "spirit"}, monthRum},
		{endOfMonth, 31, []string{"sparkling"}, monthWine},
		{endOfMonth, 45, []string{"beer"}, monthSoft},
		{endOfMonth, 31, nil, monthWine},
		{endOfMonth, 60, []string{"spirit", "water"}, monthSoft},
		{days, 60, []string{"still"}, ""},
		{days, 60, []string{"spirit", "still"}, ""}, // due by kind
		{days, 30, []string{"spirit"}, ""},
		{days, 45, []string{"fortified", "beer"}, ""},
		{endOfMonth, 30, []string{"spirit"}, ""},
		{invoice.Prepaid, 90, []string{"spirit"}, ""},
		{days, 60, []string{"beer"}, ""},
		{endOfMonth, 30, []string{"water"}, ""},
	} {
		err := invoice.CheckTerms(invoice.Terms{Kind: c.terms, Days: c.days}, c.kinds)
		if got := refusal(err); got != c.want {
			t.Errorf("%s %d for %v: %q instead of %q", c.terms, c.days, c.kinds, got, c.want)
		}
	}
}

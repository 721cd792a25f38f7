package domain_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"millesime/modules/cart/cartapi"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/clock"
	"millesime/platform/fault"
)

func paris(t *testing.T, text string) time.Time {
	t.Helper()
	at, err := time.ParseInLocation("2006-01-02 15:04", text, clock.Paris)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

// A link leaves at nine in Paris of the morning after the evening, or of the seventh day; also over the nights on which clocks change.
func TestWhenALinkLeaves(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		made  string
		delay domain.LinkDelay
		want  string
	}{
		{"2026-11-24 21:30", domain.NextMorning, "2026-11-25 09:00"},
		{"2026-11-25 00:40", domain.NextMorning, "2026-11-25 09:00"}, // the evening of the 24th
		{"2026-11-25 05:00", domain.NextMorning, "2026-11-26 09:00"},
		{"2026-11-25 13:10", domain.NextMorning, "2026-11-26 09:00"},
		{"2026-12-31 22:00", domain.NextMorning, "2027-01-01 09:00"},
		{"2026-10-24 22:00", domain.NextMorning, "2026-10-25 09:00"}, // an hour longer
		{"2027-03-27 22:00", domain.NextMorning, "2027-03-28 09:00"}, // an hour shorter
		{"2026-11-24 21:30", domain.SevenDays, "2026-12-02 09:00"},
		{"2026-10-20 21:30", domain.SevenDays, "2026-10-28 09:00"},
		{"2027-03-25 21:30", domain.SevenDays, "2027-04-02 09:00"},
	} {
		if got, want := domain.LinkDue(paris(t, test.made).UTC(), test.delay), paris(t, test.want); !got.Equal(want) {
			t.Errorf("%s %s: %s instead of %s", test.made, test.delay, got.In(clock.Paris), want)
		}
	}
}

// Of age is who is 18 today in Paris; the day is asked for, and nobody is older than people get.
func TestAges(t *testing.T) {
	t.Parallel()
	now := paris(t, "2026-11-24 23:30").UTC() // the 24th in Paris, the 24th in UTC
	for birthday, code := range map[string]string{
		"2008-11-24": "", "1950-01-01": "", "2008-11-25": "minor", "2026-11-24": "minor", "2026-11-25": "date", "1850-01-01": "date",
		"": "date", "24/11/1980": "date", "2008-02-30": "date",
	} {
		err := domain.CheckAge(birthday, now)
		said, _ := fault.As(err)
		switch {
		case code == "" && err != nil:
			t.Errorf("%s: %v", birthday, err)
		case code != "" && (err == nil || said.Violations[0].Code != code || said.Violations[0].PropertyPath != "guest.birthday"):
			t.Errorf("%s: %v", birthday, err)
		}
	}
	if err := domain.CheckAge("2008-11-25", paris(t, "2026-11-25 00:10").UTC()); err != nil { // still the 24th in UTC
		t.Error(err)
	}
}

// A link may be sent again while it is good, three times a day.
func TestSendingALinkAgain(t *testing.T) {
	t.Parallel()
	at := paris(t, "2026-11-25 09:00")
	r := domain.Request{Status: domain.Requested}
	if err := r.CheckResend(at); !errors.Is(err, domain.ErrLinkNotDue) {
		t.Errorf("before it left: %v", err)
	}
	r.Move(domain.Sent, at)
	r.Send(at)
	until := r.LinkExpiresAt
	if !until.Equal(at.Add(48 * time.Hour)) {
		t.Errorf("good until %s", until)
	}
	for range 2 {
		if err := r.CheckResend(at.Add(time.Hour)); err != nil {
			t.Fatal(err)
		}
		r.Send(at.Add(time.Hour))
	}
	if err := r.CheckResend(at.Add(2 * time.Hour)); !errors.Is(err, domain.ErrManyMails) {
		t.Errorf("a fourth mail: %v", err)
	}
	if err := r.CheckResend(at.Add(26 * time.Hour)); err != nil || !r.LinkExpiresAt.Equal(until) {
		t.Errorf("the day after: %v, good until %s", err, r.LinkExpiresAt)
	}
	if err := r.CheckResend(until); !errors.Is(err, domain.ErrLinkOver) {
		t.Errorf("too late: %v", err)
	}
}

// What stands in the way of a wine takes it out, by what stands first; what stands in the way of all is told.
func TestLosingWines(t *testing.T) {
	t.Parallel()
	goods := []cartapi.SaleLine{{ProductID: 1, Quantity: 6}, {ProductID: 2, Quantity: 3}}
	left, lost, obstacles := domain.Lose(goods, []fault.Violation{
		fault.At("items[1].quantity", "out_of_stock", "Épuisé", "Sold out"), fault.At("items[1].quantity", "min_quantity", "Trop peu", "Too few"),
		fault.At("shippingAddress", "not_delivered", "Changez d’adresse", "Change the address"),
	})
	if !slices.Equal(left, goods[:1]) || lost[2] != "out_of_stock" || len(obstacles) != 1 || obstacles[0].FR != "Ces vins ne sont plus livrés à votre adresse." {
		t.Errorf("%v, %v, %v", left, lost, obstacles)
	}
}

// A guest has no cart: of whatever a cart is refused for it reads what is missing, and nothing that it cannot do.
func TestWhyAWineIsGone(t *testing.T) {
	t.Parallel()
	item := domain.Item{Quantity: 6}
	for code, want := range map[string]string{
		"insufficient_stock": "Il n’en reste pas assez : 3 bouteilles sur 6.", "out_of_stock": "Il n’en reste plus.",
		"desactivated": "Son vendeur ne le vend plus.", "not_in_shop": "Son vendeur ne le vend plus.",
		"shop_closed": "La boutique de son vendeur est fermée.", "min_quantity": "Son vendeur ne l’envoie plus par 6.", "something_new": "Il n’est plus en vente.",
	} {
		if got := domain.NewGone(item, code, 3).Why; got.FR != want || got.EN == "" {
			t.Errorf("%s: %q, %q", code, got.FR, got.EN)
		}
	}
	if got := domain.NewGone(item, "insufficient_stock", 1).Why; got.EN != "Not enough is left: 1 bottle of 6." {
		t.Errorf("one: %q", got.EN)
	}
}

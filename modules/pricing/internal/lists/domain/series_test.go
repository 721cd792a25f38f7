package domain

import (
	"errors"
	"testing"
	"time"

	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/fault"
)

// Worked by hand, on 15 November 2026.
func TestFromWhenAListIsRevised(t *testing.T) {
	t.Parallel()
	const after = "La révision doit commencer après la version qu’elle remplace, le "
	for _, c := range []struct{ from, to, revised, want string }{
		{"2026-01-01", "", "2026-11-16", ""},
		{"2026-01-01", "", "2026-11-15", after + "16 novembre 2026 au plus tôt."}, // it priced this morning's orders
		{"2026-01-01", "2026-11-15", "2026-11-15", after + "16 novembre 2026 au plus tôt."},
		{"2026-01-01", "2026-11-14", "2026-11-15", ""},
		{"2026-12-01", "", "2026-12-02", ""},
		{"2026-12-01", "", "2026-12-01", after + "2 décembre 2026 au plus tôt."},
	} {
		previous := PriceList{Mercuriale: quote.Mercuriale{From: c.from, To: c.to, PublishedAt: time.Unix(0, 0)}}
		err := PriceList{Mercuriale: quote.Mercuriale{From: c.revised}}.CheckAfter(&previous, "2026-11-15")
		if got := refusedWith(err); got != c.want {
			t.Errorf("%s to %q revised on %s: %q, want %q", c.from, c.to, c.revised, got, c.want)
		}
	}
}

func refusedWith(err error) string {
	var refused *fault.Fault
	if !errors.As(err, &refused) {
		return ""
	}
	return refused.Violations[0].Text.FR
}

// Worked by hand, over the ends of a year and of a February.
func TestTheEndOfAListThatIsFollowed(t *testing.T) {
	t.Parallel()
	early := ListEnd{"2026-12-20", "Le millésime est épuisé."}
	for _, c := range []struct {
		from         string
		former, want ListEnd
	}{
		{"2027-01-01", ListEnd{}, ListEnd{To: "2026-12-31"}},
		{"2028-03-01", ListEnd{To: "2028-02-29"}, ListEnd{To: "2028-02-29"}},
		{"2026-12-21", early, early},
		{"2026-12-20", early, ListEnd{To: "2026-12-19"}},
	} {
		if got := (PriceList{Mercuriale: quote.Mercuriale{From: c.from}, Former: c.former}).EndBefore(); got != c.want {
			t.Errorf("followed from %s on, %v becomes %v, want %v", c.from, c.former, got, c.want)
		}
	}
}

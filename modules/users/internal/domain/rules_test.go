package domain

import (
	"testing"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/money"
)

func TestRefreshExpiry(t *testing.T) {
	t.Parallel()
	begun := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	day := 24 * time.Hour
	for used, want := range map[time.Duration]time.Duration{
		0:        30 * day,
		10 * day: 40 * day,
		60 * day: 90 * day,
		75 * day: 90 * day, // 90 days at most
	} {
		if got := RefreshExpiry(Family{CreatedAt: begun}, begun.Add(used)); !got.Equal(begun.Add(want)) {
			t.Errorf("used after %s: expires after %s, want %s", used, got.Sub(begun), want)
		}
	}
}

func TestAttemptsOfOneSubscriber(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		a, b string
		same bool
	}{
		{"192.0.2.1", "192.0.2.1", true},
		{"192.0.2.1", "192.0.2.2", false},
		{"2001:db8:0:1::1", "2001:db8:0:1:ffff::2", true}, // one /64
		{"2001:db8:0:1::1", "2001:db8:0:2::1", false},
		{"::ffff:192.0.2.1", "::ffff:192.0.2.2", false},
	} {
		if same := AttemptOf(test.a, "x").ip == AttemptOf(test.b, "x").ip; same != test.same {
			t.Errorf("%s and %s are counted together: %v", test.a, test.b, same)
		}
	}
}

func TestTerms(t *testing.T) {
	t.Parallel()
	rate := func(r money.Rate) *money.Rate { return &r }
	t.Run("R-9.010 the default agent fee is 15", func(t *testing.T) {
		t.Parallel()
		if got := (CustomerRelation{AgentID: 7}).Terms(); got.AgentFee != 1500 {
			t.Errorf("got %d", got.AgentFee)
		}
	})
	nothing, encours := rate(0), money.Cents(100_00)
	tests := map[string]struct {
		relation CustomerRelation
		want     usersapi.CustomerTerms
	}{
		"no agent, no fee": {
			CustomerRelation{AgentUsualFee: rate(900)},
			usersapi.CustomerTerms{PaymentTerms: usersapi.PaymentTerms{Kind: usersapi.Prepaid}},
		},
		"the customer's fee replaces the agent's": {
			CustomerRelation{AgentID: 7, AgentUsualFee: rate(900), AgentFee: nothing},
			usersapi.CustomerTerms{AgentID: 7, CustomerFee: nothing, PaymentTerms: usersapi.PaymentTerms{Kind: usersapi.Prepaid}},
		},
		"the relation's payment terms replace the supplier's": {
			CustomerRelation{
				PaymentTerms:  usersapi.PaymentTerms{Kind: usersapi.Days, Days: 10},
				SupplierTerms: usersapi.PaymentTerms{Kind: usersapi.EndOfMonth, Days: 30},
			},
			usersapi.CustomerTerms{PaymentTerms: usersapi.PaymentTerms{Kind: usersapi.Days, Days: 10}},
		},
		"an encours counts under the supplier's terms, whatever they are": {
			CustomerRelation{OutstandingValue: &encours},
			usersapi.CustomerTerms{OutstandingValue: &encours, PaymentTerms: usersapi.PaymentTerms{Kind: usersapi.Prepaid}},
		},
		"a customer who agreed to prepay owes nothing": {
			CustomerRelation{OutstandingValue: &encours, PaymentTerms: usersapi.PaymentTerms{Kind: usersapi.Prepaid}},
			usersapi.CustomerTerms{PaymentTerms: usersapi.PaymentTerms{Kind: usersapi.Prepaid}},
		},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := test.relation.Terms(); got != test.want {
				t.Errorf("got %+v, want %+v", got, test.want)
			}
		})
	}
}

func TestScopeOfEveryGroup(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 21, 0, 0, 0, 0, time.UTC)
	for _, g := range auth.AllGroups() {
		s := ScopeOf(auth.Actor{ID: 1, Group: g}, now)
		if s.Everyone != g.IsAdmin() || s.Superadmins != (g == auth.Superadmin) {
			t.Errorf("%s sees everyone: %v, superadmins: %v", g, s.Everyone, s.Superadmins)
		}
		if cards := Purchases(g); cards && s.CardsFor != g || !cards && s.CardsFor != "" {
			t.Errorf("%s sees the cards of suppliers open to %q", g, s.CardsFor)
		}
		if traded := g == auth.Supplier; s.TradedSince.Equal(now.AddDate(0, -24, 0)) != traded {
			t.Errorf("%s sees who ordered since %s", g, s.TradedSince)
		}
	}
}

package store_test

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"testing"

	"millesime/modules/users/internal/app"
	"millesime/modules/users/internal/domain"
	"millesime/modules/users/internal/store"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/testkit"
	"millesime/platform/testkit/filestest"
)

func TestDirectory(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s := store.New(d, filestest.Open(t, d))
		base := app.NewBase(d, s, clock.NewFixed(now()), nil, nil, "")
		parties, terms, access := app.NewParties(base), app.NewTerms(base), app.NewAccess(base)
		ids := people(t, d, s,
			user("s1@example.test", auth.Supplier, "Un"), user("s2@example.test", auth.Supplier, "Deux"),
			user("agent@example.test", auth.CommercialAgent, "Agence"),
			user("r@example.test", auth.Restaurant, "Table"), user("n@example.test", auth.Negociant, "Négoce"),
			user("admin@example.test", auth.Admin, ""),
		)
		s1, s2, agent, buyer, negociant, admin := ids[0], ids[1], ids[2], ids[3], ids[4], ids[5]
		relate(t, d, s1, agent, domain.RelationValid)
		relate(t, d, s1, buyer, domain.RelationValid)
		relate(t, d, s2, buyer, domain.RelationValid)
		relate(t, d, agent, negociant, domain.RelationValid)
		exec(t, d, `UPDATE user_relations SET negociation_margin_bp = 500, agent_fee_bp = 1200 WHERE child_id = ?`, agent)
		exec(t, d, `UPDATE user_relations SET permanent_discount_bp = 300, outstanding_value_cents = 100000,
			agent_id = ?, agent_since = ? WHERE parent_id = ? AND child_id = ?`, agent, now(), s1, buyer)
		exec(t, d, `UPDATE user_relations SET agent_id = ?, agent_since = ?, payment_terms_kind = 'days', payment_terms_days = 10
			WHERE parent_id = ? AND child_id = ?`, agent, now(), s2, buyer)
		exec(t, d, `INSERT INTO parameter_suppliers (user_id, payment_terms_kind, payment_terms_days,
			free_shipping_from_value_cents, minimum_order_value_cents, auto_validate) VALUES (?, 'end_of_month', 30, 45000, 6000, ?)`, s1, true)
		exec(t, d, `INSERT INTO addresses (user_id, type_address, street, postcode, city) VALUES (?, 'billing', '1 rue X', '33000', 'Bordeaux')`, buyer)

		t.Run("terms", func(t *testing.T) {
			found, err := terms.CustomerTerms(t.Context(), buyer)
			if err != nil || len(found) != 2 {
				t.Fatalf("got %+v, %v", found, err)
			}
			got := found[s1]
			if got.OutstandingValue == nil || *got.OutstandingValue != 100000 {
				t.Errorf("outstanding value %v", got.OutstandingValue)
			}
			got.OutstandingValue = nil
			want := usersapi.CustomerTerms{
				SupplierID: s1, PermanentDiscount: 300, AgentID: agent, AgentFee: 1200,
				PaymentTerms: usersapi.PaymentTerms{Kind: "end_of_month", Days: 30},
			}
			if got != want {
				t.Errorf("got %+v, want %+v", got, want)
			}
			// The agent's own relation to s2 does not exist, so it earns nothing there.
			want = usersapi.CustomerTerms{SupplierID: s2, PaymentTerms: usersapi.PaymentTerms{Kind: "days", Days: 10}}
			if found[s2] != want {
				t.Errorf("got %+v, want %+v", found[s2], want)
			}
		})
		t.Run("terms under lock", func(t *testing.T) {
			write(t, d, func(ctx context.Context, tx *db.Tx) error {
				found, err := terms.LockCustomerTerms(ctx, tx, buyer, []int64{s2})
				if len(found) != 1 || found[s2].SupplierID != s2 {
					t.Errorf("got %+v", found)
				}
				return err
			})
		})
		t.Run("who trades, as each is read by itself", func(t *testing.T) {
			exec(t, d, `UPDATE parameter_suppliers SET cgv = 'data:application/pdf;base64,JVBERi0=' WHERE user_id = ?`, s1)
			exec(t, d, `INSERT INTO parameter_buyers (user_id, discount_on_invoice_bp) VALUES (?, 150)`, buyer)
			var want usersapi.Trading
			var failed [4]error
			want.Parties, failed[0] = parties.Parties(t.Context(), []int64{s1, s2, buyer})
			want.Conditions, failed[1] = terms.Conditions(t.Context(), []int64{s1, s2})
			want.CGVHashes, failed[2] = terms.CGVHashes(t.Context(), []int64{s1, s2})
			want.OnInvoice, failed[3] = terms.DiscountOnInvoice(t.Context(), nil, buyer)
			write(t, d, func(ctx context.Context, tx *db.Tx) error {
				got, err := terms.Trading(ctx, tx, buyer, []int64{s1, s2})
				if !reflect.DeepEqual(got, want) || len(got.CGVHashes) != 1 || got.OnInvoice != 150 || !got.Conditions[s1].AutoValidate {
					t.Errorf("got %+v, want %+v", got, want)
				}
				return errors.Join(append(failed[:], err)...)
			})
		})
		t.Run("terms of an agent and suppliers", func(t *testing.T) {
			found, err := terms.AgentTerms(t.Context(), agent)
			if err != nil || len(found) != 1 || found[s1].Margin != money.Rate(500) {
				t.Errorf("terms %v, %v", found, err)
			}
			for child, want := range map[int64][]int64{agent: {s1}, buyer: {s1, s2}, negociant: {}} {
				if got, err := access.SupplierIDs(t.Context(), child); err != nil || !slices.Equal(got, want) {
					t.Errorf("suppliers of %d: %v, %v", child, got, err)
				}
			}
		})
		t.Run("assigned pairs need the supplier's relation to the agent", func(t *testing.T) {
			scope, err := access.Scope(t.Context(), auth.Actor{ID: agent, Group: auth.CommercialAgent})
			pairs := scope.Assigned
			if err != nil || len(pairs) != 1 || pairs[0].SupplierID != s1 || pairs[0].CustomerID != buyer || !pairs[0].Since.Equal(now()) {
				t.Errorf("got %+v, %v", pairs, err)
			}
		})
		t.Run("conditions", func(t *testing.T) {
			got, err := terms.Conditions(t.Context(), []int64{s1, s2})
			if err != nil || len(got) != 2 || !got[s1].AutoValidate || got[s1].MinimumOrderValue != 6000 ||
				got[s1].FreeShippingFromValue == nil || *got[s1].FreeShippingFromValue != 45000 {
				t.Errorf("got %+v, %v", got, err)
			}
			if got[s2] != (usersapi.SupplierConditions{SupplierID: s2, PaymentTerms: usersapi.PaymentTerms{Kind: "prepaid"}}) {
				t.Errorf("no record: %+v", got[s2])
			}
		})
		t.Run("addresses", func(t *testing.T) {
			list, err := parties.Addresses(t.Context(), buyer)
			if err != nil || len(list) != 1 || list[0].Country != "FR" {
				t.Fatalf("got %+v, %v", list, err)
			}
			if others, err := parties.Addresses(t.Context(), s1); err != nil || len(others) != 0 {
				t.Errorf("another's: %+v, %v", others, err)
			}
		})
		t.Run("how suppliers are registered, as each is read by itself, and in two queries", func(t *testing.T) {
			exec(t, d, `UPDATE parameter_suppliers SET legal_form = 'SCEA', rcs_city = 'Libourne' WHERE user_id = ?`, s1)
			exec(t, d, `INSERT INTO addresses (user_id, type_address, street, postcode, city)
				VALUES (?, 'billing', '2 rue Y', '33330', 'Saint-Émilion')`, s1)
			ctx, counter := db.CountStatements(t.Context())
			got, err := parties.Sellers(ctx, []int64{s1, s2})
			if err != nil || counter.Count() != 2 {
				t.Errorf("%d queries, %v", counter.Count(), err)
			}
			for _, id := range []int64{s1, s2} {
				want, err := parties.Registration(t.Context(), id)
				if err != nil || !reflect.DeepEqual(got[id].Registration, want) {
					t.Errorf("%d is %+v instead of %+v, %v", id, got[id], want, err)
				}
			}
			if got[s1].LegalForm != "SCEA" || got[s1].RCSCity != "Libourne" || got[s1].Seat.City != "Saint-Émilion" || got[s2].Seat.City != "" {
				t.Errorf("got %+v", got)
			}
		})
		t.Run("who may order for whom", func(t *testing.T) {
			tests := []struct {
				group       auth.Group
				actor, whom int64
				want        bool
			}{
				{auth.Restaurant, buyer, buyer, true},
				{auth.Restaurant, buyer, negociant, false},
				{auth.Supplier, s1, buyer, true},
				{auth.Supplier, s1, negociant, false},
				{auth.Supplier, s1, s1, false},
				{auth.CommercialAgent, agent, negociant, true},
				{auth.CommercialAgent, agent, buyer, true}, // assigned by s1
				{auth.CommercialAgent, agent, s1, false},
				{auth.Admin, admin, negociant, true},
				{auth.Admin, admin, s1, false},
				{auth.Admin, admin, 999999, false},
			}
			for _, test := range tests {
				got, err := access.MayOrderFor(t.Context(), auth.Actor{ID: test.actor, Group: test.group}, test.whom)
				if err != nil || got != test.want {
					t.Errorf("%s %d for %d: got %v, %v", test.group, test.actor, test.whom, got, err)
				}
			}
			exec(t, d, `UPDATE users SET status = 'blocked' WHERE id = ?`, buyer)
			if got, err := access.MayOrderFor(t.Context(), auth.Actor{ID: s1, Group: auth.Supplier}, buyer); err != nil || got {
				t.Errorf("for a blocked customer: %v, %v", got, err)
			}
		})
		t.Run("parties", func(t *testing.T) {
			if _, err := parties.Party(t.Context(), 999999); !errors.Is(err, usersapi.ErrUserNotFound) {
				t.Errorf("unknown: %v", err)
			}
			party, err := parties.Party(t.Context(), s1)
			if err != nil || party.DisplayName() != "Un" || party.Name != "Zoé Lefèvre" {
				t.Errorf("got %+v, %v", party, err)
			}
		})
	})
}

package catalogue_test

import (
	"context"
	"slices"
	"testing"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// The rows of a scope are the same whether the database decides or memory does: for every group, supplier, state of a shop and of an account.
func TestAScopeHoldsTheSameInMemoryAsInTheDatabase(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouseWithoutServer(t, d)
		write := func(fn func(ctx context.Context, tx *db.Tx) error) {
			if err := d.InTx(t.Context(), fn); err != nil {
				t.Fatal(err)
			}
		}
		write(func(ctx context.Context, tx *db.Tx) error {
			_, err := h.products.Writer().OpenShop(ctx, tx, margaux, false)
			return err
		})
		compareScopes(t, h)
		write(func(ctx context.Context, tx *db.Tx) error {
			_, err := h.products.Writer().CloseSuppliers(ctx, tx, []int64{alsace}, true)
			return err
		})
		compareScopes(t, h)
	})
}

func compareScopes(t *testing.T, h *house) {
	t.Helper()
	var ids []int64
	for _, w := range wines() {
		ids = append(ids, w.id)
	}
	everything, err := h.products.Rows().RowsWithGroups(t.Context(), productsapi.Scope{AllSuppliers: true, AnyStatus: true}, ids)
	if err != nil {
		t.Fatal(err)
	}
	held := map[int]bool{}
	for _, scope := range scopesOfAll() {
		rows, err := h.products.Rows().Rows(t.Context(), scope, ids)
		if err != nil {
			t.Fatal(err)
		}
		want, got := []int64{}, []int64{}
		for _, p := range rows {
			want = append(want, p.ID)
		}
		for _, p := range everything {
			if domain.InScope(scope, &p) {
				got = append(got, p.ID)
			}
		}
		held[len(want)] = true
		if !slices.Equal(got, want) {
			t.Errorf("%+v holds %v in memory, %v in the database", scope, got, want)
		}
	}
	if len(held) < 5 {
		t.Errorf("the scopes hold too little that differs: %v", held)
	}
}

func scopesOfAll() []productsapi.Scope {
	var scopes []productsapi.Scope
	groups := []auth.Group{"", auth.Restaurant, auth.WineMerchant, auth.Hypermarket, auth.CSE, auth.Customer, auth.Negociant}
	for _, group := range groups {
		for _, status := range []bool{false, true} {
			scopes = append(scopes,
				productsapi.Scope{AllSuppliers: true, OpenTo: group, AnyStatus: status}, productsapi.Scope{OpenTo: group, AnyStatus: status},
				productsapi.Scope{Suppliers: []int64{margaux}, OpenTo: group, AnyStatus: status},
				productsapi.Scope{Suppliers: []int64{alsace, brewery}, OpenTo: group, AnyStatus: status})
		}
	}
	return scopes
}

package store

import (
	"context"
	"slices"
	"strings"
	"testing"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/lists"
	"millesime/platform/testkit"
	"millesime/platform/testkit/filestest"
)

// Orders are found by their wines as by their names, in whatever way a list is read: chablis is product 1, meursault product 2,
// and each order has one of five products.
func TestOrdersAreFoundByTheirWines(t *testing.T) {
	t.Parallel()
	chablis := ordersapi.WinesHeld{Products: []int64{1}}
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s := New(d, filestest.Open(t, d))
		rows := written(t, d, manyOrders(200))
		items := make([]itemRow, 0, len(rows))
		for i, row := range rows {
			items = append(items, itemRow{OrderID: row.ID, ProductID: int64(i%5 + 1), Quantity: 6})
		}
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			_, err := tx.IDB().NewInsert().Model(&items).Exec(ctx)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		for search, wines := range map[string][]ordersapi.WinesHeld{
			"chablis":         {chablis},
			"chablis bistrot": {{Products: []int64{1}, Others: []string{"bistrot"}}},
			"cantine médoc":   {{Products: []int64{2}, Others: []string{"cantine"}}},
			"chablis 000012":  {{Products: []int64{1}, Others: []string{"000012"}}},
			"chablis 12":      {{Products: []int64{1}, Others: []string{"12"}}},
			"cedre":           {{Products: []int64{3, 4}}},
			"jura":            {{Products: []int64{3, 4, 101, 102, 103, 104, 105, 106, 107}}}, // more than are looked for one by one
			"introuvable":     nil,
		} {
			for who, scope := range scopes() {
				filter := domain.Filter{Statuses: domain.Statuses(), Search: search, Wines: wines}
				filter.Sorts, filter.Limit = []lists.Sort{{Key: domain.SortCreatedAt, Descending: true}}, 23
				var want []int64
				for _, row := range inOrder(rows, filter) {
					product := items[slices.IndexFunc(rows, func(one orderRow) bool { return one.ID == row.ID })].ProductID
					found := kept(filter, row)
					for _, held := range wines {
						found = found || slices.Contains(held.Products, product) && !slices.ContainsFunc(held.Others, func(word string) bool {
							return !strings.Contains(row.SearchText, fold.Text(word))
						})
					}
					if found && seen(scope, row) {
						want = append(want, row.ID)
					}
				}
				for _, often := range []int64{int64(len(want)), lists.MostCounted + 1} {
					if got := pages(t, s, scope, filter, often, false); !slices.Equal(got, want) {
						t.Errorf("%s, %q as if of %d: %v instead of %v", who, search, often, got, want)
					}
				}
				list, err := s.List(t.Context(), scope, filter)
				if err != nil || list.Total != int64(len(want)) {
					t.Errorf("%s, %q: %d instead of %d (%v)", who, search, list.Total, len(want), err)
				}
			}
		}
	})
}

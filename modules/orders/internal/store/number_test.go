package store_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"millesime/modules/orders/internal/store"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/testkit"
	"millesime/platform/testkit/filestest"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// Domain 5.2 and 9: the year of a number is that of Paris, where the new year begins an hour before UTC's.
func TestTheYearOfANumberIsThatOfParis(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		eve := time.Date(2026, time.December, 31, 22, 59, 0, 0, time.UTC)
		for i, want := range []string{"CMD-2026-", "CMD-2027-"} {
			checkout := ordersapi.Checkout{
				ID: want, At: eve.Add(time.Duration(i) * time.Minute),
				Drafts: []ordersapi.Draft{{Origin: "millesime", Items: []ordersapi.Item{{Quantity: 6}}}},
			}
			err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
				placed, err := store.New(d, filestest.Open(t, d)).Insert(ctx, tx, checkout, auth.Signature{})
				if err == nil && !strings.HasPrefix(placed[0].Number, want) {
					t.Errorf("%s: %s", checkout.At, placed[0].Number)
				}
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
		}
	})
}

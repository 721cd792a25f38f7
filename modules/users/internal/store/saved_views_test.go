package store_test

import (
	"context"
	"testing"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/internal/store"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/testkit"
	"millesime/platform/testkit/filestest"
)

// Whoever counts a person's views holds the person until the new view is written: a second count waits. Nobody waits
// for another person's, except on SQLite, which has one writer.
func TestCountingSavedViewsHoldsTheirOwner(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s := store.New(d, filestest.Open(t, d))
		ids := people(t, d, s,
			domain.User{Email: "a@example.test", Group: auth.Restaurant}, domain.User{Email: "b@example.test", Group: auth.Restaurant})
		count := func(owner int64, wait time.Duration) error {
			ctx, cancel := context.WithTimeout(t.Context(), wait) //nolint:forbidigo // what waits must not end sooner
			defer cancel()
			return d.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
				_, err := s.CountSavedViews(ctx, tx, owner, "orders")
				return err
			})
		}
		write(t, d, func(ctx context.Context, tx *db.Tx) error {
			if _, err := s.CountSavedViews(ctx, tx, ids[0], "orders"); err != nil {
				return err
			}
			if err := count(ids[0], 300*time.Millisecond); err == nil {
				t.Error("a second count of the person's views did not wait")
			}
			if d.Dialect() == db.Postgres {
				if err := count(ids[1], time.Minute); err != nil {
					t.Errorf("the count of another person's views: %v", err)
				}
			}
			return nil
		})
		if err := count(ids[0], time.Minute); err != nil {
			t.Errorf("afterwards: %v", err)
		}
	})
}

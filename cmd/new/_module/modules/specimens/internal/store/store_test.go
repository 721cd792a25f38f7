package store_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"millesime/modules/specimens/internal/domain"
	"millesime/modules/specimens/internal/store"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// What is written is read by its owner alone, in the order that is asked for.
func TestSpecimens(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s := store.New(d)
		at := time.Date(2026, time.March, 2, 9, 0, 0, 0, time.UTC)
		all := []domain.Specimen{domain.New(1, "Beaune", at), domain.New(1, "Arbois", at.Add(time.Hour)), domain.New(2, "Cahors", at)}
		write(t, d, func(ctx context.Context, tx *db.Tx) error {
			for i := range all {
				if err := s.Insert(ctx, tx, &all[i]); err != nil {
					return err
				}
			}
			return nil
		})
		if got, err := s.Find(t.Context(), nil, 1, all[0].ID); err != nil || got != all[0] {
			t.Errorf("%+v instead of %+v, %v", got, all[0], err)
		}
		if _, err := s.Find(t.Context(), nil, 2, all[0].ID); !errors.Is(err, domain.ErrNotFound) {
			t.Errorf("another's: %v", err)
		}
		for key, want := range map[string]string{domain.SortName: "Arbois", domain.SortCreatedAt: "Beaune"} {
			page, err := s.List(t.Context(), 1, lists.Part{Sorts: []lists.Sort{{Key: key}}, Limit: 1})
			if err != nil || page.Total != 2 || page.Rows[0].Name != want {
				t.Errorf("by %s: %+v instead of %s, %v", key, page, want, err)
			}
		}
		write(t, d, func(ctx context.Context, tx *db.Tx) error {
			if err := s.Delete(ctx, tx, 2, all[0].ID); !errors.Is(err, domain.ErrNotFound) {
				t.Errorf("deleting another's: %v", err)
			}
			return s.Forget(ctx, tx, []int64{1})
		})
		for owner, want := range map[int64]int64{1: 0, 2: 1} {
			if n, err := s.Count(t.Context(), nil, owner); err != nil || n != want {
				t.Errorf("%d of person %d instead of %d, %v", n, owner, want, err)
			}
		}
	})
}

func write(t *testing.T, d *db.DB, do func(ctx context.Context, tx *db.Tx) error) {
	t.Helper()
	if err := d.InTx(t.Context(), do); err != nil {
		t.Fatal(err)
	}
}

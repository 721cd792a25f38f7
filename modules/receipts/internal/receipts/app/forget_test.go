package app_test

import (
	"context"
	"testing"

	"millesime/modules/receipts/internal/receipts/domain"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// Nothing that people wrote is left of whom nothing personal may be; what came and was counted stays.
func TestReceiptsForgetPeople(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		w := newWarehouse(d)
		w.add(t, 7, 0)
		id := w.announce(t, "2097-01-10", domain.Line{ProductID: 7, Expected: 12})
		w.arrive(t, id)
		count := domain.Count{Lines: []domain.CountedLine{{ProductID: 7, Received: 6, Note: "compté par Anne"}}, Complete: true, Comment: "Anne l’a vu"}
		if err := w.Count(t.Context(), supplier(), id, count); err != nil {
			t.Fatal(err)
		}
		steps, err := w.kept.Steps(t.Context(), supplierID)
		if err != nil || len(steps) != 3 || steps[2].Comment != "Anne l’a vu" || steps[2].To != domain.Complete {
			t.Fatalf("the file holds %+v (%v)", steps, err)
		}
		w.in(t, func(ctx context.Context, tx *db.Tx) error { return w.kept.Forget(ctx, tx, []int64{supplierID}) })
		w.none(t, "words of the forgotten", "SELECT id FROM receipt_steps WHERE comment <> '' OR actor_name <> ''")
		w.none(t, "notes of the forgotten", "SELECT id FROM receipt_counts WHERE note <> '' OR photo <> ''")
		w.none(t, "notes on lines", "SELECT id FROM receipt_lines WHERE note <> ''")
		if got := w.level(t, 7); got.OnHand != 6 {
			t.Errorf("%+v", got)
		}
	})
}

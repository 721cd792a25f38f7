package db_test

import (
	"testing"

	schema "millesime/db"
	"millesime/platform/fold"
	"millesime/platform/testkit"
)

// References of older times get the form of today's; where two would become one, the older product has it, the other stays as it
// is and its supplier is told.
func TestReferencesOutliveTheirForm(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0100_reference_keys.sql"))
			references := map[int]struct {
				supplier      int
				before, after string
			}{
				1:  {4, "CH REF 001", "CH REF 001"},
				2:  {4, "CH\u00a0REF\u00a0001", "CH\u00a0REF\u00a0001"}, // a twin of 1
				3:  {5, "CH\u00a0REF\u00a0001", "CH REF 001"},           // of another supplier
				4:  {4, "A\u200b1", "A1"},
				5:  {4, "A\u00ad1", "A\u00ad1"}, // a twin of 4
				6:  {4, " B  \u2009 2\u202e ", "B 2"},
				7:  {4, "e\u0301te\u0301 C\u0327", "été Ç"},
				8:  {4, "Été 2020", "Été 2020"},
				9:  {4, "a1", "a1"}, // capitals tell them apart
				10: {4, "\u200b", "\u200b"},
				11: {4, "日本\u3000\U000E00201", "日本 1"},
				12: {4, "x\u0301", "x\u0301"},
			}
			for id, r := range references {
				run(t, d, productRow(id, r.supplier, r.before, ""))
			}
			migrate(t, d, schema.Migrations)
			for id, r := range references {
				var got string
				if err := d.Read().NewRaw("SELECT reference FROM products WHERE id = ?", id).Scan(t.Context(), &got); err != nil {
					t.Fatal(err)
				}
				if got != r.after {
					t.Errorf("%d: %q became %q, not %q", id, r.before, got, r.after)
				}
				if isTwin := id == 2 || id == 5 || id == 10; !isTwin && fold.Key(r.before) != got {
					t.Errorf("%d: %q is %q to the editor", id, got, fold.Key(r.before))
				}
			}
			for query, want := range map[string]int{
				"SELECT COUNT(*) FROM notifications": 2,
				"SELECT COUNT(*) FROM notifications WHERE kind = 'reference_shared' AND user_id = 4 AND subject = 'products' AND subject_id IN (2, 5)": 2,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
		})
	}
}

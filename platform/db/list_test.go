package db_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/testkit"
)

// colour is a text that has a JSON of its own.
type colour string

func (colour) MarshalJSON() ([]byte, error) { return []byte(`"something else"`), nil }

type bottleRow struct {
	bun.BaseModel `bun:"table:bottles,alias:b"`

	ID     int64 `bun:",pk"`
	Colour colour
	Filled time.Time
	Price  *int64 // nil: not known
}

var errStale = fault.New("test.cursor", fault.Malformed, "périmé", "stale")

// A list in any order, page by page behind cursors, holds each row once and tells how many there are.
func TestListsArePaged(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		day := func(n int) time.Time { return time.Date(2026, time.March, n, 9, 0, 0, 0, time.UTC) }
		exec(t, d, "CREATE TABLE bottles (id BIGINT PRIMARY KEY, colour TEXT NOT NULL, filled TIMESTAMPTZ NOT NULL, price BIGINT)")
		for id, b := range []bottleRow{{Colour: "red", Filled: day(3)}, {Colour: "white", Filled: day(1), Price: new(int64(-5))}, {Colour: "red", Filled: day(1), Price: new(int64(7))}, {Colour: "rosé", Filled: day(2)}} {
			exec(t, d, "INSERT INTO bottles (id, colour, filled, price) VALUES (?, ?, ?, ?)", id+1, string(b.Colour), b.Filled, b.Price)
		}
		read := func(p lists.Part) (lists.Page[bottleRow], error) {
			return db.List[bottleRow](t.Context(), d, db.Listing{
				What: "bottles", Rows: d.Read().NewSelect().Model((*bottleRow)(nil)), Alias: "b",
				Sorts: map[string]string{"": "id", "colour": "colour", "filled": "filled", "price": "price"}, Part: p, Stale: errStale,
			})
		}
		for name, test := range map[string]struct {
			sorts []lists.Sort
			want  []int64
		}{
			"none":                {nil, []int64{1, 2, 3, 4}},
			"text, downwards":     {[]lists.Sort{{Key: "colour", Descending: true}}, []int64{2, 4, 3, 1}},
			"instant":             {[]lists.Sort{{Key: "filled"}}, []int64{2, 3, 4, 1}},
			"text, then mixed":    {[]lists.Sort{{Key: "colour"}, {Key: "filled", Descending: true}}, []int64{1, 3, 4, 2}},
			"unknown, upwards":    {[]lists.Sort{{Key: "price"}}, []int64{1, 4, 2, 3}},
			"unknown, downwards":  {[]lists.Sort{{Key: "price", Descending: true}}, []int64{3, 2, 4, 1}},
			"unknown, then mixed": {[]lists.Sort{{Key: "price"}, {Key: "filled", Descending: true}}, []int64{1, 4, 2, 3}},
			"a key named twice":   {[]lists.Sort{{Key: "filled"}, {Key: "filled", Descending: true}}, []int64{2, 3, 4, 1}},
		} {
			var got []int64
			part := lists.Part{Sorts: test.sorts, Limit: 1}
			for range test.want {
				page, err := read(part)
				if err != nil || page.Total != 4 || page.Capped {
					t.Fatalf("%s: %+v, %v", name, page, err)
				}
				got, part.After = append(got, page.Rows[0].ID), page.Next
			}
			if !slices.Equal(got, test.want) || part.After != "" {
				t.Errorf("%s: %v instead of %v, and then %q", name, got, test.want, part.After)
			}
		}
		first, err := read(lists.Part{Sorts: []lists.Sort{{Key: "colour"}}, Limit: 1})
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range []lists.Part{{After: first.Next, Limit: 1}, {After: "x", Limit: 1}} {
			if _, err := read(part); !errors.Is(err, errStale) {
				t.Errorf("%+v: %v", part, err)
			}
		}
	})
}

// A page that is the whole list needs no counting.
func TestWholeListsAreNotCounted(t *testing.T) {
	t.Parallel()
	d := testkit.Open(t, testkit.URL(t, db.SQLite), clock.System())
	exec(t, d, "CREATE TABLE bottles (id BIGINT PRIMARY KEY, colour TEXT NOT NULL, filled TIMESTAMPTZ NOT NULL, price BIGINT)")
	exec(t, d, "INSERT INTO bottles (id, colour, filled) VALUES (1, 'red', '2026-03-01'), (2, 'white', '2026-03-01')")
	for part, want := range map[int]int{5: 1, 1: 2} {
		ctx, counter := db.CountStatements(t.Context())
		page, err := db.List[bottleRow](ctx, d, db.Listing{
			What: "bottles", Rows: d.Read().NewSelect().Model((*bottleRow)(nil)), Alias: "b", Sorts: map[string]string{"": "id"},
			Part: lists.Part{Limit: part},
		})
		if err != nil || page.Total != 2 || counter.Count() != want {
			t.Errorf("%d a page: %d statements instead of %d, %+v, %v", part, counter.Count(), want, page, err)
		}
	}
}

package audit_test

import (
	"context"
	"encoding/json"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/rs/zerolog"

	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/log"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

type person struct {
	Company  string            `json:"company"`
	Status   string            `json:"status"`
	Discount int64             `json:"discount"`
	Logo     string            `json:"logo,omitempty"`
	Password string            `json:"passwordHash,omitempty"`
	Address  map[string]string `json:"address,omitempty"`
	Tags     []string          `json:"tags,omitempty"`
}

// databases runs fn on both, with a clock to move.
func databases(t *testing.T, fn func(t *testing.T, d *db.DB, c *clock.Fixed)) {
	t.Helper()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			c := clock.NewFixed(time.Date(2026, 11, 21, 8, 0, 0, 0, time.UTC))
			fn(t, testkit.Open(t, testkit.URL(t, dialect), c), c)
		})
	}
}

func add(ctx context.Context, t *testing.T, d *db.DB, e audit.Entry) {
	t.Helper()
	if err := d.InTx(ctx, func(ctx context.Context, tx *db.Tx) error { return audit.Append(ctx, tx, e) }); err != nil {
		t.Fatal(err)
	}
}

func find(t *testing.T, d *db.DB, q audit.Query) []audit.Record {
	t.Helper()
	records, err := audit.Find(t.Context(), d, q)
	if err != nil {
		t.Fatal(err)
	}
	return records
}

// same compares JSON by value: PostgreSQL keeps its own spelling.
func same(t *testing.T, got json.RawMessage, want string) {
	t.Helper()
	if want == "" {
		if got != nil {
			t.Errorf("got %s, want nothing", got)
		}
		return
	}
	var a, b any
	if err := json.Unmarshal(got, &a); err != nil {
		t.Fatalf("%v in %q", err, got)
	}
	if err := json.Unmarshal([]byte(want), &b); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(a, b) {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestWhoWhatWhen(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, d *db.DB, c *clock.Fixed) {
		ctx := log.ForRequest(t.Context(), zerolog.Nop(), "r-1")
		ctx = auth.With(ctx, auth.Actor{ID: 7, Impersonator: 1})
		add(ctx, t, d, audit.Entry{
			Action: "users.status_changed", Subject: "users", SubjectID: 12,
			Before: person{Company: "Cave", Status: "processing", Discount: 3, Address: map[string]string{"city": "Reims", "zip": "51100"}},
			After:  person{Company: "Cave", Status: "valid", Discount: 3, Address: map[string]string{"city": "Épernay", "zip": "51100"}, Tags: []string{"a"}},
		})
		got := find(t, d, audit.Query{})
		if len(got) != 1 {
			t.Fatalf("%d entries", len(got))
		}
		r := got[0]
		if r.ID == 0 || r.Actor != 7 || r.Impersonator != 1 || r.Action != "users.status_changed" || r.Subject != "users" ||
			r.SubjectID != 12 || r.RequestID != "r-1" || !r.OccurredAt.Equal(c.Now()) || r.OccurredAt.Location() != time.UTC {
			t.Errorf("got %+v", r)
		}
		same(t, r.Before, `{"status":"processing","address":{"city":"Reims"}}`)
		same(t, r.After, `{"status":"valid","address":{"city":"Épernay"},"tags":["a"]}`)
	})
}

func TestCreationRemovalAndActs(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, d *db.DB, _ *clock.Fixed) {
		ctx := db.WithOrigin(t.Context(), 3, 2) // a handler of an event
		whole := person{Company: "Cave", Status: "valid", Discount: 9_007_199_254_740_993}
		const kept = `{"company":"Cave","status":"valid","discount":9007199254740993}`
		add(ctx, t, d, audit.Entry{Action: "users.created", Subject: "users", SubjectID: 1, After: whole})
		add(ctx, t, d, audit.Entry{Action: "users.removed", Subject: "users", SubjectID: 1, Before: &whole})
		add(ctx, t, d, audit.Entry{Action: "users.password_changed", Subject: "users", SubjectID: 1})
		add(ctx, t, d, audit.Entry{Action: "users.nothing", Subject: "users", SubjectID: 1, Before: whole, After: &whole})
		got := find(t, d, audit.Query{})
		if len(got) != 3 {
			t.Fatalf("%d entries", len(got))
		}
		same(t, got[0].Before, "")
		same(t, got[0].After, "")
		same(t, got[1].Before, kept)
		same(t, got[1].After, "")
		same(t, got[2].Before, "")
		same(t, got[2].After, kept)
		if !strings.Contains(string(got[2].After), "9007199254740993") || got[0].Actor != 3 || got[0].Impersonator != 2 || got[0].RequestID != "" {
			t.Errorf("got %+v %s", got[0], got[2].After)
		}
	})
}

func TestNoEntryWithoutTheChange(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, d *db.DB, _ *clock.Fixed) {
		_ = d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			if err := audit.Append(ctx, tx, audit.Entry{Action: "a.b", Subject: "users", SubjectID: 1}); err != nil {
				t.Error(err)
			}
			return context.Canceled
		})
		for _, e := range []audit.Entry{
			{Subject: "users"},
			{Action: "a.b"},
			{Action: "a.b", Subject: "users", After: "a text"},
			{Action: "a.b", Subject: "users", Before: func() {}},
		} {
			if err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error { return audit.Append(ctx, tx, e) }); err == nil {
				t.Errorf("accepted %+v", e.Action)
			}
		}
		if got := find(t, d, audit.Query{}); len(got) != 0 {
			t.Errorf("%d entries", len(got))
		}
	})
}

func TestNobodyChangesTheTrail(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, d *db.DB, _ *clock.Fixed) {
		add(t.Context(), t, d, audit.Entry{Action: "a.b", Subject: "users", SubjectID: 1})
		for _, statement := range []string{"UPDATE audit_entries SET actor_id = 9", "DELETE FROM audit_entries"} {
			err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
				_, err := tx.IDB().ExecContext(ctx, statement)
				return err
			})
			if err == nil || !strings.Contains(err.Error(), "append-only") {
				t.Errorf("%s: %v", statement, err)
			}
		}
		if got := find(t, d, audit.Query{}); len(got) != 1 || got[0].Actor != 0 {
			t.Errorf("got %+v", got)
		}
	})
}

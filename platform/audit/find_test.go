package audit_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// actions are the entries found, by the number in their action.
func actions(records []audit.Record) []string {
	var names []string
	for _, r := range records {
		names = append(names, r.Action)
	}
	return names
}

func TestFind(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, d *db.DB, c *clock.Fixed) {
		start := c.Now()
		for i, e := range []struct {
			actor, impersonator int64
			subject             string
			id                  int64
			person, other       int64
		}{
			{1, 0, "users", 10, 0, 0},
			{2, 0, "users", 11, 0, 0},
			{3, 1, "addresses", 10, 11, 0},
			{2, 0, "users", 10, 0, 0},
			{4, 0, "relations", 12, 10, 11},
		} {
			ctx := auth.With(t.Context(), auth.Actor{ID: e.actor, Impersonator: e.impersonator})
			add(ctx, t, d, audit.Entry{Action: fmt.Sprintf("a.%d", i), Subject: e.subject, SubjectID: e.id, Person: e.person, OtherPerson: e.other})
			c.Advance(time.Minute)
		}
		paris := time.FixedZone("Paris", 3600)
		for name, q := range map[string]struct {
			query audit.Query
			want  []string
		}{
			"all":                 {audit.Query{}, []string{"a.4", "a.3", "a.2", "a.1", "a.0"}},
			"subject":             {audit.Query{Subjects: []string{"addresses"}}, []string{"a.2"}},
			"one thing":           {audit.Query{Subjects: []string{"users"}, SubjectID: 10}, []string{"a.3", "a.0"}},
			"a person's all":      {audit.Query{Person: 11}, []string{"a.4", "a.2", "a.1"}},
			"of one side":         {audit.Query{Person: 10}, []string{"a.4", "a.3", "a.0"}},
			"of some kinds":       {audit.Query{Person: 11, Subjects: []string{"users", "addresses"}}, []string{"a.2", "a.1"}},
			"of nobody's":         {audit.Query{Person: 12}, nil},
			"actor, also through": {audit.Query{Actor: 1}, []string{"a.2", "a.0"}},
			"actor and subject":   {audit.Query{Actor: 1, Subjects: []string{"users"}}, []string{"a.0"}},
			"action":              {audit.Query{Action: "a.1"}, []string{"a.1"}},
			"several kinds":       {audit.Query{Subjects: []string{"users", "addresses"}, Actor: 1}, []string{"a.2", "a.0"}},
			"by offset":           {audit.Query{Offset: 3}, []string{"a.1", "a.0"}},
			"from":                {audit.Query{From: start.Add(3 * time.Minute)}, []string{"a.4", "a.3"}},
			"before":              {audit.Query{To: start.Add(time.Minute).In(paris)}, []string{"a.0"}},
			"between":             {audit.Query{From: start.Add(time.Minute).In(paris), To: start.Add(3 * time.Minute)}, []string{"a.2", "a.1"}},
			"nobody":              {audit.Query{Actor: 99}, nil},
		} {
			if got := actions(find(t, d, q.query)); !slices.Equal(got, q.want) {
				t.Errorf("%s: %q, want %q", name, got, q.want)
			}
		}
	})
}

func TestPages(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, d *db.DB, _ *clock.Fixed) {
		for i := range 5 { // at one instant
			add(t.Context(), t, d, audit.Entry{Action: fmt.Sprintf("a.%d", i), Subject: "users", SubjectID: 1})
		}
		var seen []string
		after := int64(0)
		for {
			page := find(t, d, audit.Query{Subjects: []string{"users"}, After: after, Limit: 2})
			if len(page) == 0 {
				break
			}
			if len(page) > 2 {
				t.Fatalf("a page of %d", len(page))
			}
			seen, after = append(seen, actions(page)...), page[len(page)-1].ID
			// What comes meanwhile shifts nothing.
			add(t.Context(), t, d, audit.Entry{Action: "a.later", Subject: "users", SubjectID: 1})
		}
		if want := []string{"a.4", "a.3", "a.2", "a.1", "a.0"}; !slices.Equal(seen, want) {
			t.Errorf("got %q, want %q", seen, want)
		}
	})
}

// What is read of a person comes from indexes, however long the trail is.
func TestPeopleAreFoundByIndexes(t *testing.T) {
	t.Parallel()
	d := testkit.Open(t, testkit.URL(t, db.SQLite), clock.NewFixed(time.Date(2026, 11, 21, 8, 0, 0, 0, time.UTC)))
	for _, columns := range [][2]string{{"person_id", "other_person_id"}, {"actor_id", "impersonator_id"}} {
		var plan []struct {
			ID, Parent, Notused int64
			Detail              string
		}
		err := d.Read().NewRaw("EXPLAIN QUERY PLAN ?", audit.Either(
			d.Read().NewSelect().TableExpr("audit_entries AS e").Column("e.id"), columns[0], columns[1], 7,
		).OrderExpr("e.id DESC").Limit(50)).Scan(t.Context(), &plan)
		if err != nil || len(plan) == 0 {
			t.Fatal(plan, err)
		}
		for _, step := range plan {
			if strings.HasPrefix(step.Detail, "SCAN") {
				t.Errorf("%s: %+v", columns, plan)
			}
		}
	}
}

package store_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"millesime/modules/users/internal/app"
	"millesime/modules/users/internal/domain"
	"millesime/modules/users/internal/store"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/ids"
	"millesime/platform/jobs"
	"millesime/platform/mail"
	"millesime/platform/testkit"
	"millesime/platform/testkit/filestest"
)

// idle people have nothing open with others.
type idle struct{}

func (idle) Open(context.Context, *db.Tx, []int64) (map[int64]int, error) {
	return map[int64]int{}, nil
}

// Many people at once cost no more statements than a few: rows are locked, written, kept in the trail and told together.
func TestManyStatusesCostAsManyStatementsAsAFew(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s, c := store.New(d, filestest.Open(t, d)), clock.NewFixed(time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC))
		queue, err := mail.NewQueue(mail.QueueOptions{
			Jobs: jobs.NewQueue(d), Secrets: []string{"a secret that only tests know, long enough"}, Clock: c,
		})
		if err != nil {
			t.Fatal(err)
		}
		base := app.NewBase(d, s, c, ids.Random(), queue, "https://vin.example")
		statuses := app.NewStatuses(base, app.NewSessions(base, nil, nil), idle{})
		people := make([]int64, 500)
		err = d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			for i := range people {
				_, err := tx.IDB().NewRaw("INSERT INTO users (id, email, group_code, status, created_at, updated_at) VALUES (?, ?, 'restaurant', 'valid', ?, ?)",
					i+1, fmt.Sprintf("p%d@example.test", i), c.Now(), c.Now()).Exec(ctx)
				if err != nil {
					return err
				}
				people[i] = int64(i + 1)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		cost := func(to auth.Status, of []int64) int {
			ctx, counter := db.CountStatements(t.Context())
			outcomes, err := statuses.Change(ctx, auth.Actor{ID: 9999, Group: auth.Superadmin}, domain.StatusChange{UserIDs: of, To: to})
			if err != nil || len(outcomes) != len(of) || outcomes[0].Refusal != nil {
				t.Fatalf("%d outcomes for %d people, %v", len(outcomes), len(of), err)
			}
			return counter.Count()
		}
		few, all := cost(auth.Blocked, people[:2]), cost(auth.Deleted, people[2:])
		if few != all || all > 10 {
			t.Errorf("2 people cost %d statements, %d people %d", few, len(people)-2, all)
		}
	})
}

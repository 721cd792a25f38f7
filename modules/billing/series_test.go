package billing_test

import (
	"fmt"
	"strconv"
	"sync"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/testkit"
)

// Domain 5.2: however many issue at once, on one replica or two, the numbers of a supplier have no gap and go by time, and what is
// refused takes none.
func TestNumbersHaveNoGaps(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			url := testkit.URL(t, dialect)
			monday := apptest.RunningFrom(apptest.Monday())
			h := apptest.StartAt(t, url, monday)
			h.MoveIn(t)
			s := sceneOf(t, h)
			other := apptest.StartAt(t, url, monday)
			const issuers, number = 16, 4
			waiting := s.waiting(number)
			s.accept()
			var all sync.WaitGroup
			for n := range issuers { // four for each order, two on each replica: one issues, three are refused
				all.Go(func() {
					seller := []*apptest.House{h, other}[n/number%2].As(t, apptest.Email(apptest.Alpha))
					if got := seller.Post("/api/invoices", fields{"order": waiting[n%number]}); got.Status != 201 && got.Status != 409 {
						t.Errorf("%d: %s", got.Status, got.Body)
					}
				})
			}
			all.Wait()
			s.h.Settle(t)
			s.numbered(number)
			if n := s.h.Count(t, `SELECT COUNT(*) FROM invoices a JOIN invoices b ON b.number > a.number AND b.created_at < a.created_at`); n != 0 {
				t.Errorf("%d numbers are out of time", n)
			}
		})
	}
}

// waiting are so many orders of Alpha that arrived and wait for its mandate.
func (s scene) waiting(number int) []string {
	s.Helper()
	s.h.Exec(s.TB, "UPDATE stock_levels SET on_hand = 6000")
	var orders []string
	for range number {
		orders = append(orders, s.delivered(6))
	}
	return orders
}

// numbered says that Alpha has so many invoices, from 1 on.
func (s scene) numbered(number int) {
	s.Helper()
	list := s.h.As(s.TB, apptest.Email(apptest.Alpha)).Get("/api/invoices?itemsPerPage=100&order[number]=asc").Want(200)
	if list.Text("hydra:totalItems") != strconv.Itoa(number) {
		s.Errorf("%s invoices instead of %d", list.Text("hydra:totalItems"), number)
		return
	}
	for n := range number {
		if got, want := list.Text(path("hydra:member", n, "number")), fmt.Sprintf("FAC-S4-2026-%06d", n+1); got != want {
			s.Errorf("%s instead of %s", got, want)
		}
	}
}

// Domain 5.2: the year of a number is that of Paris. At half past eleven there, and an hour later, when it is 2026 in London still.
func TestNumbersBeginAgainAtNewYearInParis(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			url := testkit.URL(t, dialect)
			eve := time.Date(2026, time.December, 31, 22, 30, 0, 0, time.UTC)
			h := apptest.StartAt(t, url, apptest.RunningFrom(eve))
			h.MoveIn(t)
			s := sceneOf(t, h)
			waiting := s.waiting(4)
			s.accept()
			later := apptest.StartAt(t, url, apptest.RunningFrom(eve.Add(time.Hour)))
			issue := func(at *apptest.House, order string) string {
				got := at.As(t, apptest.Email(apptest.Alpha)).Post("/api/invoices", fields{"order": order}).Want(201)
				return got.Text("invoices/0/number") + " of " + got.Text("invoices/0/issuedOn")
			}
			for n, want := range []string{
				"FAC-S4-2026-000001 of 2026-12-31", "FAC-S4-2026-000002 of 2026-12-31", "FAC-S4-2027-000001 of 2027-01-01", "FAC-S4-2027-000002 of 2027-01-01",
			} {
				if got := issue([]*apptest.House{h, later}[n/2], waiting[n]); got != want {
					t.Errorf("%s instead of %s", got, want)
				}
			}
		})
	}
}

// Quality, speed: an order is read once to be invoiced, and its invoice is written, in at most 30 SQL statements with the request's own.
func TestIssuingTakesFewStatements(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order := s.waiting(1)[0]
		s.accept()
		s.seller.Post("/api/invoices", fields{"order": order}, apitest.Header("X-Request-Id", "counted")).Want(201)
		if n := s.h.Statements(s.TB, "counted"); n < 10 || n > 30 {
			s.Errorf("%d statements", n)
		}
		s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "billed"})
	})
}

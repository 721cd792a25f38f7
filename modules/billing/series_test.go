package billing_test

import (
	"fmt"
	"strconv"
	"sync"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Domain 5.2: however many issue at once, the numbers of a supplier have no gap and go by time, and what is refused takes none.
func TestNumbersHaveNoGaps(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		const issuers, number = 16, 4
		s.h.Exec(t, "UPDATE stock_levels SET on_hand = 6000")
		var waiting []string
		for range number {
			waiting = append(waiting, s.delivered(6))
		}
		s.accept()
		var all sync.WaitGroup
		for n := range issuers { // four for each order: one issues, three are refused
			all.Go(func() {
				seller := s.h.As(t, apptest.Email(apptest.Alpha))
				if got := seller.Post("/api/invoices", fields{"order": waiting[n%number]}); got.Status != 201 && got.Status != 409 {
					t.Errorf("%d: %s", got.Status, got.Body)
				}
			})
		}
		all.Wait()
		s.h.Settle(t)
		list := s.seller.Get("/api/invoices?order[number]=asc").Want(200)
		if list.Text("hydra:totalItems") != strconv.Itoa(number) {
			t.Errorf("%s invoices", list.Text("hydra:totalItems"))
		}
		for n := range number {
			if got, want := list.Text(path("hydra:member", n, "number")), fmt.Sprintf("FAC-S4-2026-%06d", n+1); got != want {
				t.Errorf("%s instead of %s", got, want)
			}
		}
		if n := s.h.Count(t, `SELECT COUNT(*) FROM invoices a JOIN invoices b ON b.number > a.number AND b.created_at < a.created_at`); n != 0 {
			t.Errorf("%d numbers are out of time", n)
		}
	})
}

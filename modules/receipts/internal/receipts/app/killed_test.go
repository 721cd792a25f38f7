package app_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"syscall"
	"testing"

	"millesime/modules/receipts/internal/receipts/app"
	"millesime/modules/receipts/internal/receipts/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// What the process that is killed reads.
const (
	databaseOf = "RECEIPTS_TEST_DATABASE"
	lastOf     = "RECEIPTS_TEST_STATEMENTS" // after how many statements it is killed
)

// everydayDeaths is how many deaths the everyday run tries on each database; the whole run tries twenty.
const (
	everydayDeaths = 4
	allDeaths      = 20
)

// killedProducts come together in every delivery, so half a count would show.
func killedProducts() []int64 { return []int64{7, 8, 9} }

// A process that counts, moves days and goes through promises is killed, by SIGKILL, after so many statements: what is left
// holds together, no count is written by half, and the next job brings every promise to where it belongs and tells all orders.
func TestKilledWhileCountingAndRedating(t *testing.T) {
	t.Parallel()
	deaths, apart := everydayDeaths, 5
	if testkit.Full() {
		deaths, apart = allDeaths, 1
	}
	for _, dialect := range testkit.Dialects() {
		for n := range deaths {
			statements := 10 + 13*n*apart // all phases: no two at the same place of a count or a move
			t.Run(fmt.Sprintf("%s/%d", dialect, statements), func(t *testing.T) {
				t.Parallel()
				url := testkit.URL(t, dialect)
				w := newWarehouse(testkit.Open(t, url, clock.System()))
				w.fillToBeKilled(t)
				child := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^$") //nolint:gosec // it starts itself
				child.Env = append(os.Environ(), databaseOf+"="+url, lastOf+"="+strconv.Itoa(statements))
				said, err := child.CombinedOutput()
				if status, ok := child.ProcessState.Sys().(syscall.WaitStatus); !ok || status.Signal() != syscall.SIGKILL {
					t.Fatalf("%v: %s", err, said)
				}
				w.holdsTogether(t)
				w.none(t, "lines against counts", `SELECT rl.id FROM receipt_lines rl WHERE rl.received <>
 (SELECT COALESCE(SUM(c.received), 0) FROM receipt_counts c WHERE c.line_id = rl.id)`)
				w.none(t, "counts by half", `SELECT c.receipt_id FROM receipt_counts c GROUP BY c.receipt_id
 HAVING MIN(c.id) <> MAX(c.id) AND COUNT(*) % 3 <> 0`)
				w.drain(t)
				w.holdsTogether(t)
				for _, product := range killedProducts() {
					w.promisesAreOldestFirst(t, product)
				}
				w.none(t, "promises that nobody goes through", "SELECT product_id FROM stock_redatings")
				w.none(t, "orders that were not told", "SELECT order_id FROM promise_moves")
			})
		}
	}
}

// fillToBeKilled announces two deliveries, and orders nearly all of them ahead.
func (w warehouse) fillToBeKilled(t *testing.T) {
	t.Helper()
	var lines []domain.Line
	for _, product := range killedProducts() {
		w.add(t, product, 5)
		lines = append(lines, domain.Line{ProductID: product, Expected: 100})
	}
	w.arrive(t, w.announce(t, "2097-02-01", lines...))
	w.announce(t, "2097-03-01", lines...)
	for buyer := range int64(18) {
		for _, product := range killedProducts() {
			line := receiptsapi.Line{OrderID: 100 + buyer, OrderItemID: 1000*product + buyer, ProductID: product, Quantity: 7 + buyer%9}
			if taken, err := w.order(t.Context(), line); err != nil || !taken {
				t.Fatalf("order %d: %v (%v)", buyer, taken, err)
			}
		}
	}
	w.drain(t)
}

// die counts the first receipt, moves the day of the second before and behind it, and goes through promises, until it is killed.
func die() int {
	last, err := strconv.Atoi(os.Getenv(lastOf))
	if err != nil {
		return complain(err)
	}
	ctx, counter := db.CountStatements(context.Background())
	go func() {
		for counter.Count() < last {
			runtime.Gosched()
		}
		_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
	}()
	d, err := db.Open(ctx, os.Getenv(databaseOf), db.Options{})
	if err != nil {
		return complain(err)
	}
	w := newWarehouse(d)
	for n := 0; ; n++ {
		if err := w.countAndMove(ctx, []string{"2097-01-01", "2097-03-01"}[n%2]); err != nil {
			return complain(err)
		}
	}
}

func (w warehouse) countAndMove(ctx context.Context, day string) error {
	var lines []domain.CountedLine
	for _, product := range killedProducts() {
		lines = append(lines, domain.CountedLine{ProductID: product, Received: 1})
	}
	if err := w.Count(ctx, supplier(), 1, domain.Count{Lines: lines}); err != nil {
		return err
	}
	coming, err := w.Receipt(ctx, supplier(), 2)
	if err != nil {
		return err
	}
	edit := app.Edit{Version: coming.Version, Header: func(h domain.Header) domain.Header { h.ExpectedOn = day; return h }}
	if err := w.Edit(ctx, supplier(), 2, edit); err != nil {
		return err
	}
	return w.RedatePromises(ctx, w.d)
}

func complain(err error) int {
	_, _ = fmt.Fprintln(os.Stderr, err)
	return 1
}

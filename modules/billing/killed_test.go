package billing_test

import (
	"cmp"
	"context"
	"fmt"
	"net/mail"
	"os"
	"os/exec"
	"strconv"
	"syscall"
	"testing"

	"github.com/rs/zerolog"

	"millesime/cmd/millesime/app"
	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
	"millesime/platform/config"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/testkit"
)

// What the process that is killed reads.
const (
	databaseOf = "BILLING_TEST_DATABASE"
	filesOf    = "BILLING_TEST_FILES" // "": a folder of its own
	workOf     = "BILLING_TEST_WORK"
	lastOf     = "BILLING_TEST_STATEMENTS" // after how many statements it is killed
)

// What it does until then.
const (
	issuing   = "issuing"   // what waits for its invoices
	papering  = "papering"  // the papers that are asked for
	following = "following" // the events that wait in the outbox
)

// everydayDeaths is how many deaths the everyday run tries on each database; the whole run tries ten.
const (
	everydayDeaths = 2
	allDeaths      = 10
)

// Issuing for an order takes some 30 statements: each death comes at another place of one, when at least one is issued.
const (
	inSecond = 60
	apart    = 7
)

// Domain 5.2: a process that issues is killed, by SIGKILL, after so many statements, again and again. Whatever it left, the numbers
// have no gap and no order has two invoices; the next job issues the rest.
func TestKilledWhileIssuing(t *testing.T) {
	t.Parallel()
	deaths := everydayDeaths
	if testkit.Full() {
		deaths = allDeaths
	}
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			url := testkit.URL(t, dialect)
			h := apptest.StartAt(t, url, apptest.RunningFrom(apptest.Monday()))
			h.MoveIn(t)
			s := sceneOf(t, h)
			orders := len(s.waiting(3*deaths + 2))
			s.accept()
			for n := range deaths {
				kill(t, url, issuing, inSecond+apart*n)
				s.hasNoGap()
			}
			if left := s.h.Count(t, "SELECT COUNT(*) FROM orders WHERE status <> 'billed'"); left == 0 || left == int64(orders) {
				t.Errorf("%d of %d are left: no death came in between", left, orders)
			}
			if err := s.h.App.Modules.Billing.IssueWaiting(t.Context()); err != nil {
				t.Fatal(err)
			}
			s.h.Settle(t)
			s.hasNoGap()
			s.numbered(orders)
			if n := s.h.Count(t, "SELECT COUNT(*) FROM orders WHERE status <> 'billed'"); n != 0 {
				t.Errorf("%d orders are not billed", n)
			}
		})
	}
}

// hasNoGap says that the numbers that were given are those of the invoices, and that no order has two.
func (s scene) hasNoGap() {
	s.Helper()
	s.none(map[string]string{
		"numbers without an invoice": `SELECT COALESCE(SUM(last), 0) - (SELECT COUNT(*) FROM invoices) FROM invoice_numbers`,
		"orders with two invoices":   `SELECT COUNT(*) - COUNT(DISTINCT order_id) FROM invoices`,
	})
}

// kill starts a process that does some work and is killed after so many statements.
func kill(t *testing.T, url, work string, statements int, env ...string) {
	t.Helper()
	child := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^$") //nolint:gosec // it starts itself
	child.Env = append(append(os.Environ(), env...), databaseOf+"="+url, workOf+"="+work, lastOf+"="+strconv.Itoa(statements))
	said, err := child.CombinedOutput()
	if status, ok := child.ProcessState.Sys().(syscall.WaitStatus); !ok || status.Signal() != syscall.SIGKILL {
		t.Fatalf("after %d statements: %v: %s", statements, err, said)
	}
}

// die works until it is killed.
func die() int {
	if err := workUntilKilled(); err != nil {
		_, _ = fmt.Fprintln(os.Stderr, err)
	}
	return 1
}

func workUntilKilled() error {
	last, err := strconv.Atoi(os.Getenv(lastOf))
	if err != nil {
		return err
	}
	folder, err := os.MkdirTemp("", "killed")
	if err != nil {
		return err
	}
	storage := cmp.Or(os.Getenv(filesOf), folder)
	ctx, counter := db.CountStatements(context.Background())
	now := clock.NewFixed(apptest.Monday())
	a, err := app.New(db.Uncounted(ctx), config.Config{
		DatabaseURL: os.Getenv(databaseOf), PublicURL: "http://127.0.0.1", EventsURL: "memory:", FilesURL: "file:" + storage, DataDir: folder,
		Secrets: []string{"a secret that only tests know, long enough"}, MailFrom: mail.Address{Address: "no-reply@millesime.test"},
	}, app.Options{Log: zerolog.Nop(), Clock: now, NoSchedules: true})
	if err != nil {
		return err
	}
	switch os.Getenv(workOf) {
	case issuing:
		return a.Modules.Billing.IssueWaiting(deadly{ctx, counter, last})
	case papering:
		return workOnPapers(deadly{ctx, counter, last}, a, now)
	}
	bus, err := events.NewBus(a.DB, zerolog.Nop(), now, a.Modules.Billing.Handlers())
	if err != nil {
		return err
	}
	return bus.Run(deadly{ctx, counter, last})
}

// deadly kills its process once so many statements have begun: each looks at its context before it does.
type deadly struct {
	context.Context //nolint:containedctx // it is one

	counter *db.Counter
	last    int
}

func (d deadly) Value(key any) any {
	if d.counter.Count() >= d.last {
		_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
	}
	return d.Context.Value(key)
}

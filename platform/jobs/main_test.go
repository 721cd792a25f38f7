package jobs_test

import (
	"context"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/rs/zerolog"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/ids"
	"millesime/platform/jobs"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) {
	if os.Getenv(phaseOfDeath) != "" {
		os.Exit(die()) //nolint:forbidigo // this is the process that is killed
	}
	testkit.Main(m)
}

// bottle is the job of these tests.
type bottle struct {
	Number int `json:"number"`
}

func (bottle) Kind() string { return "test_bottle_v1" }

// cork is another kind.
type cork struct{}

func (cork) Kind() string { return "test_cork_v1" }

// noon is where clocks stand at first.
func noon() time.Time { return time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC) }

// house is a database with a table of effects, and the queues on it.
type house struct {
	*testing.T

	db    *db.DB
	url   string
	clock *clock.Fixed
	log   *strings.Builder
}

func onBoth(t *testing.T, fn func(h *house)) {
	t.Helper()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			c, url := clock.NewFixed(noon()), testkit.URL(t, dialect)
			h := &house{T: t, db: testkit.Open(t, url, c), url: url, clock: c, log: &strings.Builder{}}
			// Nothing is unique here: a second effect would show as a second row.
			h.exec("CREATE TABLE effects (number BIGINT NOT NULL)")
			fn(h)
		})
	}
}

func (h *house) exec(statement string, args ...any) {
	h.Helper()
	err := h.db.InTx(h.Context(), func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().NewRaw(statement, args...).Exec(ctx)
		return err
	})
	if err != nil {
		h.Fatalf("%s: %v", statement, err)
	}
}

func (h *house) count(query string, args ...any) int {
	h.Helper()
	var n int
	if err := h.db.Read().NewRaw(query, args...).Scan(h.Context(), &n); err != nil {
		h.Fatalf("%s: %v", query, err)
	}
	return n
}

// replica makes workers over the same database and gives what stops them.
func (h *house) replica(o jobs.Options, handlers ...jobs.Handler) (q *jobs.Queue, stop func()) {
	h.Helper()
	q = jobs.NewQueue(h.db)
	o.DB, o.IDs, o.Log = h.db, ids.Random(), zerolog.New(zerolog.SyncWriter(h.log))
	if o.Clock == nil {
		o.Clock = h.clock
	}
	if o.Poll == 0 {
		o.Poll = 5 * time.Millisecond
	}
	w, err := jobs.NewWorkers(q, o, handlers)
	if err != nil {
		h.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.WithoutCancel(h.Context()))
	ended := make(chan error, 1)
	go func() { ended <- w.Run(ctx) }()
	stop = sync.OnceFunc(func() {
		cancel()
		if err := <-ended; err != nil {
			h.Error(err)
		}
	})
	h.Cleanup(stop)
	return q, stop
}

func (h *house) add(added ...jobs.New) {
	h.Helper()
	err := h.db.InTx(h.Context(), func(ctx context.Context, tx *db.Tx) error {
		return jobs.NewQueue(h.db).Add(ctx, tx, added...)
	})
	if err != nil {
		h.Fatal(err)
	}
}

func (h *house) bottles(numbers ...int) {
	h.Helper()
	added := make([]jobs.New, len(numbers))
	for at, n := range numbers {
		added[at] = jobs.New{Args: bottle{n}}
	}
	h.add(added...)
}

func (h *house) drain(q *jobs.Queue) {
	h.Helper()
	if err := q.Drain(h.Context(), h.clock, bottle{}.Kind(), cork{}.Kind()); err != nil {
		h.Fatalf("%v\n%s", err, h.log)
	}
}

// until waits for something that follows in the background; the run has its own bound.
func (h *house) until(holds func() bool) {
	h.Helper()
	tick := time.NewTicker(2 * time.Millisecond)
	defer tick.Stop()
	for !holds() {
		select {
		case <-tick.C:
		case <-h.Context().Done():
			h.Fatal("the test ends before it came")
		}
	}
}

// filling does a bottle: its effect is in the transaction that marks it done.
func (h *house) filling(more jobs.Work[bottle]) jobs.Handler {
	more.Do = func(ctx context.Context, j *jobs.Job, b bottle) error { return h.fill(ctx, j, b) }
	return jobs.On(more)
}

func (h *house) fill(ctx context.Context, j *jobs.Job, b bottle) error {
	return h.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if err := effect(ctx, tx, b.Number); err != nil {
			return err
		}
		return j.Done(ctx, tx)
	})
}

func effect(ctx context.Context, tx *db.Tx, number int) error {
	_, err := tx.IDB().NewRaw("INSERT INTO effects VALUES (?)", number).Exec(ctx)
	return err
}

func (h *house) wantEffects(want ...int) {
	h.Helper()
	var got []int
	if err := h.db.Read().NewRaw("SELECT number FROM effects ORDER BY number").Scan(h.Context(), &got); err != nil {
		h.Fatal(err)
	}
	if !slices.Equal(got, want) {
		h.Errorf("effects %v, want %v\n%s", got, want, h.log)
	}
}

func (h *house) wantLeft(want int) {
	h.Helper()
	if n := h.count("SELECT count(*) FROM jobs"); n != want {
		h.Errorf("%d jobs left, want %d", n, want)
	}
}

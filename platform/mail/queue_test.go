package mail_test

import (
	"context"
	"errors"
	"reflect"
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
	"millesime/platform/mail"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// postman notes what it is given, and refuses while told to.
type postman struct {
	mu      sync.Mutex
	refusal error
	sent    []string
	ids     []string // of all that was tried
	last    mail.Message
	tries   int
}

func (p *postman) Send(_ context.Context, m mail.Message) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.tries++
	p.ids = append(p.ids, m.ID)
	if p.refusal == nil {
		p.sent, p.last = append(p.sent, m.Subject), m
	}
	return p.refusal
}

func (p *postman) refuse(err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.refusal = err
}

func (p *postman) seen() (sent []string, tries int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string(nil), p.sent...), p.tries
}

type queues struct {
	*testing.T

	db    *db.DB
	clock *clock.Fixed
	man   *postman
	log   *strings.Builder

	papers   mail.Enclosures
	receipts mail.Receipts
}

func eachQueue(t *testing.T, fn func(q *queues)) {
	t.Helper()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			c := clock.NewFixed(time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC))
			fn(&queues{T: t, db: testkit.Open(t, testkit.URL(t, dialect), c), clock: c, man: &postman{}, log: &strings.Builder{}})
		})
	}
}

// replica makes a queue over the same database; stop waits until it has ended.
func (q *queues) replica(secrets ...string) (made *mail.Queue, stop func()) {
	q.Helper()
	queue := jobs.NewQueue(q.db)
	made, err := mail.NewQueue(mail.QueueOptions{Jobs: queue, Sender: q.man, Secrets: secrets, Clock: q.clock})
	if err != nil {
		q.Fatal(err)
	}
	workers, err := jobs.NewWorkers(queue, jobs.Options{
		DB: q.db, Clock: q.clock, IDs: ids.Random(), Log: zerolog.New(zerolog.SyncWriter(q.log)),
	}, made.Handlers(q.papers, q.receipts))
	if err != nil {
		q.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.WithoutCancel(q.Context()))
	ended := make(chan error, 1)
	go func() { ended <- workers.Run(ctx) }()
	stop = sync.OnceFunc(func() {
		cancel()
		if err := <-ended; err != nil {
			q.Error(err)
		}
	})
	q.Cleanup(stop)
	return made, stop
}

func (q *queues) add(to *mail.Queue, subjects ...string) {
	q.Helper()
	err := q.db.InTx(q.Context(), func(ctx context.Context, tx *db.Tx) error {
		for _, subject := range subjects {
			m := mail.Message{To: "claire@cave.example", Subject: subject, Text: "https://vin.example/forgot-password/secret"}
			if subject == "" {
				m = mail.Message{}
			}
			if err := to.Add(ctx, tx, m); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		q.Fatal(err)
	}
}

func (q *queues) drain(of *mail.Queue) {
	q.Helper()
	if err := of.Drain(q.Context()); err != nil {
		q.Fatal(err)
	}
}

func (q *queues) rows(where string) int {
	q.Helper()
	n, err := q.db.Read().NewSelect().Table("jobs").Where(where).Count(q.Context())
	if err != nil {
		q.Fatal(err)
	}
	return int(n)
}

// A mail is laid out when it leaves, as it would have been at once.
func TestAQueuedMailIsLaidOut(t *testing.T) {
	t.Parallel()
	eachQueue(t, func(q *queues) {
		queue, _ := q.replica("one secret")
		m, err := mail.Write("en", content())
		if err != nil {
			q.Fatal(err)
		}
		m.To, m.ToName = "claire@cave.example", "Claire"
		if err := q.db.InTx(q.Context(), func(ctx context.Context, tx *db.Tx) error { return queue.Add(ctx, tx, m) }); err != nil {
			q.Fatal(err)
		}
		q.drain(queue)
		want := compose(t, "en", content())
		want.To, want.ToName = m.To, m.ToName
		if q.man.seen(); !reflect.DeepEqual(q.man.last, want) {
			q.Errorf("sent %+v, want %+v", q.man.last, want)
		}
	})
}

// What an earlier version queued leaves too: it was laid out already.
func TestAMailOfAnEarlierVersionLeaves(t *testing.T) {
	t.Parallel()
	eachQueue(t, func(q *queues) {
		queue, stop := q.replica("one secret")
		stop()
		q.add(queue, "laid out before")
		err := q.db.InTx(q.Context(), func(ctx context.Context, tx *db.Tx) error {
			_, err := tx.IDB().NewUpdate().Table("jobs").Set("kind = 'mail_send_v1'").Where("TRUE").Exec(ctx)
			return err
		})
		if err != nil {
			q.Fatal(err)
		}
		queue, _ = q.replica("one secret")
		q.drain(queue)
		if sent, _ := q.man.seen(); len(sent) != 1 || q.rows("TRUE") != 0 {
			q.Errorf("sent %v, %d rows left", sent, q.rows("TRUE"))
		}
	})
}

func TestQueuedMailIsSentOnceBySeveralReplicas(t *testing.T) {
	t.Parallel()
	eachQueue(t, func(q *queues) {
		first, _ := q.replica("one secret")
		second, _ := q.replica("one secret")
		var subjects []string
		for n := range 40 {
			subjects = append(subjects, "n"+string(rune('A'+n)))
		}
		q.add(first, subjects[:20]...)
		q.add(second, subjects[20:]...)
		q.add(first, "") // to nobody
		q.drain(first)
		sent, tries := q.man.seen()
		if len(sent) != 40 || tries != 40 || q.rows("TRUE") != 0 {
			q.Errorf("%d sent in %d attempts, %d rows left", len(sent), tries, q.rows("TRUE"))
		}
	})
}

func TestMailOfARolledBackTransactionNeverLeaves(t *testing.T) {
	t.Parallel()
	eachQueue(t, func(q *queues) {
		queue, _ := q.replica("one secret")
		broken := errors.New("something later failed")
		err := q.db.InTx(q.Context(), func(ctx context.Context, tx *db.Tx) error {
			return errors.Join(queue.Add(ctx, tx, mail.Message{To: "claire@cave.example", Subject: "x", Text: "y"}), broken)
		})
		if !errors.Is(err, broken) || q.rows("TRUE") != 0 {
			q.Errorf("%v, %d rows", err, q.rows("TRUE"))
		}
	})
}

func TestQueuedMailCannotBeReadInTheDatabase(t *testing.T) {
	t.Parallel()
	eachQueue(t, func(q *queues) {
		q.man.refuse(mail.ErrNotSent)
		queue, stop := q.replica("old secret")
		q.add(queue, "Réinitialisez")
		q.drain(queue)
		var sealed string
		if err := q.db.Read().NewRaw("SELECT CAST(args AS TEXT) FROM jobs").Scan(q.Context(), &sealed); err != nil {
			q.Fatal(err)
		}
		if sealed == "" || strings.Contains(sealed, "secret") || strings.Contains(sealed, "claire") {
			q.Errorf("the row says %q", sealed)
		}
		stop()
		q.man.refuse(nil)
		q.clock.Advance(time.Hour)
		rotated, _ := q.replica("new secret", "old secret") // what waits survives a new secret
		q.drain(rotated)
		if sent, _ := q.man.seen(); len(sent) != 1 {
			q.Errorf("sent %v", sent)
		}
	})
}

func TestMailIsTriedAgainThenGivenUp(t *testing.T) {
	t.Parallel()
	eachQueue(t, func(q *queues) {
		q.man.refuse(mail.ErrNotSent)
		queue, stop := q.replica("one secret")
		q.add(queue, "first")
		q.drain(queue)
		if _, tries := q.man.seen(); tries != 1 || q.rows("error <> ''") != 1 {
			q.Fatalf("%d attempts at once", tries)
		}
		for range 60 { // an hour at a time
			q.clock.Advance(time.Hour)
			q.drain(queue)
		}
		_, tries := q.man.seen()
		if tries < 10 || tries > 40 || q.rows("dead_at IS NOT NULL") != 1 {
			q.Errorf("%d attempts, %d dead", tries, q.rows("dead_at IS NOT NULL"))
		}
		q.man.refuse(mail.ErrInvalid) // no later attempt would help
		q.add(queue, "second")
		q.drain(queue)
		if q.rows("dead_at IS NOT NULL") != 2 {
			q.Error("a mail that no server takes is still tried")
		}
		stop()
		first, second := q.man.ids[0], q.man.ids[len(q.man.ids)-1]
		if first == second || len(first) != 32 || slices.ContainsFunc(q.man.ids[:tries], func(id string) bool { return id != first }) {
			q.Errorf("one mail was tried as %q, another as %s", q.man.ids[:tries], second)
		}
		if !strings.Contains(q.log.String(), "became a dead letter") {
			q.Errorf("nothing tells the operator: %s", q.log.String())
		}
	})
}

func TestMailOfADeadProcessIsTakenOver(t *testing.T) {
	t.Parallel()
	eachQueue(t, func(q *queues) {
		queue, stop := q.replica("one secret")
		stop()
		q.add(queue, "left behind")
		err := q.db.InTx(q.Context(), func(ctx context.Context, tx *db.Tx) error {
			_, err := tx.IDB().NewRaw("UPDATE jobs SET claim = 'gone', due_at = ?", q.clock.Now().Add(time.Minute)).Exec(ctx)
			return err
		})
		if err != nil {
			q.Fatal(err)
		}
		q.clock.Advance(time.Minute)
		other, _ := q.replica("one secret")
		q.drain(other)
		if sent, _ := q.man.seen(); len(sent) != 1 {
			q.Errorf("sent %v", sent)
		}
	})
}

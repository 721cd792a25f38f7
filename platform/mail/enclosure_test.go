package mail_test

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"millesime/platform/db"
	"millesime/platform/mail"
	"millesime/platform/paper"
)

// drawer gives the papers of mails: one that is being made at first.
type drawer struct {
	ready atomic.Bool
	away  atomic.Bool // what holds papers
}

func (d *drawer) Enclose(_ context.Context, e mail.Enclosure, language string, last bool) (mail.Enclosed, error) {
	switch {
	case last:
		return mail.Enclosed{Hints: []string{"plus tard"}}, nil
	case d.away.Load():
		return mail.Enclosed{}, errors.New("away")
	case !d.ready.Load():
		return mail.Enclosed{}, mail.ErrNotYet
	}
	return mail.Enclosed{
		Files: []mail.Attachment{{Name: string(e.Of) + ".pdf", MediaType: "application/pdf", Content: []byte("%PDF")}},
		Link:  mail.Action{Label: "PDF " + language, URL: "https://vin.example/document/x"},
	}, nil
}

func (q *queues) addCarrying(to *mail.Queue, awaited bool) {
	q.Helper()
	m, err := mail.Write("fr", mail.Content{Subject: "Votre facture", Paragraphs: []string{"La voici."}})
	if err != nil {
		q.Fatal(err)
	}
	m.To, m.Encloses = "claire@cave.example", &mail.Enclosure{Of: paper.OfInvoice(12), Reader: 5, Awaited: awaited}
	if err := q.db.InTx(q.Context(), func(ctx context.Context, tx *db.Tx) error { return to.Add(ctx, tx, m) }); err != nil {
		q.Fatal(err)
	}
}

// A mail whose paper is being made leaves when that is there, with the paper and its link; two of one paper do not stand for each other,
// and the paper of another thing releases neither.
func TestAMailWaitsForItsPaper(t *testing.T) {
	t.Parallel()
	eachQueue(t, func(q *queues) {
		papers := &drawer{}
		q.papers = papers
		queue, _ := q.replica("a secret that is long enough")
		q.addCarrying(queue, true)
		q.addCarrying(queue, false) // it finds out
		q.drain(queue)
		release := func(of paper.Key) {
			if err := q.db.InTx(q.Context(), func(ctx context.Context, tx *db.Tx) error { return queue.Release(ctx, tx, of) }); err != nil {
				q.Fatal(err)
			}
			q.drain(queue)
		}
		release(paper.OfInvoice(1))
		if sent, _ := q.man.seen(); len(sent) != 0 {
			q.Fatalf("%d left without their paper", len(sent))
		}
		papers.ready.Store(true)
		release(paper.OfInvoice(12))
		sent, _ := q.man.seen()
		last := q.man.last
		if len(sent) != 2 || len(last.Attached) != 1 || last.Attached[0].Name != "invoice:12.pdf" || !strings.Contains(last.Text, "PDF fr :\nhttps://vin.example/document/x") {
			q.Errorf("%d left, the last with %+v: %s", len(sent), last.Attached, last.Text)
		}
	})
}

// A paper may come while the transaction that adds its mail is open, and release nobody: the mail looks after a minute.
func TestAMailThatWasNotReleasedLooks(t *testing.T) {
	t.Parallel()
	eachQueue(t, func(q *queues) {
		papers := &drawer{}
		papers.ready.Store(true)
		q.papers = papers
		queue, _ := q.replica("a secret that is long enough")
		q.addCarrying(queue, true)
		q.clock.Advance(time.Minute)
		q.drain(queue)
		if sent, _ := q.man.seen(); len(sent) != 1 || len(q.man.last.Attached) != 1 {
			q.Errorf("%d left, with %+v", len(sent), q.man.last.Attached)
		}
	})
}

// A mail whose paper is long in the making waits without a failed attempt and without a warning, whether or not it was known
// to be awaited. It leaves when the paper is there; of one that never comes, after 40 minutes, and says where it will be.
func TestAMailWaitsQuietly(t *testing.T) {
	t.Parallel()
	eachQueue(t, func(q *queues) {
		papers := &drawer{}
		q.papers = papers
		queue, stop := q.replica("a secret that is long enough")
		q.addCarrying(queue, true)
		q.addCarrying(queue, false)
		for range 7 {
			q.drain(queue)
			q.clock.Advance(5 * time.Minute)
		}
		q.drain(queue) // 35 minutes
		if sent, _ := q.man.seen(); len(sent) != 0 || q.rows("attempts = 0 AND error = ''") != 2 {
			q.Errorf("%d left, %d wait without a failed attempt", len(sent), q.rows("attempts = 0 AND error = ''"))
		}
		q.clock.Advance(5 * time.Minute)
		q.drain(queue)
		stop()
		sent, _ := q.man.seen()
		if last := q.man.last; len(sent) != 2 || len(last.Attached) != 0 || !strings.Contains(last.Text, "plus tard") {
			q.Errorf("%d left, the last: %s", len(sent), last.Text)
		}
		if strings.Contains(q.log.String(), `"warn"`) {
			q.Errorf("somebody is warned:\n%s", q.log)
		}
	})
}

// What holds papers may be away, and a paper may never come: the mail leaves without it in the end, and says where it will be.
func TestAMailDoesNotWaitForever(t *testing.T) {
	t.Parallel()
	eachQueue(t, func(q *queues) {
		papers := &drawer{}
		papers.away.Store(true)
		q.papers = papers
		queue, _ := q.replica("a secret that is long enough")
		q.addCarrying(queue, false)
		q.drain(queue)
		for range 20 {
			q.clock.Advance(5 * time.Minute)
			q.drain(queue)
		}
		sent, _ := q.man.seen()
		if last := q.man.last; len(sent) != 1 || len(last.Attached) != 0 || !strings.Contains(last.Text, "plus tard") {
			q.Errorf("%d left, the last: %s", len(sent), last.Text)
		}
	})
}

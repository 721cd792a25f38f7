package mail_test

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"millesime/platform/db"
	"millesime/platform/mail"
)

// told notes the receipts that it is given.
type told struct {
	mu  sync.Mutex
	all []string
}

func (r *told) HandedOver(_ context.Context, of mail.Receipt, to string) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.all = append(r.all, fmt.Sprintf("%s %d %s", of.Kind, of.ID, to))
	return nil
}

func (r *told) seen() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Clone(r.all)
}

// To whom it matters is told that a mail left once the mail server took it, not before.
func TestAReceiptFollowsTheMail(t *testing.T) {
	t.Parallel()
	eachQueue(t, func(q *queues) {
		receipts := &told{}
		q.receipts = receipts
		q.man.refuse(mail.ErrNotSent)
		queue, _ := q.replica("one secret")
		plain := mail.Message{To: "claire@cave.example", Subject: "No receipt", Text: "x"}
		asked := mail.Message{To: "lea@cave.example", Subject: "Receipt", Text: "x", Receipt: &mail.Receipt{Kind: "waiters", ID: 7}}
		if err := q.db.InTx(q.Context(), func(ctx context.Context, tx *db.Tx) error { return queue.Add(ctx, tx, plain, asked) }); err != nil {
			q.Fatal(err)
		}
		q.drain(queue)
		if all := receipts.seen(); len(all) != 0 {
			q.Errorf("told of mails that did not leave: %v", all)
		}
		q.man.refuse(nil)
		q.clock.Advance(time.Hour)
		q.drain(queue)
		if all := receipts.seen(); !slices.Equal(all, []string{"waiters 7 lea@cave.example"}) {
			q.Errorf("told %v", all)
		}
	})
}

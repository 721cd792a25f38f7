package mail

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/jobs"
)

const (
	workers  = 4
	sendTime = 20 * time.Second // for one attempt
	idBytes  = 16               // of the identity of a mail, as random as its seal
)

// Queue keeps mails in the database until they are sent. A mail is a job of the transaction that causes it, so it leaves
// when that commits and never else. Several replicas share the work.
//
// A mail leaves at least once: a process that dies between sending and marking the job sends it again.
type Queue struct {
	options QueueOptions
	sealer  *sealer
}

// QueueOptions are what a queue needs.
type QueueOptions struct {
	Jobs    *jobs.Queue
	Sender  Sender
	Secrets []string // the first seals, all open
	Clock   clock.Clock
}

// NewQueue makes a queue; nothing is sent until workers run its Handlers.
func NewQueue(o QueueOptions) (*Queue, error) {
	s, err := newSealer(o.Secrets)
	if err != nil {
		return nil, err
	}
	return &Queue{options: o, sealer: s}, nil
}

// letter is a mail that waits: encrypted, for it may hold a link that opens an account.
type letter struct {
	Sealed string `json:"sealed"`
}

// Kind implements jobs.Args.
func (letter) Kind() string { return "mail_send_v2" }

// laidOutLetter is a letter of an earlier version, which laid mails out before they waited. Of the same kind, its process
// would take a draft for a mail without text, and give it up.
type laidOutLetter struct{ letter }

// Kind implements jobs.Args.
func (laidOutLetter) Kind() string { return "mail_send_v1" }

// Add writes mails into the queue, with one statement. A mail to nobody (To "") is written and dropped unsent: it makes
// a call about an account that does not exist cost what any other costs.
func (q *Queue) Add(ctx context.Context, tx *db.Tx, mails ...Message) error {
	added := make([]jobs.New, 0, len(mails))
	for _, m := range mails {
		if m.To != "" {
			if err := checkAddress(m.To); err != nil {
				return err
			}
		}
		plain, err := json.Marshal(m)
		if err != nil {
			return fmt.Errorf("mail: %w", err)
		}
		added = append(added, q.waiting(tx, m, letter{q.sealer.seal(plain)}))
	}
	return q.options.Jobs.Add(ctx, tx, added...)
}

// Handlers send what waits, for jobs.NewWorkers, with the papers that mails carry; nil: none. What fails is tried again for about two
// days; what no server would take is given up at once.
func (q *Queue) Handlers(carried Enclosures, receipts Receipts) []jobs.Handler {
	return []jobs.Handler{
		jobs.On(jobs.Work[letter]{Workers: workers, Timeout: sendTime, Do: func(ctx context.Context, j *jobs.Job, l letter) error {
			return q.send(ctx, j, l, carried, receipts)
		}}),
		jobs.On(jobs.Work[laidOutLetter]{Workers: 1, Timeout: sendTime, Do: func(ctx context.Context, j *jobs.Job, l laidOutLetter) error {
			return q.send(ctx, j, l.letter, carried, receipts)
		}}),
	}
}

func (q *Queue) send(ctx context.Context, j *jobs.Job, l letter, carried Enclosures, receipts Receipts) error {
	m, err := q.read(l)
	if err == nil && m.To != "" {
		err = q.sendOpen(ctx, j, m, carried)
	}
	if errors.Is(err, ErrInvalid) {
		return jobs.Permanent(err)
	}
	if err != nil || m.To == "" || m.Receipt == nil || receipts == nil {
		return err
	}
	return receipts.HandedOver(ctx, *m.Receipt, m.To)
}

// sendOpen sends a mail with what it carries, laid out.
func (q *Queue) sendOpen(ctx context.Context, j *jobs.Job, m Message, carried Enclosures) error {
	m, err := q.enclosing(ctx, j, m, carried)
	if err != nil {
		return err
	}
	if m, err = m.LaidOut(); err != nil {
		return err
	}
	return q.options.Sender.Send(ctx, m)
}

// read opens a letter.
func (q *Queue) read(l letter) (m Message, err error) {
	plain, err := q.sealer.open(l.Sealed)
	if err == nil {
		err = json.Unmarshal(plain, &m)
	}
	if err != nil {
		return Message{}, fmt.Errorf("%w: %w", ErrInvalid, err)
	}
	sum := sha256.Sum256([]byte(l.Sealed)) // no two are sealed alike
	m.ID = hex.EncodeToString(sum[:idBytes])
	return m, nil
}

// Drain waits until no mail is due: each was sent, given up, or waits for its next attempt. Workers must be running.
func (q *Queue) Drain(ctx context.Context) error {
	return q.options.Jobs.Drain(ctx, q.options.Clock, letter{}.Kind(), laidOutLetter{}.Kind())
}

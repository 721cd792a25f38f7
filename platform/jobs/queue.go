package jobs

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/bell"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Args are what a job is told, kept as JSON until it is done. Another shape is
// another kind: rows of the old one may still wait.
type Args interface {
	// Kind is snake_case, begins with its owner and ends with its version, e.g. "mail_send_v1".
	Kind() string
}

// New is a job to be added.
type New struct {
	Args Args
	// At is when it is due; zero = at once.
	At time.Time
	// Priority goes before higher numbers; 0 is usual.
	Priority int
	// Key keeps a second job of the same kind and key away while the first waits. When the first is being done it is
	// done once more afterwards, for it may have read what is new too early. "" = no such rule.
	Key string
	// Awaits is what lets the job come before At (Queue.Hasten); "" = nothing does.
	Awaits string
}

// Queue takes jobs. It may be used from several goroutines.
type Queue struct {
	db    *db.DB
	mu    sync.Mutex
	bells map[string]bell.Bell // by kind
}

// NewQueue makes a queue over a migrated database; [Workers] do what is in it.
func NewQueue(d *db.DB) *Queue { return &Queue{db: d, bells: map[string]bell.Bell{}} }

// newRow is what Add writes.
type newRow struct {
	bun.BaseModel `bun:"table:jobs,alias:job"`

	Kind           string
	UniqueKey      string `bun:",nullzero"`
	Awaits         string
	Args           json.RawMessage `bun:"type:jsonb"`
	Priority       int
	CreatedAt      time.Time
	DueAt          time.Time
	ActorID        int64
	ImpersonatorID int64
}

// Add writes jobs with one statement. They are done after the commit, and never when the transaction is rolled back, in
// the name of who acts in the context.
func (q *Queue) Add(ctx context.Context, tx *db.Tx, added ...New) error {
	if len(added) == 0 {
		return nil
	}
	actor, impersonator := db.Origin(ctx)
	now := tx.Now()
	rows := make([]newRow, 0, len(added))
	seen := map[[2]string]bool{}
	for _, n := range added {
		kind := n.Args.Kind()
		if same := [2]string{kind, n.Key}; n.Key != "" {
			if seen[same] {
				continue
			}
			seen[same] = true
		}
		args, err := json.Marshal(n.Args)
		if err != nil {
			return fmt.Errorf("jobs: %s: %w", kind, err)
		}
		row := newRow{
			Kind: kind, UniqueKey: n.Key, Awaits: n.Awaits, Args: args, Priority: n.Priority, CreatedAt: now, DueAt: now,
			ActorID: actor, ImpersonatorID: impersonator,
		}
		if !n.At.IsZero() {
			row.DueAt = clock.Instant(n.At)
		}
		rows = append(rows, row)
	}
	insert := tx.IDB().NewInsert().Model(&rows)
	if len(seen) > 0 {
		insert = insert.On("CONFLICT (kind, unique_key) WHERE unique_key IS NOT NULL AND dead_at IS NULL DO UPDATE").
			Set("again = (job.claim <> '')").
			Set("due_at = CASE WHEN job.claim = '' AND EXCLUDED.due_at < job.due_at THEN EXCLUDED.due_at ELSE job.due_at END")
	}
	_, err := insert.Exec(ctx)
	if err != nil {
		return fmt.Errorf("jobs: add %s: %w", rows[0].Kind, err)
	}
	tx.AfterCommit(func() {
		for at := range rows {
			q.bell(rows[at].Kind).Ring()
		}
	})
	return nil
}

// bell is what the workers of a kind wait for.
func (q *Queue) bell(kind string) bell.Bell {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.bells[kind] == nil {
		q.bells[kind] = bell.New()
	}
	return q.bells[kind]
}

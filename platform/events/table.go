package events

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

// table is the transport within the database: the outbox itself is the log.
type table struct {
	db   *db.DB
	poll time.Duration
	tail tail
}

// cursorRow is how far a consumer has come.
type cursorRow struct {
	bun.BaseModel `bun:"table:event_cursors,alias:c"`

	Consumer string `bun:",pk"`
	Position int64
}

type subscriptionRow struct {
	bun.BaseModel `bun:"table:event_subscriptions"`

	Consumer string `bun:",pk"`
	Topic    string `bun:",pk"`
}

func (t *table) open(ctx context.Context, consumers []*consumer) error {
	var topics []subscriptionRow
	cursors := make([]cursorRow, len(consumers))
	for i, c := range consumers {
		cursors[i].Consumer = c.name
		for _, topic := range c.topics {
			topics = append(topics, subscriptionRow{Consumer: c.name, Topic: topic})
		}
	}
	return t.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		end, err := lockEnd(ctx, tx)
		if err != nil {
			return err
		}
		_, err = tx.IDB().NewDelete().Model((*subscriptionRow)(nil)).Where("TRUE").Exec(ctx)
		if err != nil || len(consumers) == 0 {
			return err
		}
		for i := range cursors {
			cursors[i].Position = end
		}
		_, kept := tx.IDB().NewInsert().Model(&topics).Exec(ctx)
		_, begun := tx.IDB().NewInsert().Model(&cursors).On("CONFLICT DO NOTHING").Exec(ctx)
		return errors.Join(kept, begun)
	})
}

func (t *table) publish(ctx context.Context) (topics []string, err error) {
	// Looked at first, so that idle relays ask for no transaction.
	waits, err := t.db.Bind(nil).NewSelect().Table("outbox").Where("published_at IS NULL").Exists(ctx)
	if err != nil || !waits {
		return nil, err
	}
	var end int64
	var rows []outboxRow
	err = t.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		rows = rows[:0]
		if end, err = lockEnd(ctx, tx); err != nil {
			return err
		}
		// Ids are given before the commit, so a lower one may be seen after a higher one. The lock on the end of the log
		// makes sure that who sees a position sees all before it.
		err = tx.IDB().NewRaw(`UPDATE outbox AS o SET position = ? + w.number, published_at = ?
FROM (SELECT id AS waiting, ROW_NUMBER() OVER (ORDER BY id) AS number FROM outbox WHERE published_at IS NULL ORDER BY id LIMIT ?) AS w
WHERE o.id = w.waiting RETURNING `+columns, end, tx.Now(), relaySize).Scan(ctx, &rows)
		if err != nil || len(rows) == 0 {
			return err
		}
		_, err = tx.IDB().NewUpdate().Table("outbox_end").Set("position = ?", end+int64(len(rows))).Where("TRUE").Exec(ctx)
		return err
	})
	if err != nil {
		return nil, err
	}
	slices.SortFunc(rows, func(a, b outboxRow) int { return cmp.Compare(a.Position, b.Position) })
	published := make([]delivery, len(rows))
	for i, row := range rows {
		published[i] = row.delivery()
		topics = append(topics, row.Topic)
	}
	t.tail.add(end, published)
	return topics, nil
}

// lockEnd gives the last position of the log; nobody else adds to it before
// the transaction has ended.
func lockEnd(ctx context.Context, tx *db.Tx) (position int64, err error) {
	err = db.LockRows(tx.IDB().NewSelect().Table("outbox_end").Column("position"), tx).Scan(ctx, &position)
	return position, err
}

func (t *table) next(ctx context.Context, c *consumer) ([]delivery, error) {
	tick := time.NewTicker(t.poll)
	defer tick.Stop()
	for {
		batch, err := t.unseen(ctx, c)
		if ctx.Err() != nil {
			return nil, nil
		}
		if err != nil || len(batch) > 0 {
			return batch, err
		}
		c.idle()
		select {
		case <-ctx.Done():
			return nil, nil
		case <-c.wake:
		case <-tick.C:
			c.seen = unknown // other replicas publish and take, too
		}
	}
}

// unknown is the place of a consumer whose cursor is to be read.
const unknown = -1

// unseen gives the next events of a consumer: those that this process published from memory, others from the log.
func (t *table) unseen(ctx context.Context, c *consumer) ([]delivery, error) {
	if published, reaches := t.tail.behind(c.seen); reaches {
		var batch []delivery
		for _, d := range published {
			if c.handlers[d.Topic] != nil {
				batch = append(batch, d)
			}
			if len(batch) == batchSize {
				return batch, nil
			}
		}
		if len(batch) == 0 {
			c.seen += int64(len(published))
		}
		return batch, nil
	}
	end := t.tail.last()
	// Known before anything is taken from memory: else nobody would see that it was set back by hand.
	err := t.db.Read().NewSelect().Model((*cursorRow)(nil)).Column("position").Where("consumer = ?", c.name).Scan(ctx, &c.cursor)
	if err != nil {
		return nil, err
	}
	batch, err := t.behind(ctx, c.topics, batchSize, c.cursor)
	if err == nil && len(batch) == 0 {
		c.seen = end
	}
	return batch, err
}

// columns are those of an outboxRow.
const columns = "id, event_id, topic, payload, actor_id, impersonator_id, occurred_at, position"

// behind reads the next events of some topics behind a position. Each topic is asked by itself, so that a long log is never
// sorted.
func (t *table) behind(ctx context.Context, topics []string, limit int, position int64) ([]delivery, error) {
	bound := t.db.Bind(nil)
	reached := bound.Int(position)
	var query strings.Builder
	var args []any
	for i, topic := range topics {
		if i > 0 {
			query.WriteString(" UNION ALL ")
		}
		fmt.Fprintf(&query, `SELECT %[1]s FROM (SELECT %[1]s FROM outbox
WHERE topic = ? AND position > ? ORDER BY position LIMIT ?) AS t%[2]d`, columns, i)
		args = append(args, topic, reached, limit)
	}
	query.WriteString(" ORDER BY position LIMIT ?")
	var rows []outboxRow
	if err := bound.NewRaw(query.String(), append(args, limit)...).Scan(ctx, &rows); err != nil {
		return nil, err
	}
	batch := make([]delivery, len(rows))
	for i, row := range rows {
		batch[i] = row.delivery()
	}
	return batch, nil
}

func (t *table) claim(ctx context.Context, tx *db.Tx, c *consumer, batch []delivery) ([]delivery, error) {
	query := tx.IDB().NewSelect().Model((*cursorRow)(nil)).Column("position").Where("consumer = ?", c.name)
	var position int64
	err := db.LockFreeRows(query, tx).Scan(ctx, &position)
	if db.NotFound(err) { // another replica takes events, which are read again
		c.seen = unknown
		return nil, errElsewhere
	}
	for len(batch) > 0 && batch[0].position <= position {
		batch = batch[1:]
	}
	switch {
	case err != nil:
		return nil, err
	case position < c.cursor: // set back by hand: what follows it is in no batch
		c.seen, c.cursor = unknown, position
		return nil, errElsewhere
	case len(batch) == 0: // another replica was faster
		c.seen = position
	}
	c.cursor = position
	return batch, nil
}

func (t *table) advance(ctx context.Context, tx *db.Tx, c *consumer, position int64) error {
	_, err := tx.IDB().NewUpdate().Model((*cursorRow)(nil)).Set("position = ?", position).Where("consumer = ?", c.name).Exec(ctx)
	return err
}

func (t *table) taken(_ context.Context, c *consumer, position int64) error {
	c.seen, c.cursor = position, position
	return nil
}

// One statement, so one look: effects, their events and the cursor are committed together.
func (t *table) waits(ctx context.Context) (bool, error) {
	return t.db.Read().NewSelect().Table("events_waiting").Exists(ctx)
}

func (t *table) close(context.Context) error { return nil }

package events

import (
	"context"
	"time"
)

// listenPoll is how often a process looks where the log ends, for all of its
// feeds: what it published itself wakes them.
const listenPoll = 200 * time.Millisecond

// listenSize is how many events are read at once.
const listenSize = 500

// logEnd is where the log ends, and the last position of which it may have
// forgotten events.
type logEnd struct {
	Position int64
	Purged   int64
}

func (t *table) end(ctx context.Context) (end logEnd, err error) {
	err = t.db.Read().NewSelect().Table("outbox_end").Column("position", "purged").Scan(ctx, &end.Position, &end.Purged)
	return end, err
}

func (t *table) listen(ctx context.Context, l *listener) error {
	tick := time.NewTicker(min(listenPoll, t.poll))
	defer tick.Stop()
	for reads := true; ; {
		if reads {
			if err := t.hear(ctx, l); err != nil {
				return err
			}
		}
		select {
		case <-ctx.Done():
			return nil
		case <-l.wake:
			reads = !t.recall(l)
		case <-tick.C:
			reads = true
		}
	}
}

// recall tells what this process has published itself; false when the log is to be read for what was before.
func (t *table) recall(l *listener) bool {
	published, reaches := t.tail.behind(l.position)
	for _, d := range published {
		l.tell(d)
	}
	return reaches
}

// hear tells what the log holds behind the listener's position. Who sees a
// position sees all before it, as consumers do.
func (t *table) hear(ctx context.Context, l *listener) error {
	end, err := t.end(ctx)
	if err != nil {
		return err
	}
	for l.follow(end.Purged, end.Position) && l.position < end.Position {
		rows, err := t.behind(ctx, l.topics, listenSize, l.position)
		if err != nil {
			return err
		}
		now, err := t.end(ctx)
		if err != nil {
			return err
		}
		if !l.follow(now.Purged, now.Position) { // purged while they were read
			return nil
		}
		for _, d := range rows {
			l.tell(d)
		}
		if len(rows) < listenSize {
			l.position = max(l.position, end.Position)
		}
		end = now
	}
	return nil
}

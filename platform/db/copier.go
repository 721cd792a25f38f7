package db

import (
	"context"
	"database/sql"
	"sync"
	"sync/atomic"
	"time"

	"github.com/rs/zerolog"

	"millesime/platform/bell"
)

const (
	// copiedEvery is after how many commits what they wrote is copied: some thousand pages.
	copiedEvery = 64
	// longestLog is at how many pages of the log the rest is copied while nobody writes, so that it begins anew: by the copier,
	// or by SQLite within a commit while the copier has nothing to do.
	longestLog = 8000
	// longestFile is to how many bytes the log is cut when it begins anew: a reader that stays, as a backup does, has it grow.
	longestFile = 64 << 20
	copyTime    = time.Minute
)

// copier copies what was committed from the log of SQLite into the file, over a connection of its own, so that nobody who wants to
// write waits for it.
type copier struct {
	// checkpoint copies what nobody keeps it from copying, and tells how long the log is.
	checkpoint func(ctx context.Context) (pages int, err error)
	turns      turns
	log        zerolog.Logger
	commits    atomic.Int64
	due        bell.Bell
	stop       context.CancelFunc
	running    sync.WaitGroup
}

// startCopier copies until it is closed, however long the context lasts.
func startCopier(ctx context.Context, conn *sql.DB, turns turns, log zerolog.Logger) *copier {
	ctx, stop := context.WithCancel(context.WithoutCancel(ctx))
	c := &copier{turns: turns, log: log, due: bell.New(), stop: stop, checkpoint: func(ctx context.Context) (pages int, err error) {
		var busy, copied int
		err = conn.QueryRowContext(ctx, "PRAGMA wal_checkpoint(PASSIVE)").Scan(&busy, &pages, &copied)
		return pages, err
	}}
	c.running.Go(func() {
		for {
			select {
			case <-ctx.Done():
				return
			case <-c.due:
				c.copy(ctx)
			}
		}
	})
	return c
}

// committed notes a commit. A nil copier notes nothing: PostgreSQL has its own.
func (c *copier) committed() {
	if c != nil && c.commits.Add(1)%copiedEvery == 0 {
		c.due.Ring()
	}
}

// copy copies beside those who write and, when the log is long, the little that came meanwhile in a turn of its own: the log begins
// anew once all of it was copied. What somebody still reads stays for the next time.
func (c *copier) copy(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, copyTime)
	defer cancel()
	pages, err := c.checkpoint(ctx)
	if err == nil && pages >= longestLog {
		if err = c.turns.take(ctx); err == nil {
			_, err = c.checkpoint(ctx)
			c.turns.end()
		}
	}
	if err != nil && ctx.Err() == nil {
		c.log.Warn().Err(err).Msg("the log of the database was not copied into its file; it is tried again")
	}
}

// close waits until nothing is copied.
func (c *copier) close() {
	c.stop()
	c.running.Wait()
}

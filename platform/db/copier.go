package db

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"github.com/rs/zerolog"
	"github.com/uptrace/bun"

	"millesime/platform/bell"
)

const (
	// copiedEvery is after how many commits what they wrote is copied: some thousand pages.
	copiedEvery = 64
	// longestLog is at how many pages of its log SQLite copies the rest within a commit and begins the log anew, which it can only
	// while nobody writes. Nearly all was copied before.
	longestLog = 8000
	// longestFile is to how many bytes the log is cut when it begins anew: a reader that stays, as a backup does, has it grow.
	longestFile = 64 << 20
	copyTime    = time.Minute
)

// copier copies what was committed from the log of SQLite into the file, over a connection of its own, so that nobody who wants to
// write waits for it.
type copier struct {
	conn    *bun.DB
	log     zerolog.Logger
	commits atomic.Int64
	due     bell.Bell
	stop    context.CancelFunc
	running sync.WaitGroup
}

// startCopier copies until it is closed, however long the context lasts.
func startCopier(ctx context.Context, conn *bun.DB, log zerolog.Logger) *copier {
	ctx, stop := context.WithCancel(context.WithoutCancel(ctx))
	c := &copier{conn: conn, log: log, due: bell.New(), stop: stop}
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

// copy never waits: what somebody still reads or writes stays for the next time.
func (c *copier) copy(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, copyTime)
	defer cancel()
	if _, err := c.conn.DB.ExecContext(ctx, "PRAGMA wal_checkpoint(PASSIVE)"); err != nil && ctx.Err() == nil {
		c.log.Warn().Err(err).Msg("the log of the database was not copied into its file; it is tried again")
	}
}

func (c *copier) close() error {
	c.stop()
	c.running.Wait()
	return c.conn.Close()
}

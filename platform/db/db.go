package db

import (
	"context"
	"errors"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/rs/zerolog"
	"github.com/uptrace/bun"

	"millesime/platform/bell"
	"millesime/platform/clock"
	"millesime/platform/ids"
)

// Dialect tells which database is behind a DB.
type Dialect int

// The two databases.
const (
	SQLite Dialect = iota + 1
	Postgres
)

// String names the dialect as people write it.
func (d Dialect) String() string {
	if d == Postgres {
		return "PostgreSQL"
	}
	return "SQLite"
}

// Options of Open. The zero value is ready for use.
type Options struct {
	Log       zerolog.Logger
	Clock     clock.Clock   // nil = clock.System()
	IDs       ids.Source    // nil = ids.Random(); makes the ids of events
	TxTimeout time.Duration // for transactions whose context has no deadline; 0 = 30 s
	MaxConns  int           // PostgreSQL: of writes, and as many of reads, unless the URL says pool_max_conns; 0 = 16
	FullSync  bool          // SQLite: synchronous=FULL, no commit lost at a power cut
	// LockTimeout is how long a statement waits while another process writes to the same SQLite file; 0 = 5 s.
	LockTimeout time.Duration
}

const (
	defaultTxTimeout   = 30 * time.Second
	defaultMaxConns    = 16
	defaultLockTimeout = 5 * time.Second
)

func (o Options) withDefaults() Options {
	if o.Clock == nil {
		o.Clock = clock.System()
	}
	if o.IDs == nil {
		o.IDs = ids.Random()
	}
	if o.TxTimeout <= 0 {
		o.TxTimeout = defaultTxTimeout
	}
	if o.MaxConns <= 0 {
		o.MaxConns = defaultMaxConns
	}
	if o.LockTimeout <= 0 {
		o.LockTimeout = defaultLockTimeout
	}
	return o
}

// DB is an open database. It may be used from several goroutines.
type DB struct {
	dialect Dialect
	write   *bun.DB // SQLite: the one writing connection
	read    *bun.DB
	turns   turns             // of those who write
	reads   *keptStatements   // SQLite: of the reading connections
	writes  *keptStatements   // SQLite: of the writing one
	inserts *keptStatements   // SQLite: of the writing one, too
	copying *bun.DB           // SQLite: of the copier
	copier  *copier           // SQLite
	keeping pgx.QueryExecMode // PostgreSQL: how statements whose text comes again are run
	opt     Options
	metrics *Metrics
	wake    bell.Bell
	long    *longOnes
	ears    map[string][]func(Event) // by topic; see Hear
}

func newDB(dialect Dialect, write, read *bun.DB, opt Options) *DB {
	return &DB{
		dialect: dialect,
		write:   write.WithQueryHook(countHook{}),
		read:    read.WithQueryHook(countHook{}),
		reads:   newKeptStatements(read.DB, mostKept),
		writes:  newKeptStatements(write.DB, mostKept),
		inserts: newKeptStatements(write.DB, mostInserts),
		turns:   newTurns(write.Stats().MaxOpenConnections),
		opt:     opt,
		wake:    bell.New(),
		long:    newLongOnes(),
		ears:    map[string][]func(Event){},
	}
}

// Read gives the handle for queries outside a transaction. On SQLite a write
// through it fails.
func (d *DB) Read() bun.IDB { return d.read }

// Dialect tells which database this is.
func (d *DB) Dialect() Dialect { return d.dialect }

// Wake yields a value after transactions that published; the relay of events
// is its one reader.
func (d *DB) Wake() <-chan struct{} { return d.wake }

// Ping tells whether the database answers, for reading and for writing.
func (d *DB) Ping(ctx context.Context) error {
	if d.dialect == Postgres {
		return errors.Join(d.write.PingContext(ctx), d.read.PingContext(ctx))
	}
	// The writing connection may be busy, which is no fault; readers show
	// whether the file is there.
	return d.read.PingContext(ctx)
}

// Close ends all connections. Call it last, when nothing uses the database.
func (d *DB) Close() error {
	if d.dialect == Postgres {
		return errors.Join(d.read.Close(), d.write.Close())
	}
	d.reads.close()
	d.writes.close()
	d.inserts.close()
	d.copier.close()
	err := errors.Join(d.copying.Close(), d.read.Close())
	// Refreshes the statistics the query planner needs; a failure costs speed only.
	_, optimizeErr := d.write.DB.Exec("PRAGMA optimize") //nolint:noctx // closing has no context
	if optimizeErr != nil {
		d.opt.Log.Warn().Err(optimizeErr).Msg("database not optimized")
	}
	return errors.Join(err, d.write.Close())
}

package imports

import (
	"context"
	"runtime/debug"
	"time"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/log"
)

const (
	look     = time.Second
	sweeping = time.Hour
	// leases of imports are numbered from here.
	leases = 0x696d_0000_0000 // "im"
	// mostFailures in a row interrupt an import.
	mostFailures = 5
	batchLimit   = 30 * time.Second
	// gcWhileImporting is by how many percent memory may grow before it is collected.
	gcWhileImporting = 40
)

// Worker does the jobs of imports: a batch of each in turn, so that a small file does not wait for a large one. One
// replica at a time works on an import.
type Worker struct {
	db       Database
	store    Store
	checking *Checker
	running  *Runner
	cleaning *Cleaner
	clock    clock.Clock
	woken    chan struct{}
	failures map[int64]int
	swept    time.Time
}

// NewWorker makes a worker; it is woken through Wake.
func NewWorker(d Database, s Store, c *Checker, r *Runner, cleaning *Cleaner, clk clock.Clock, woken chan struct{}) *Worker {
	return &Worker{
		db: d, store: s, checking: c, running: r, cleaning: cleaning, clock: clk, woken: woken, failures: map[int64]int{},
	}
}

// Run works until the context ends.
func (w *Worker) Run(ctx context.Context) error {
	tick := time.NewTicker(look)
	defer tick.Stop()
	for {
		usual := 0
		for ctx.Err() == nil {
			worked, err := w.Round(ctx)
			if worked && usual == 0 { // batches leave garbage: collected sooner, memory stays flat
				usual = debug.SetGCPercent(gcWhileImporting)
			}
			if err != nil && ctx.Err() == nil {
				log.From(ctx).Warn().Err(err).Msg("imports wait for the next look")
			}
			if !worked || err != nil {
				break
			}
		}
		if usual != 0 {
			debug.SetGCPercent(usual)
		}
		if err := w.sweep(ctx); err != nil && ctx.Err() == nil {
			log.From(ctx).Warn().Err(err).Msg("rows of old imports stay for now")
		}
		select {
		case <-ctx.Done():
			return nil
		case <-w.woken:
			w.swept = time.Time{} // it may have been canceled
		case <-tick.C:
		}
	}
}

// Round does a batch of each import that has a job, and tells whether there was any.
func (w *Worker) Round(ctx context.Context) (bool, error) {
	ids, err := w.store.Active(ctx)
	if err != nil {
		return false, err
	}
	worked := false
	for _, id := range ids {
		did, err := w.batch(ctx, id)
		worked = worked || did
		if err == nil {
			delete(w.failures, id)
			continue
		}
		if ctx.Err() != nil || db.IsUnavailable(err) {
			return worked, err
		}
		log.From(ctx).Error().Err(err).Int64("import", id).Msg("a batch of an import failed")
		if err := w.fail(ctx, id); err != nil {
			return worked, err
		}
	}
	return worked, nil
}

// batch does one batch under the lease of its import; false when another replica has it.
func (w *Worker) batch(ctx context.Context, id int64) (bool, error) {
	lease, err := w.db.TryLease(ctx, leases+id)
	if err != nil || lease == nil {
		return false, err
	}
	defer lease.Release(context.WithoutCancel(ctx))
	i, err := w.store.Import(ctx, nil, Scope{All: true}, id)
	if err != nil {
		return false, err
	}
	ctx, cancel := context.WithTimeout(db.WithOrigin(ctx, i.CreatedBy, i.Impersonator), batchLimit)
	defer cancel()
	switch i.State {
	case Checking:
		_, err = w.checking.Batch(ctx, &i)
	case Running:
		_, err = w.running.Batch(ctx, id)
	case Undoing:
		_, err = w.running.UndoBatch(ctx, id)
	default:
		return false, nil
	}
	return err == nil, err
}

// fail counts failures and interrupts an import that fails again and again.
func (w *Worker) fail(ctx context.Context, id int64) error {
	if w.failures[id]++; w.failures[id] < mostFailures {
		return nil
	}
	delete(w.failures, id)
	return w.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		i, err := w.store.Import(ctx, tx, Scope{All: true}, id)
		if err != nil || i.State != Checking && i.State != Running && i.State != Undoing {
			return err
		}
		i.State, i.FinishedAt = Interrupted, tx.Now()
		i.Reason = fault.Text{
			FR: "L’import s’est arrêté sur une erreur inattendue. Reprenez-le ; si cela se répète, contactez-nous.",
			EN: "The import stopped at an unexpected error. Resume it; if that happens again, contact us.",
		}
		return w.store.Save(ctx, tx, &i)
	})
}

// sweep drops rows that nobody needs any more, once in a while.
func (w *Worker) sweep(ctx context.Context) error {
	now := w.clock.Now()
	if now.Sub(w.swept) < sweeping {
		return nil
	}
	if err := w.cleaning.Expire(ctx, now); err != nil {
		return err
	}
	if err := w.cleaning.Clean(ctx, 0); err != nil {
		return err
	}
	w.swept = now
	return nil
}

package imports

import (
	"context"
	"runtime/debug"
	"strconv"
	"time"

	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/jobs"
)

const (
	// mostFailures in a row interrupt an import.
	mostFailures = 5
	firstRetry   = time.Second
	batchLimit   = 30 * time.Second
	// gcWhileImporting is by how many percent memory may grow before it is collected.
	gcWhileImporting = 40
)

// Work is the job of an import: to go on with it, or to clean up after it.
type Work struct {
	Import int64 `json:"import"`
}

// Kind implements jobs.Args.
func (Work) Kind() string { return "catalogue_import_v1" }

// Queue takes jobs (jobs.Queue).
type Queue interface {
	Add(ctx context.Context, tx *db.Tx, added ...jobs.New) error
}

// goOn has an import worked on after the transaction.
func goOn(ctx context.Context, tx *db.Tx, q Queue, id int64) error {
	return q.Add(ctx, tx, jobs.New{Args: Work{id}, Key: strconv.FormatInt(id, 10)})
}

// Worker works on imports: a batch of each in turn, so that a small file does not wait for a large one.
type Worker struct {
	db       Database
	store    Store
	checking *Checker
	running  *Runner
	cleaning *Cleaner
}

// NewWorker makes a worker.
func NewWorker(d Database, s Store, c *Checker, r *Runner, cleaning *Cleaner) *Worker {
	return &Worker{d, s, c, r, cleaning}
}

// Handler does the jobs of imports. A batch notes in its transaction how far it came, so it is written once.
func (w *Worker) Handler() jobs.Handler {
	return jobs.On(jobs.Work[Work]{
		Do: w.batch, GaveUp: w.interrupt, Timeout: batchLimit, Attempts: mostFailures, FirstRetry: firstRetry,
	})
}

// batch does one batch; there may be another until the import is at rest.
func (w *Worker) batch(ctx context.Context, j *jobs.Job, work Work) error {
	i, err := w.store.Import(ctx, nil, Scope{All: true}, work.Import)
	if err != nil {
		return err
	}
	usual := debug.SetGCPercent(gcWhileImporting) // batches leave garbage: collected sooner, memory stays flat
	defer debug.SetGCPercent(usual)
	ctx = db.WithOrigin(ctx, i.CreatedBy, i.Impersonator)
	switch i.State {
	case Checking:
		_, err = w.checking.Batch(ctx, &i)
	case Running:
		_, err = w.running.Batch(ctx, i.ID)
	case Undoing:
		_, err = w.running.UndoBatch(ctx, i.ID)
	default:
		return w.cleaning.Clean(ctx, i.CreatedBy) // it may have been canceled
	}
	if err != nil {
		return err
	}
	if err := j.Progress(ctx, i.Done, i.Total()); err != nil {
		return err
	}
	return jobs.ErrAgain
}

// interrupt stops an import that fails again and again.
func (w *Worker) interrupt(ctx context.Context, tx *db.Tx, work Work) error {
	i, err := w.store.Import(ctx, tx, Scope{All: true}, work.Import)
	if err != nil || i.State != Checking && i.State != Running && i.State != Undoing {
		return err
	}
	i.State, i.FinishedAt = Interrupted, tx.Now()
	i.Reason = fault.Text{
		FR: "L’import s’est arrêté sur une erreur inattendue. Reprenez-le ; si cela se répète, contactez-nous.",
		EN: "The import stopped at an unexpected error. Resume it; if that happens again, contact us.",
	}
	return w.store.Save(ctx, tx, &i)
}

package imports

import (
	"cmp"
	"context"
	"errors"
	"runtime/debug"
	"strconv"
	"time"

	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/gate"
	"millesime/platform/jobs"
	"millesime/platform/lists"
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
	gate     *gate.Gate
}

// NewWorker makes a worker.
func NewWorker(d Database, s Store, c *Checker, r *Runner, cleaning *Cleaner, g *gate.Gate) *Worker {
	return &Worker{d, s, c, r, cleaning, g}
}

// Handler does the jobs of imports. A batch notes in its transaction how far it came, so it is written once.
func (w *Worker) Handler() jobs.Handler {
	return jobs.On(jobs.Work[Work]{
		Do: w.batch, GaveUp: w.interrupt, Timeout: batchLimit, Attempts: mostFailures, FirstRetry: firstRetry,
	})
}

// batch does one batch; there may be another until the import is at rest.
func (w *Worker) batch(ctx context.Context, j *jobs.Job, work Work) error {
	i, err := w.store.Import(ctx, nil, lists.Scope{All: true}, work.Import)
	if err != nil {
		return err
	}
	ctx = db.WithOrigin(ctx, i.CreatedBy, i.Impersonator)
	if i.State != Checking && i.State != Running && i.State != Undoing {
		return w.cleaning.Clean(ctx, i.CreatedBy) // it may have been canceled
	}
	own := gate.ForPerson(ctx, cmp.Or(i.Impersonator, i.CreatedBy))
	err = w.gate.Do(own, gate.Work{Kind: gate.Batch}, func() error { return w.rows(ctx, &i) })
	if errors.Is(err, gate.ErrBusy) {
		return jobs.ErrAgain // others had their turns: that is no failure of the import
	}
	if err != nil {
		return err
	}
	if err := j.Progress(ctx, i.Done, i.Total()); err != nil {
		return err
	}
	return jobs.ErrAgain
}

// rows does what the import is at with its next rows.
func (w *Worker) rows(ctx context.Context, i *Import) (err error) {
	usual := debug.SetGCPercent(gcWhileImporting) // batches leave garbage: collected sooner, memory stays flat
	defer debug.SetGCPercent(usual)
	switch i.State {
	case Checking:
		_, err = w.checking.Batch(ctx, i)
	case Running:
		_, err = w.running.Batch(ctx, i.ID)
	default:
		_, err = w.running.UndoBatch(ctx, i.ID)
	}
	return err
}

// interrupt stops an import that fails again and again.
func (w *Worker) interrupt(ctx context.Context, tx *db.Tx, work Work) error {
	i, err := w.store.Import(ctx, tx, lists.Scope{All: true}, work.Import)
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

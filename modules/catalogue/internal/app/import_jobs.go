package app

import (
	"cmp"
	"context"
	"errors"
	"runtime/debug"
	"strconv"
	"time"

	"millesime/modules/catalogue/internal/domain/imports"
	"millesime/platform/db"
	"millesime/platform/gate"
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

// ImportWork is the job of an import: to go on with it, or to clean up after it.
type ImportWork struct {
	Import int64 `json:"import"`
}

// Kind implements jobs.Args.
func (ImportWork) Kind() string { return "catalogue_import_v1" }

// goOn has an import worked on after the transaction.
func (s *Imports) goOn(ctx context.Context, tx *db.Tx, id int64) error {
	return s.queue.Add(ctx, tx, jobs.New{Args: ImportWork{id}, Key: strconv.FormatInt(id, 10)})
}

// Handler does the jobs of imports: a batch of each in turn, so that a small file does not wait for a large one. A batch notes
// in its transaction how far it came, so it is written once.
func (s *Imports) Handler() jobs.Handler {
	return jobs.On(jobs.Work[ImportWork]{
		Do: s.batch, GaveUp: s.interrupt, Timeout: batchLimit, Attempts: mostFailures, FirstRetry: firstRetry,
	})
}

// batch does one batch; there may be another until the import is at rest.
func (s *Imports) batch(ctx context.Context, j *jobs.Job, work ImportWork) error {
	i, err := s.store.Import(ctx, nil, anybodys(), work.Import)
	if err != nil {
		return err
	}
	ctx = db.WithOrigin(ctx, i.CreatedBy, i.Impersonator)
	if !i.Working() {
		return s.clean(ctx, i.CreatedBy) // it may have been canceled
	}
	own := gate.ForPerson(ctx, cmp.Or(i.Impersonator, i.CreatedBy))
	err = s.gate.Do(own, gate.Work{Kind: gate.Batch}, func() error { return s.work(ctx, &i) })
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

// work does what the import is at with its next rows.
func (s *Imports) work(ctx context.Context, i *imports.Import) error {
	usual := debug.SetGCPercent(gcWhileImporting) // batches leave garbage: collected sooner, memory stays flat
	defer debug.SetGCPercent(usual)
	switch i.State {
	case imports.Checking:
		return s.check(ctx, i)
	case imports.Running:
		return s.write(ctx, i.ID)
	default:
		return s.undo(ctx, i.ID)
	}
}

// interrupt stops an import that fails again and again.
func (s *Imports) interrupt(ctx context.Context, tx *db.Tx, work ImportWork) error {
	i, err := s.store.Import(ctx, tx, anybodys(), work.Import)
	if err != nil || !i.Working() {
		return err
	}
	i.Interrupt(tx.Now())
	return s.store.Save(ctx, tx, &i)
}

package app

import (
	"context"
	"io"
	"slices"
	"time"

	"millesime/modules/catalogue/internal/domain/imports"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/gate"
	"millesime/platform/log"
	"millesime/platform/table"
	"millesime/platform/table/columns"
)

const (
	batchBytes = 8 << 20 // of cells that wait to be staged
	// mostWaiting is how many files a person may leave without starting them; the one untouched for longest goes for a new one.
	mostWaiting = 5
	// abandonTime is how long a file that is refused may take to go.
	abandonTime = 30 * time.Second
)

// ImportFile is what somebody sends.
type ImportFile struct {
	Name    string
	Content io.ReaderAt
	Size    int64
}

// Upload reads a file into rows and proposes what its columns are. Rows are staged a few at a time: other writers pass
// between them, and memory does not grow with the file. Nothing stays of a file that is refused.
func (s *Imports) Upload(ctx context.Context, a auth.Actor, f ImportFile) (imports.Import, error) {
	i, err := s.stage(db.Aside(ctx), a, f)
	if err == nil {
		err = s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			if err := s.store.Analyze(ctx, tx); err != nil {
				return err
			}
			return s.store.Save(ctx, tx, &i)
		})
	}
	if err == nil {
		return i, nil
	}
	if i.ID != 0 {
		s.abandon(ctx, &i)
	}
	return imports.Import{}, err
}

// abandon removes what was staged; where that fails, the worker does it later.
func (s *Imports) abandon(ctx context.Context, i *imports.Import) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(db.Aside(ctx)), abandonTime)
	defer cancel()
	i.Discard()
	i.Rows = 0
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error { return s.store.Save(ctx, tx, i) })
	if err == nil {
		err = s.clean(ctx, i.CreatedBy)
	}
	if err != nil {
		log.From(ctx).Warn().Err(err).Int64("import", i.ID).Msg("rows of a refused file stay for now")
	}
}

func (s *Imports) stage(ctx context.Context, a auth.Actor, f ImportFile) (imports.Import, error) {
	source, err := table.Open(f.Content, f.Size)
	if err != nil {
		return imports.Import{}, err
	}
	i := imports.Import{
		CreatedBy: a.ID, Impersonator: a.Impersonator, Group: a.Group, Filename: imports.Filename(f.Name), Format: source.Format,
		Encoding: source.Encoding, Delimiter: source.Delimiter, State: imports.Arriving, RowsKept: true, Columns: []columns.Column{},
	}
	if a.Group == auth.Supplier {
		i.SupplierID = a.ID
	}
	waiting := staging{imports: s, i: &i}
	err = source.Each(func(number int, cells []table.Cell) error { return waiting.row(ctx, number, cells) })
	if err == nil {
		err = waiting.flush(ctx)
	}
	if err == nil && i.Rows == 0 {
		err = table.ErrEmpty
	}
	if err != nil {
		return i, err
	}
	i.Encoding, i.State = source.Encoding, imports.NamingColumns
	return i, s.propose(ctx, &i)
}

// staging keeps the rows that wait for their batch.
type staging struct {
	imports *Imports
	i       *imports.Import
	rows    []imports.Row
	bytes   int // of their cells
}

func (s *staging) row(ctx context.Context, number int, cells []table.Cell) error {
	if len(s.i.Columns) == 0 {
		s.i.Begin(cells)
		return s.imports.begin(ctx, s.i)
	}
	s.i.See(cells)
	for _, cell := range cells {
		s.bytes += len(cell.Text) + len(cell.Shown)
	}
	s.rows = append(s.rows, imports.Row{Number: number, Cells: slices.Clone(cells)})
	if len(s.rows) < rowsAtOnce && s.bytes < batchBytes {
		return nil
	}
	return s.flush(ctx)
}

func (s *staging) flush(ctx context.Context) error {
	if len(s.rows) == 0 {
		return nil
	}
	err := s.imports.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return s.imports.store.AddRows(ctx, tx, s.i.ID, s.rows)
	})
	s.rows, s.bytes = s.rows[:0], 0
	if err != nil {
		return err
	}
	return gate.Yield(ctx)
}

// begin makes the import and lets go of those that wait untouched for longest, before any row takes their room.
func (s *Imports) begin(ctx context.Context, i *imports.Import) error {
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		waiting, err := s.store.Waiting(ctx, tx, i.CreatedBy)
		if err != nil {
			return err
		}
		if err := s.giveWay(ctx, tx, waiting); err != nil {
			return err
		}
		return s.store.Add(ctx, tx, i)
	})
	if err != nil {
		return err
	}
	return s.clean(ctx, i.CreatedBy)
}

// giveWay lets go of the first of those that waited a moment ago, until there is room for one more.
func (s *Imports) giveWay(ctx context.Context, tx *db.Tx, waiting []int64) error {
	for ; len(waiting) >= mostWaiting; waiting = waiting[1:] {
		old, err := s.store.Import(ctx, tx, anybodys(), waiting[0])
		if err != nil {
			return err
		}
		if !old.Waits() { // somebody started it, or let it go, before it was locked
			continue
		}
		old.Discard()
		if err := s.store.Save(ctx, tx, &old); err != nil {
			return err
		}
	}
	return nil
}

func (s *Imports) propose(ctx context.Context, i *imports.Import) error {
	var remembered map[string]string
	if i.SupplierID != 0 {
		var err error
		if remembered, err = s.store.Titles(ctx, i.SupplierID); err != nil {
			return err
		}
	}
	i.Propose(remembered)
	return nil
}

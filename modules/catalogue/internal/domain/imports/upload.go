package imports

import (
	"context"
	"io"
	"path"
	"slices"
	"strings"
	"time"
	"unicode"

	"millesime/modules/catalogue/internal/domain/imports/fields"
	"millesime/modules/catalogue/internal/domain/imports/table"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/gate"
	"millesime/platform/lists"
	"millesime/platform/log"
)

const (
	batchSize  = 500
	batchBytes = 8 << 20 // of cells that wait to be staged
	mostSample = 3
	// mostWaiting is how many files a person may leave without starting them; the one untouched for longest goes for a new one.
	mostWaiting = 5
	// abandonTime is how long a file that is refused may take to go.
	abandonTime = 30 * time.Second
)

// Uploader stages files.
type Uploader struct {
	db    Database
	store Store
	clean *Cleaner
}

// NewUploader makes the use case.
func NewUploader(d Database, s Store, c *Cleaner) *Uploader { return &Uploader{d, s, c} }

// File is what somebody sends.
type File struct {
	Name    string
	Content io.ReaderAt
	Size    int64
}

// Upload reads a file into rows and proposes what its columns are. Rows are staged a few at a time: other writers pass
// between them, and memory does not grow with the file. Nothing stays of a file that is refused.
func (u *Uploader) Upload(ctx context.Context, a auth.Actor, f File) (Import, error) {
	i, err := u.stage(db.Aside(ctx), a, f)
	if err == nil {
		err = u.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			if err := u.store.Analyze(ctx, tx); err != nil {
				return err
			}
			return u.store.Save(ctx, tx, &i)
		})
	}
	if err == nil {
		return i, nil
	}
	if i.ID != 0 {
		u.abandon(ctx, &i)
	}
	return Import{}, err
}

// abandon removes what was staged; where that fails, the worker does it later.
func (u *Uploader) abandon(ctx context.Context, i *Import) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(db.Aside(ctx)), abandonTime)
	defer cancel()
	i.State, i.RowsKept, i.Rows = Canceled, false, 0
	err := u.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error { return u.store.Save(ctx, tx, i) })
	if err == nil {
		err = u.clean.Clean(ctx, i.CreatedBy)
	}
	if err != nil {
		log.From(ctx).Warn().Err(err).Int64("import", i.ID).Msg("rows of a refused file stay for now")
	}
}

func (u *Uploader) stage(ctx context.Context, a auth.Actor, f File) (Import, error) {
	source, err := table.Open(f.Content, f.Size)
	if err != nil {
		return Import{}, err
	}
	i := Import{
		CreatedBy: a.ID, Impersonator: a.Impersonator, Group: a.Group, Filename: filename(f.Name), Format: source.Format,
		Encoding: source.Encoding, Delimiter: source.Delimiter, State: Arriving, RowsKept: true, Columns: []Column{},
	}
	if a.Group == auth.Supplier {
		i.SupplierID = a.ID
	}
	s := staging{uploading: u, i: &i}
	err = source.Each(func(number int, cells []string) error { return s.row(ctx, number, cells) })
	if err == nil {
		err = s.flush(ctx)
	}
	if err == nil && i.Rows == 0 {
		err = table.ErrEmpty
	}
	if err != nil {
		return i, err
	}
	i.Encoding, i.State = source.Encoding, NamingColumns
	return i, u.propose(ctx, &i)
}

// staging keeps the rows that wait for their batch.
type staging struct {
	uploading *Uploader
	i         *Import
	rows      []Row
	bytes     int // of their cells
}

func (s *staging) row(ctx context.Context, number int, cells []string) error {
	if len(s.i.Columns) == 0 {
		for at, title := range cells {
			s.i.Columns = append(s.i.Columns, Column{Index: at, Title: sample(title), Samples: []string{}})
		}
		return s.uploading.begin(ctx, s.i)
	}
	s.i.Rows++
	for at := range s.i.Columns {
		c := &s.i.Columns[at]
		if at < len(cells) && cells[at] != "" && len(c.Samples) < mostSample && !slices.Contains(c.Samples, sample(cells[at])) {
			c.Samples = append(c.Samples, sample(cells[at]))
		}
	}
	for _, cell := range cells {
		s.bytes += len(cell)
	}
	if s.rows = append(s.rows, Row{Number: number, Cells: slices.Clone(cells)}); len(s.rows) < batchSize && s.bytes < batchBytes {
		return nil
	}
	return s.flush(ctx)
}

func (s *staging) flush(ctx context.Context) error {
	if len(s.rows) == 0 {
		return nil
	}
	err := s.uploading.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return s.uploading.store.AddRows(ctx, tx, s.i.ID, s.rows)
	})
	s.rows, s.bytes = s.rows[:0], 0
	if err != nil {
		return err
	}
	return gate.Yield(ctx)
}

// begin makes the import and lets go of those that wait untouched for longest, before any row takes their room.
func (u *Uploader) begin(ctx context.Context, i *Import) error {
	err := u.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		waiting, err := u.store.Waiting(ctx, tx, i.CreatedBy)
		if err != nil {
			return err
		}
		for ; len(waiting) >= mostWaiting; waiting = waiting[1:] {
			old, err := u.store.Import(ctx, tx, lists.Scope{All: true}, waiting[0])
			if err != nil {
				return err
			}
			if !old.waits() { // somebody started it, or let it go, before it was locked
				continue
			}
			old.State, old.RowsKept = Canceled, false
			if err := u.store.Save(ctx, tx, &old); err != nil {
				return err
			}
		}
		return u.store.Add(ctx, tx, i)
	})
	if err != nil {
		return err
	}
	return u.clean.Clean(ctx, i.CreatedBy)
}

func (u *Uploader) propose(ctx context.Context, i *Import) error {
	var remembered map[string]string
	if i.SupplierID != 0 {
		var err error
		if remembered, err = u.store.Titles(ctx, i.SupplierID); err != nil {
			return err
		}
	}
	titles := make([]string, len(i.Columns))
	for at := range i.Columns {
		titles[at] = i.Columns[at].Title
	}
	for at, field := range fields.Propose(titles, remembered) {
		i.Columns[at].Field = field
		i.Columns[at].Remembered = field != "" && remembered[fields.Key(titles[at])] == field
	}
	return nil
}

const longestSample = 80

func sample(text string) string {
	if short := []rune(text); len(short) > longestSample {
		return string(short[:longestSample]) + "…"
	}
	return text
}

// filename is the last part of a path, as far as it can be shown.
func filename(name string) string {
	const longest = 120
	name = strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return -1
	}, path.Base(strings.ReplaceAll(strings.ToValidUTF8(name, ""), `\`, "/")))
	if short := []rune(name); len(short) > longest {
		name = string(short[len(short)-longest:])
	}
	if name == "." || name == "/" || name == "" {
		return "import"
	}
	return name
}

package rest

import (
	"context"
	"time"

	"millesime/modules/catalogue/internal/domain/imports"
	"millesime/platform/api"
	"millesime/platform/fault"
	"millesime/platform/table"
	"millesime/platform/validate"
)

// ProductImport is a file and what becomes of it.
type ProductImport struct {
	api.Item
	Filename  string  `json:"filename"`
	Format    string  `json:"format" enum:"csv,xlsx"`
	Encoding  *string `json:"encoding"`  // utf-8, utf-16le, utf-16be, windows-1252, mixed; null for workbooks
	Delimiter *string `json:"delimiter"` // null for workbooks
	Supplier  *string `json:"supplier"`  // IRI; null until an administrator names it
	// SupplierName is "" until then.
	SupplierName string `json:"supplierName"`
	// Who sent the file; of one that was started, stopped or taken back, who did so last.
	Who    string `json:"who"`
	AsWhom string `json:"asWhom"` // whom an admin acted for; "" is nobody

	Columns  []ImportColumn `json:"columns"`
	Rows     int            `json:"rows"`
	RowsKept bool           `json:"rowsKept"` // else they cannot be read or imported any more
	State    imports.State  `json:"state"`
	Mode     *imports.Mode  `json:"mode"` // once started
	Progress ImportProgress `json:"progress"`
	Counts   ImportCounts   `json:"counts"` // what the rows will do, as checked so far
	Result   ImportResult   `json:"result"` // what they did so far
	Reason   *string        `json:"reason"` // why it stopped
	May      ImportMay      `json:"may"`    // what can be asked of it now

	CreatedAt  time.Time  `json:"createdAt"`
	UpdatedAt  time.Time  `json:"updatedAt"` // of a job that goes on: when it last came further
	FinishedAt *time.Time `json:"finishedAt"`
	UndoUntil  *time.Time `json:"undoUntil"`
}

// ImportColumn is a column of the file.
type ImportColumn struct {
	Index   int      `json:"index"`
	Header  string   `json:"header"`
	Samples []string `json:"samples"`
	Field   *string  `json:"field"` // null: not imported
	// Remembered tells that the field is the one that the supplier chose for this title before.
	Remembered bool `json:"remembered"`
}

// ImportProgress counts the rows of what goes on.
type ImportProgress struct {
	Done  int `json:"done"`
	Total int `json:"total"`
}

// ImportCounts are of rows.
type ImportCounts struct {
	Created   int `json:"created"`
	Changed   int `json:"changed"`
	Unchanged int `json:"unchanged"`
	Faulty    int `json:"faulty"`
}

// ImportResult are of rows, with those taken back.
type ImportResult struct {
	ImportCounts
	Undone int `json:"undone"`
	Kept   int `json:"kept"` // not undone: the product has changed since
}

// ImportMay tells what can be asked of an import now.
type ImportMay struct {
	Cancel bool `json:"cancel"`
	Resume bool `json:"resume"`
	Undo   bool `json:"undo"`
}

func productImport(ctx context.Context, i *imports.Import, names map[int64]string) ProductImport {
	out := ProductImport{
		Item: api.NewItem(importResource, "ProductImport", i.ID), Filename: i.Filename, Format: i.Format, Rows: i.Rows, RowsKept: i.RowsKept,
		State: i.State, Progress: ImportProgress{i.Done, i.Total()}, Counts: importCounts(i.Planned),
		Result: ImportResult{importCounts(i.Result), i.Result.Undone, i.Result.Kept}, CreatedAt: i.CreatedAt, UpdatedAt: i.UpdatedAt,
		Columns: make([]ImportColumn, len(i.Columns)),
	}
	out.SupplierName, out.Who = names[i.SupplierID], names[i.CreatedBy]
	if i.Impersonator != 0 {
		out.Who, out.AsWhom = names[i.Impersonator], out.Who
	}
	for at, c := range i.Columns {
		out.Columns[at] = ImportColumn{
			Index: c.Index, Header: c.Title, Samples: list(c.Samples), Field: api.OrNull(c.Field),
			Remembered: c.Remembered,
		}
	}
	if i.Format == table.CSV {
		out.Encoding, out.Delimiter = &i.Encoding, &i.Delimiter
	}
	if i.SupplierID != 0 {
		out.Supplier = api.OrNull(api.IRI("users", i.SupplierID))
	}
	out.Mode = api.OrNull(i.Mode)
	if i.Reason != (fault.Text{}) {
		out.Reason = api.OrNull(i.Reason.In(api.Language(ctx)))
	}
	if !i.FinishedAt.IsZero() {
		out.FinishedAt = &i.FinishedAt
	}
	if until := i.UndoUntil(); !until.IsZero() {
		out.UndoUntil = &until
	}
	switch i.State {
	case imports.NamingColumns, imports.Checking, imports.Checked, imports.Running:
		out.May.Cancel = true
	default: // it is at rest, or must end
	}
	out.May.Resume = i.Resumable() && i.RowsKept
	out.May.Undo = out.UndoUntil != nil
	return out
}

func importCounts(c imports.Counts) ImportCounts {
	return ImportCounts{c.Created, c.Changed, c.Unchanged, c.Faulty}
}

// ImportColumns says what the columns are; those that are not named are not imported.
type ImportColumns struct {
	Columns []ImportChoice `json:"columns"`
	// Supplier is named by administrators alone.
	Supplier api.Reference `json:"supplier,omitempty" ref:"users"`
}

// ImportChoice is what a column is taken for.
type ImportChoice struct {
	Index *int    `json:"index"`
	Field *string `json:"field"` // null: not imported
}

func (c *ImportColumns) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("columns", &c.Columns, validate.MinItems(1), validate.MaxItems(table.MaxColumns)),
		validate.Each("columns", &c.Columns, (*ImportChoice).Rules),
	}
}

// Rules of a column: its place is said, that of the first one too.
func (c *ImportChoice) Rules() validate.Rules {
	return validate.Rules{validate.Field("index", &c.Index, validate.Required, validate.MinValue(0))}
}

// ImportStart says what faulty rows do to the others.
type ImportStart struct {
	Mode string `json:"mode"` // all: none is written while one is faulty; valid: the others are
}

func (s *ImportStart) Rules() validate.Rules {
	return validate.Rules{validate.Field("mode", &s.Mode, validate.Required, validate.OneOf(string(imports.All), string(imports.Valid)))}
}

package store

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/catalogue/internal/domain/imports"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/db/titles"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/table/columns"
)

// Imports keeps files that are taken in.
type Imports struct{ db *db.DB }

// NewImports makes the store.
func NewImports(d *db.DB) *Imports { return &Imports{db: d} }

type importRow struct {
	bun.BaseModel `bun:"table:product_imports,alias:i"`

	ID             int64 `bun:"id,pk,autoincrement"`
	SupplierID     int64
	CreatedBy      int64
	ImpersonatorID int64
	CreatedGroup   auth.Group
	Filename       string
	Format         string
	Encoding       string
	Delimiter      string
	Columns        []columns.Column `bun:"type:jsonb"`
	RowsTotal      int
	RowsKept       bool
	State          imports.State
	Job            imports.Job
	Mode           imports.Mode
	Revision       int64
	LastRow        int
	Done           int
	Planned        imports.Counts `bun:"type:jsonb"`
	Result         imports.Counts `bun:"type:jsonb"`
	Reason         fault.Text     `bun:"type:jsonb"`
	CreatedAt      time.Time
	UpdatedAt      time.Time
	FinishedAt     time.Time `bun:",nullzero"`
}

func importRowOf(i *imports.Import) importRow {
	return importRow{
		ID: i.ID, SupplierID: i.SupplierID, CreatedBy: i.CreatedBy, ImpersonatorID: i.Impersonator, CreatedGroup: i.Group,
		Filename: i.Filename, Format: i.Format, Encoding: i.Encoding, Delimiter: i.Delimiter, Columns: i.Columns, RowsTotal: i.Rows,
		RowsKept: i.RowsKept,
		State:    i.State, Job: i.Job, Mode: i.Mode, Revision: i.Revision, LastRow: i.LastRow, Done: i.Done, Planned: i.Planned,
		Result: i.Result, Reason: i.Reason, CreatedAt: i.CreatedAt, UpdatedAt: i.UpdatedAt, FinishedAt: i.FinishedAt,
	}
}

func (r *importRow) toImport() imports.Import {
	i := imports.Import{
		ID: r.ID, SupplierID: r.SupplierID, CreatedBy: r.CreatedBy, Impersonator: r.ImpersonatorID, Group: r.CreatedGroup,
		Filename: r.Filename, Format: r.Format, Encoding: r.Encoding, Delimiter: r.Delimiter, Columns: r.Columns, Rows: r.RowsTotal,
		RowsKept: r.RowsKept,
		State:    r.State, Job: r.Job, Mode: r.Mode, Revision: r.Revision, LastRow: r.LastRow, Done: r.Done, Planned: r.Planned,
		Result: r.Result, Reason: r.Reason, CreatedAt: clock.Instant(r.CreatedAt), UpdatedAt: clock.Instant(r.UpdatedAt),
	}
	if !r.FinishedAt.IsZero() {
		i.FinishedAt = clock.Instant(r.FinishedAt)
	}
	return i
}

// Add writes a new import and sets its id.
func (s *Imports) Add(ctx context.Context, tx *db.Tx, i *imports.Import) error {
	i.CreatedAt, i.UpdatedAt = tx.Now(), tx.Now()
	row := importRowOf(i)
	if _, err := tx.IDB().NewInsert().Model(&row).Exec(ctx); err != nil {
		return fmt.Errorf("add an import: %w", err)
	}
	i.ID = row.ID
	return nil
}

// Save writes what can change of an import.
func (s *Imports) Save(ctx context.Context, tx *db.Tx, i *imports.Import) error {
	i.UpdatedAt = tx.Now()
	row := importRowOf(i)
	_, err := tx.IDB().NewUpdate().Model(&row).WherePK().ExcludeColumn("id", "created_at").Exec(ctx)
	if db.IsUnique(err) {
		return imports.ErrBusy
	}
	return db.Wrap(err, "save an import")
}

// Import reads one in a scope, locked inside a transaction.
func (s *Imports) Import(ctx context.Context, in db.Handle, scope lists.Scope, id int64) (imports.Import, error) {
	var row importRow
	query := db.Owned(s.db.Reader(in).NewSelect().Model(&row).Where("i.id = ?", id), scope, "i")
	err := db.LockRows(query, in).Scan(ctx)
	return row.toImport(), db.Found(err, imports.ErrNotFound, "read an import")
}

// Imports lists those that were staged, the newest first.
func (s *Imports) Imports(ctx context.Context, scope lists.Scope, p lists.Part) (lists.Page[imports.Import], error) {
	var rows []importRow
	query := db.Owned(s.db.Read().NewSelect().Model(&rows).Where("i.rows_total > 0"), scope, "i").Order("i.id DESC").Offset(int64(p.Offset))
	if p.Limit > 0 {
		query = query.Limit(int64(p.Limit))
	}
	total, err := query.ScanAndCount(ctx)
	return lists.Page[imports.Import]{Rows: importsOf(rows), Total: total}, db.Wrap(err, "list imports")
}

func importsOf(rows []importRow) []imports.Import {
	found := make([]imports.Import, len(rows))
	for at := range rows {
		found[at] = rows[at].toImport()
	}
	return found
}

// Waiting are the ids of those that a person never started, first the one that nobody worked on for longest.
func (s *Imports) Waiting(ctx context.Context, tx *db.Tx, createdBy int64) ([]int64, error) {
	var ids []int64
	err := tx.IDB().NewSelect().TableExpr("product_imports AS i").Column("i.id").Where("i.created_by = ?", createdBy).
		Where("i.state IN ('columns', 'checking', 'checked')").Order("i.updated_at", "i.id").Scan(ctx, &ids)
	return ids, db.Wrap(err, "find waiting imports")
}

const importTitles titles.Table = "product_import_titles"

// Titles are what a supplier's columns were taken for.
func (s *Imports) Titles(ctx context.Context, supplierID int64) (map[string]string, error) {
	return importTitles.Of(ctx, s.db, supplierID)
}

// RememberTitles keeps what titles are taken for; with more than most in all, these alone.
func (s *Imports) RememberTitles(ctx context.Context, tx *db.Tx, supplierID int64, fields map[string]string, most int) error {
	return importTitles.Remember(ctx, tx, supplierID, fields, most)
}

// Started are the imports of a supplier that were started, are at rest and have their rows, the oldest first.
func (s *Imports) Started(ctx context.Context, tx *db.Tx, supplierID int64) ([]imports.Import, error) {
	var rows []importRow
	err := db.LockRows(tx.IDB().NewSelect().Model(&rows), tx).Where("i.supplier_id = ? AND i.mode <> '' AND i.rows_kept", supplierID).
		Where("i.state NOT IN ('checking', 'running', 'undoing')").Order("i.id").Scan(ctx)
	return importsOf(rows), db.Wrap(err, "find started imports")
}

// Discard lets go of the rows of imports that are at rest since an instant, and of files that arrive since another.
func (s *Imports) Discard(ctx context.Context, tx *db.Tx, atRestSince, arrivingSince time.Time) error {
	_, err := tx.IDB().NewUpdate().TableExpr("product_imports").Set("rows_kept = FALSE").
		Set("state = CASE WHEN state IN ('arriving', 'columns', 'checked') THEN 'canceled' ELSE state END").
		Where("rows_kept AND state NOT IN ('checking', 'running', 'undoing')").
		Where("(updated_at < ? OR state = 'arriving' AND updated_at < ?)", atRestSince, arrivingSince).Exec(ctx)
	return db.Wrap(err, "let go of rows of imports")
}

// Discarded are the ids of imports that let go of their rows and still have some: a person's, or all with 0.
func (s *Imports) Discarded(ctx context.Context, createdBy int64) ([]int64, error) {
	var ids []int64
	query := s.db.Read().NewSelect().TableExpr("product_imports AS i").Column("i.id").
		Where("NOT i.rows_kept AND EXISTS (SELECT 1 FROM product_import_rows AS r WHERE r.import_id = i.id)").Order("i.id")
	if createdBy != 0 {
		query = query.Where("i.created_by = ?", createdBy)
	}
	err := query.Scan(ctx, &ids)
	return ids, db.Wrap(err, "find rows to drop")
}

// DropRows removes the first rows of an import, at most limit, and tells how many.
func (s *Imports) DropRows(ctx context.Context, tx *db.Tx, importID int64, limit int) (int, error) {
	gone, err := firstRows(tx, importID, limit).Exec(ctx)
	if err != nil {
		return 0, fmt.Errorf("drop rows of an import: %w", err)
	}
	n, err := gone.RowsAffected()
	return int(n), err
}

// firstRows are up to a number, and not one of a set: PostgreSQL, which does not know yet how many rows a new import has, would
// compare each of them with each of the set.
func firstRows(tx *db.Tx, importID int64, limit int) *bun.DeleteQuery {
	return tx.IDB().NewDelete().TableExpr("product_import_rows").
		Where(`import_id = ? AND number <= (SELECT MAX(first.number) FROM
 (SELECT r.number FROM product_import_rows AS r WHERE r.import_id = ? ORDER BY r.number LIMIT ?) AS first)`, importID, importID, limit)
}

// marshaled is a JSON text; it cannot fail for the types kept here.
func marshaled(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		return ""
	}
	return string(text)
}

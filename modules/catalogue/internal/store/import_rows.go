package store

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/catalogue/internal/domain/imports"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/table"
)

type importLine struct {
	bun.BaseModel `bun:"table:product_import_rows,alias:r"`

	ImportID    int64             `bun:",pk"`
	Number      int               `bun:",pk"`
	Cells       []table.Cell      `bun:"type:jsonb"`
	Edits       map[string]string `bun:"type:jsonb"`
	Reference   string
	Action      imports.Action
	Errors      []imports.Problem `bun:"type:jsonb"`
	Warnings    []imports.Problem `bun:"type:jsonb"`
	Outcome     imports.Action
	ProductID   int64
	Version     int64
	BeforeState string
}

func lineOf(importID int64, r *imports.Row) importLine {
	l := importLine{
		ImportID: importID, Number: r.Number, Cells: r.Cells, Edits: r.Edits, Reference: r.Reference, Action: r.Action, Errors: r.Errors,
		Warnings: r.Warnings, Outcome: r.Outcome, ProductID: r.ProductID, Version: r.Version,
	}
	if l.Edits == nil {
		l.Edits = map[string]string{}
	}
	if l.Errors == nil {
		l.Errors = []imports.Problem{}
	}
	if l.Warnings == nil {
		l.Warnings = []imports.Problem{}
	}
	if r.Before != nil {
		l.BeforeState = marshaled(r.Before)
	}
	return l
}

func (l *importLine) row() (imports.Row, error) {
	r := imports.Row{
		Number: l.Number, Cells: l.Cells, Edits: l.Edits, Reference: l.Reference, Action: l.Action, Errors: l.Errors,
		Warnings: l.Warnings, Outcome: l.Outcome, ProductID: l.ProductID, Version: l.Version,
	}
	if l.BeforeState == "" {
		return r, nil
	}
	r.Before = &edit.Draft{}
	if err := json.Unmarshal([]byte(l.BeforeState), r.Before); err != nil {
		return r, fmt.Errorf("what undoes row %d of import %d: %w", l.Number, l.ImportID, err)
	}
	return r, nil
}

// AddRows stages rows.
func (s *Imports) AddRows(ctx context.Context, tx *db.Tx, importID int64, rows []imports.Row) error {
	lines := make([]importLine, len(rows))
	for at := range rows {
		lines[at] = lineOf(importID, &rows[at])
	}
	_, err := tx.IDB().NewInsert().Model(&lines).Column("import_id", "number", "cells", "edits", "errors", "warnings").Exec(ctx)
	return db.Wrap(err, "stage rows")
}

// Analyze tells PostgreSQL how many rows there are: until it knows, it reads all that follow for the next few. It would find
// out by itself, later than a file is imported.
func (s *Imports) Analyze(ctx context.Context, tx *db.Tx) error {
	if tx.Dialect() != db.Postgres {
		return nil
	}
	_, err := tx.IDB().ExecContext(ctx, "ANALYZE product_import_rows")
	return db.Wrap(err, "analyze rows of imports")
}

// SaveRows writes all of rows but their cells.
func (s *Imports) SaveRows(ctx context.Context, tx *db.Tx, importID int64, rows []imports.Row) error {
	if len(rows) == 0 {
		return nil
	}
	lines := make([]importLine, len(rows))
	for at := range rows {
		lines[at] = lineOf(importID, &rows[at])
		lines[at].Cells = []table.Cell{} // not written: the row is there
	}
	query := tx.IDB().NewInsert().Model(&lines).On("CONFLICT (import_id, number) DO UPDATE")
	for _, column := range []string{
		"edits", "reference", "action", "errors", "warnings", "outcome", "product_id", "version", "before_state",
	} {
		query = query.Set(column + " = EXCLUDED." + column)
	}
	_, err := query.Exec(ctx)
	return db.Wrap(err, "save rows")
}

// find reads rows in the order of their numbers.
func (s *Imports) find(ctx context.Context, in db.Handle, importID int64,
	narrow func(q *bun.SelectQuery) *bun.SelectQuery,
) ([]imports.Row, error) {
	var lines []importLine
	query := narrow(s.db.Reader(in).NewSelect().Model(&lines).Where("r.import_id = ?", importID).Order("r.number"))
	if err := query.Scan(ctx); err != nil {
		return nil, fmt.Errorf("read rows: %w", err)
	}
	return rowsOf(lines)
}

func rowsOf(lines []importLine) ([]imports.Row, error) {
	rows := make([]imports.Row, len(lines))
	for at := range lines {
		var err error
		if rows[at], err = lines[at].row(); err != nil {
			return nil, err
		}
	}
	return rows, nil
}

// RowsAfter reads the rows that follow a number.
func (s *Imports) RowsAfter(ctx context.Context, in db.Handle, importID int64, number, limit int) ([]imports.Row, error) {
	return s.find(ctx, in, importID, func(q *bun.SelectQuery) *bun.SelectQuery {
		return q.Where("r.number > ?", number).Limit(int64(limit))
	})
}

// WrittenAfter reads those of them that wrote something.
func (s *Imports) WrittenAfter(ctx context.Context, in db.Handle, importID int64, number, limit int) ([]imports.Row, error) {
	return s.find(ctx, in, importID, func(q *bun.SelectQuery) *bun.SelectQuery {
		return q.Where("r.number > ?", number).Where("r.outcome IN ('created', 'changed')").Limit(int64(limit))
	})
}

// RowsByNumber reads rows by their numbers.
func (s *Imports) RowsByNumber(ctx context.Context, in db.Handle, importID int64, numbers []int) ([]imports.Row, error) {
	return s.find(ctx, in, importID, func(q *bun.SelectQuery) *bun.SelectQuery {
		return q.Where("r.number IN (?)", bun.List(numbers))
	})
}

// RowsByReference reads rows by what they are about, somewhat more than are judged at once.
func (s *Imports) RowsByReference(ctx context.Context, in db.Handle, importID int64, references []string) ([]imports.Row, error) {
	if len(references) == 0 {
		return nil, nil
	}
	const most = 2_000
	return s.find(ctx, in, importID, func(q *bun.SelectQuery) *bun.SelectQuery {
		return q.Where("r.reference <> '' AND r.reference IN (?)", bun.List(references)).Limit(most)
	})
}

// FirstOf tells the first row before a number that has one of the references.
func (s *Imports) FirstOf(ctx context.Context, importID int64, before int, references []string) (map[string]int, error) {
	first := map[string]int{}
	if before <= 0 || len(references) == 0 {
		return first, nil
	}
	var found []struct {
		Reference string
		Number    int
	}
	err := s.db.Read().NewSelect().TableExpr("product_import_rows AS r").ColumnExpr("r.reference, MIN(r.number) AS number").
		Where("r.import_id = ? AND r.number < ? AND r.reference <> ''", importID, before).
		Where("r.reference IN (?)", bun.List(references)).GroupExpr("r.reference").Scan(ctx, &found)
	if err != nil {
		return nil, fmt.Errorf("find repeated references: %w", err)
	}
	for _, f := range found {
		first[f.Reference] = f.Number
	}
	return first, nil
}

// List reads a page of rows and counts them.
func (s *Imports) List(ctx context.Context, importID int64, only imports.Only, p lists.Part) (lists.Page[imports.Row], error) {
	var lines []importLine
	query := s.db.Read().NewSelect().Model(&lines).Where("r.import_id = ?", importID)
	switch only {
	case imports.FaultyRows:
		query = query.Where("r.action = 'faulty'")
	case imports.ReadyRows:
		query = query.Where("r.action IN ('created', 'changed', 'unchanged')")
	case imports.WarnedRows:
		query = query.Where("CAST(r.warnings AS TEXT) <> '[]'")
	case imports.KeptRows:
		query = query.Where("r.outcome = 'kept'")
	case imports.EveryRow:
	}
	query = query.Order("r.number").Offset(int64(p.Offset))
	if p.Limit > 0 {
		query = query.Limit(int64(p.Limit))
	}
	total, err := query.ScanAndCount(ctx)
	if err != nil {
		return lists.Page[imports.Row]{}, fmt.Errorf("list rows: %w", err)
	}
	rows, err := rowsOf(lines)
	return lists.Page[imports.Row]{Rows: rows, Total: total}, err
}

// ArchivedByUndo tells which products are as the undoing of an import left them: the last to write them was that undoing.
func (s *Imports) ArchivedByUndo(ctx context.Context, in db.Handle, productIDs []int64) (map[string]bool, error) {
	archived := map[string]bool{}
	if len(productIDs) == 0 {
		return archived, nil
	}
	var found []string
	err := s.db.Reader(in).NewSelect().TableExpr("products AS p").Column("p.reference").
		Where("p.id IN (?) AND p.status = 'desactivated'", bun.List(productIDs)).
		Where(`EXISTS (SELECT 1 FROM product_import_rows AS r JOIN product_imports AS i ON i.id = r.import_id
 WHERE i.supplier_id = p.supplier_id AND r.reference = p.reference AND r.reference <> '' AND r.outcome = 'undone' AND r.action = 'created'
 AND r.product_id = p.id AND r.version = p.version)`).Scan(ctx, &found)
	if err != nil {
		return nil, fmt.Errorf("find products archived by undone imports: %w", err)
	}
	for _, reference := range found {
		archived[reference] = true
	}
	return archived, nil
}

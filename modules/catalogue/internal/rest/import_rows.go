package rest

import (
	"context"
	"fmt"

	"millesime/modules/catalogue/internal/domain/imports"
	"millesime/modules/catalogue/internal/domain/imports/fields"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/table"
	"millesime/platform/table/columns"
	"millesime/platform/validate"
)

// ImportRow is a row of the file.
type ImportRow struct {
	Number   int               `json:"number"` // as a spreadsheet shows it
	Action   *imports.Action   `json:"action"` // null: not checked yet
	Outcome  *imports.Action   `json:"outcome"`
	Values   map[string]string `json:"values"` // by field
	Errors   []ImportProblem   `json:"errors"`
	Warnings []ImportProblem   `json:"warnings"`
	Product  *string           `json:"product"` // IRI; null: none yet
}

// ImportProblem is said of a cell; of the whole row when the field is null.
type ImportProblem struct {
	Field   *string `json:"field"`
	Code    string  `json:"code"`
	Message string  `json:"message"`
}

func importRow(r *imports.Row, columns []columns.Column, language string) ImportRow {
	out := ImportRow{
		Number: r.Number, Action: api.OrNull(r.Action), Outcome: api.OrNull(r.Outcome), Values: r.Values(columns),
		Errors: importProblems(r.Errors, language), Warnings: importProblems(r.Warnings, language),
	}
	if r.ProductID != 0 {
		out.Product = api.OrNull(api.IRI("products", r.ProductID))
	}
	return out
}

func importProblems(problems []imports.Problem, language string) []ImportProblem {
	out := make([]ImportProblem, len(problems))
	for at, p := range problems {
		out[at] = ImportProblem{Field: api.OrNull(p.Field), Code: p.Code, Message: p.Text.In(language)}
	}
	return out
}

type rowsInput struct {
	importInput
	api.Page
	Only string `query:"only"`
}

func (i *rowsInput) Rules() validate.Rules {
	return validate.Rules{validate.Field("only", &i.Only, validate.OneOf(
		string(imports.EveryRow), string(imports.FaultyRows), string(imports.ReadyRows), string(imports.WarnedRows), string(imports.KeptRows),
	))}
}

func (h importHandlers) rows(ctx context.Context, in rowsInput) (api.Collection[ImportRow], error) {
	i, found, err := h.imports.Rows(ctx, auth.Must(ctx), in.ID, imports.Only(in.Only), in.Part())
	return api.Listed(in.Page, found, func(r imports.Row) ImportRow { return importRow(&r, i.Columns, api.Language(ctx)) }, err)
}

// ImportRepair is what somebody writes into cells.
type ImportRepair struct {
	Rows []RowRepair `json:"rows"`
}

// RowRepair is what somebody writes into the cells of a row; fields that are left out stay as they are.
type RowRepair struct {
	Number int               `json:"number"`
	Values map[string]string `json:"values"` // by field
}

// mostRepairs is how many rows one call repairs.
const mostRepairs = 200

func (r *ImportRepair) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("rows", &r.Rows, validate.MinItems(1), validate.MaxItems(mostRepairs)),
		validate.Each("rows", &r.Rows, (*RowRepair).Rules),
	}
}

// Rules of a row: rows are counted from 1 on.
func (r *RowRepair) Rules() validate.Rules {
	return validate.Rules{validate.Field("number", &r.Number, validate.MinValue(1))}
}

type repairInput struct {
	importInput
	Body ImportRepair
}

// RepairedRows are the rows that were checked again: the repaired ones, and those that share a reference with them.
type RepairedRows struct {
	Rows   []ImportRow  `json:"rows"`
	Counts ImportCounts `json:"counts"`
}

func (h importHandlers) repair(ctx context.Context, in repairInput) (RepairedRows, error) {
	repairs := make([]imports.Repair, len(in.Body.Rows))
	for at, r := range in.Body.Rows {
		for code, text := range r.Values {
			if fields.ByCode(code) == nil || len([]rune(text)) > table.MaxCell {
				return RepairedRows{}, fault.Invalid(validate.Violation(fmt.Sprintf("rows[%d].values", at), "one_of"))
			}
		}
		repairs[at] = imports.Repair{Number: r.Number, Values: r.Values}
	}
	rows, i, err := h.imports.Repair(ctx, auth.Must(ctx), in.ID, repairs)
	if err != nil {
		return RepairedRows{}, err
	}
	out := RepairedRows{Counts: importCounts(i.Planned), Rows: make([]ImportRow, len(rows))}
	for at := range rows {
		out.Rows[at] = importRow(&rows[at], i.Columns, api.Language(ctx))
	}
	return out, nil
}

package rest

import (
	"bufio"
	"context"
	"encoding/csv"
	"errors"
	"fmt"

	"millesime/modules/catalogue/internal/domain/imports"
	"millesime/modules/catalogue/internal/domain/imports/fields"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/sheet"
	"millesime/platform/table"
	"millesime/platform/validate"
)

// newCSV begins a file that French spreadsheet programs open as it is: semicolons, and a mark that says UTF-8.
func newCSV(w *bufio.Writer) (*csv.Writer, error) {
	_, err := w.WriteString("\uFEFF")
	out := csv.NewWriter(w)
	out.Comma, out.UseCRLF = ';', true
	return out, err
}

func (h importHandlers) errors(ctx context.Context, in importInput) (api.Stream, error) {
	i, err := h.imports.WithRows(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return api.Stream{}, err
	}
	language := api.Language(ctx)
	return api.Stream{
		ContentType: sheet.CSVType, Name: fmt.Sprintf("import-%d-%s.csv", i.ID, fault.Say("erreurs", "errors").In(language)),
		Write: func(ctx context.Context, w *bufio.Writer) error {
			out, err := newCSV(w)
			if err != nil {
				return err
			}
			if err := h.imports.ErrorFile(ctx, &i, language, out.Write); err != nil {
				return err
			}
			out.Flush()
			return out.Error()
		},
	}, nil
}

type templateInput struct {
	Format string `query:"format"`
}

func (t *templateInput) Rules() validate.Rules {
	return validate.Rules{validate.Field("format", &t.Format, validate.OneOf("", table.CSV, table.XLSX))}
}

func (h importHandlers) template(ctx context.Context, in templateInput) (api.Stream, error) {
	language := api.Language(ctx)
	name := fault.Say("modele-produits", "products-template").In(language)
	if in.Format == table.XLSX {
		return workbookTemplate(language, name)
	}
	return api.Stream{ContentType: sheet.CSVType, Name: name + ".csv", Write: func(_ context.Context, w *bufio.Writer) error {
		out, err := newCSV(w)
		if err != nil {
			return err
		}
		var titles, examples []string
		for _, f := range fields.All() {
			titles, examples = append(titles, f.Title.In(language)), append(examples, imports.Neutral(f.Example()))
		}
		return out.WriteAll([][]string{titles, examples})
	}}, nil
}

func workbookTemplate(language, name string) (_ api.Stream, err error) {
	const width = 22
	var columns []sheet.Column
	var examples []sheet.Cell
	for _, f := range fields.All() {
		columns, examples = append(columns, sheet.Column{Name: f.Title.In(language), Width: width}), append(examples, f.Cell(f.Example()))
	}
	book, err := sheet.New(fault.Say("Produits", "Products").In(language), columns)
	if err != nil {
		return api.Stream{}, err
	}
	if err := errors.Join(book.Row(examples...), book.End()); err != nil {
		return api.Stream{}, errors.Join(err, book.Close())
	}
	return api.Stream{
		ContentType: sheet.MediaType, Name: name + ".xlsx",
		Write: func(_ context.Context, w *bufio.Writer) error { return errors.Join(book.Write(w), book.Close()) },
	}, nil
}

package rest

import (
	"bufio"
	"context"
	"errors"

	"millesime/modules/catalogue/internal/app"
	"millesime/modules/catalogue/internal/domain/imports/fields"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/gate"
	"millesime/platform/sheet"
)

type exportRequest struct {
	Filters
	Sorting
	Format string `query:"format"` // csv, or xlsx without it
}

const (
	formatCSV  = "csv"
	formatXLSX = "xlsx"
)

func exportProducts(c *app.Catalogue, kept *app.Sheets) api.Route {
	return api.Get("products.export", "/products/export", tagSheets, keepersAndAgents(),
		"The same list as a file that can be imported again: format=csv or xlsx",
		func(ctx context.Context, in exportRequest) (api.Stream, error) {
			q, err := in.query()
			if err != nil {
				return api.Stream{}, err
			}
			in.sort(&q)
			ids, err := c.IDs(ctx, q, int64(in.Customer))
			if err != nil {
				return api.Stream{}, err
			}
			e := productExport{sheets: kept, actor: auth.Must(ctx), ids: ids, language: api.Language(ctx)}
			switch in.Format {
			case formatCSV:
				return api.Stream{ContentType: sheet.CSVType, Name: "products.csv", Write: e.csv}, nil
			case formatXLSX, "":
				return e.workbook(ctx)
			}
			return api.Stream{}, unknown("format", fault.Say("Choisissez csv ou xlsx.", "Choose csv or xlsx."))
		}, api.Exports(sheet.CSVType, sheet.MediaType))
}

// productExport is a list of sheets on its way into a file. Its columns are those that an import reads.
type productExport struct {
	sheets   *app.Sheets
	actor    auth.Actor
	ids      []int64
	language string
}

func (e productExport) columns() []string {
	var names []string
	for _, f := range fields.All() {
		names = append(names, f.Title.In(e.language))
	}
	return names
}

// each reads the sheets part by part, so that memory does not grow with the list.
func (e productExport) each(ctx context.Context, row func(cells []string) error) error {
	all := fields.All()
	cells := make([]string, len(all))
	for part := range db.Parts(e.ids) {
		if err := gate.Yield(ctx); err != nil {
			return err
		}
		found, err := e.sheets.Several(ctx, e.actor, part)
		if err != nil {
			return err
		}
		for _, id := range part {
			k, ok := found[id]
			if !ok {
				continue
			}
			for i := range all {
				cells[i] = all[i].Write(&k.Sheet)
			}
			if err := row(cells); err != nil {
				return err
			}
		}
	}
	return nil
}

// csv writes while it reads: what goes wrong on the way ends the connection, which no client takes for the end of the file.
func (e productExport) csv(ctx context.Context, w *bufio.Writer) error {
	table, err := sheet.NewCSV(w, e.columns())
	if err != nil {
		return err
	}
	if err := e.each(ctx, func(cells []string) error { return table.Row(cells...) }); err != nil {
		return err
	}
	return table.Flush()
}

// workbook is complete before it is sent; beyond a few megabytes its rows wait in a temporary file.
func (e productExport) workbook(ctx context.Context) (_ api.Stream, err error) {
	columns := make([]sheet.Column, 0, len(e.columns()))
	for _, name := range e.columns() {
		columns = append(columns, sheet.Column{Name: name, Width: float64(max(len([]rune(name))+2, codeWidth))}) // air
	}
	book, err := sheet.New(fault.Say("Produits", "Products").In(e.language), columns)
	if err != nil {
		return api.Stream{}, err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, book.Close())
		}
	}()
	all, shown := fields.All(), make([]sheet.Cell, len(columns))
	err = e.each(ctx, func(cells []string) error {
		for i, text := range cells {
			shown[i] = all[i].Cell(text)
		}
		return book.Row(shown...)
	})
	if err != nil {
		return api.Stream{}, err
	}
	if err := book.End(); err != nil {
		return api.Stream{}, err
	}
	return api.Stream{
		ContentType: sheet.MediaType, Name: "products.xlsx",
		Write: func(_ context.Context, w *bufio.Writer) error { return errors.Join(book.Write(w), book.Close()) },
	}, nil
}

package rest

import (
	"context"
	"time"

	stockrest "millesime/modules/receipts/internal/stock/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/gate"
	"millesime/platform/table"
	"millesime/platform/table/columns"
	"millesime/platform/validate"
)

const (
	maxTable  = 4 << 20 // bytes of the file
	tableTime = time.Minute
	maxHeader = 100 // characters of a title: those of a file are cut shorter
)

func (h handlers) tableEndpoints() []api.Route {
	return []api.Route{
		api.Post("receipt_tables.read", "/receipts/tables", tag, stockrest.Keepers(),
			"Read a list of lines to announce (.csv or .xlsx, any encoding and delimiter); nothing of it is kept", h.readTable,
			api.Timeout(tableTime), api.Heavy(gate.Import), api.MaxBody(maxTable)),
		api.Put("receipt_tables.columns", "/receipts/tables/columns", tag, stockrest.Keepers(),
			"Say what the columns of such a list are: it is remembered for the supplier's next ones", h.nameColumns),
	}
}

type tableInput struct {
	Supplier api.Reference `query:"supplier" ref:"users"` // named by admins, for suppliers themselves
	Body     api.Upload
}

// ReceiptTable is a list of lines as its file has it.
type ReceiptTable struct {
	Type      string        `json:"@type"`
	Format    string        `json:"format"    enum:"csv,xlsx"`
	Encoding  *string       `json:"encoding"`  // utf-8, utf-16le, utf-16be, windows-1252, mixed; null for workbooks
	Delimiter *string       `json:"delimiter"` // null for workbooks
	Columns   []TableColumn `json:"columns"`
	Rows      []TableRow    `json:"rows"`
}

// TableColumn is a column of the file.
type TableColumn struct {
	Index   int      `json:"index"`
	Header  string   `json:"header"`
	Samples []string `json:"samples"`
	Field   *string  `json:"field"   enum:"code,quantity,lot,vintage,bestBefore"` // what it is probably; null: nothing of a line
	// Remembered tells that the field is the one that was chosen for this title before.
	Remembered bool `json:"remembered"`
}

// TableRow is a row below the titles.
type TableRow struct {
	Number int      `json:"number"` // as spreadsheets show it
	Cells  []string `json:"cells"`  // empty ones at the end are left out
}

func (h handlers) readTable(ctx context.Context, in tableInput) (ReceiptTable, error) {
	read, err := h.receipts.ReadTable(ctx, auth.Must(ctx), int64(in.Supplier), in.Body.Content, in.Body.Size, stockrest.MaxLines)
	if err != nil {
		return ReceiptTable{}, err
	}
	out := ReceiptTable{Type: "ReceiptTable", Format: read.Format, Columns: []TableColumn{}, Rows: make([]TableRow, 0, len(read.Rows))}
	if read.Format == table.CSV {
		out.Encoding, out.Delimiter = &read.Encoding, &read.Delimiter
	}
	for _, c := range read.Columns {
		out.Columns = append(out.Columns, TableColumn{
			Index: c.Index, Header: c.Title, Samples: c.Samples, Field: api.OrNull(c.Field), Remembered: c.Remembered,
		})
	}
	for _, row := range read.Rows {
		out.Rows = append(out.Rows, TableRow{row.Number, read.Texts(row)})
	}
	return out, nil
}

type tableColumnsInput struct{ Body NamedColumns }

// NamedColumns says what columns are, by their titles.
type NamedColumns struct {
	Supplier api.Reference `json:"supplier,omitempty" ref:"users"` // named by admins, for suppliers themselves
	Columns  []NamedColumn `json:"columns"`
}

// NamedColumn is a column of a file and what it is.
type NamedColumn struct {
	Header string  `json:"header"`
	Field  *string `json:"field"  enum:"code,quantity,lot,vintage,bestBefore"` // null: nothing of a line
}

func (n *NamedColumns) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("columns", &n.Columns, validate.Required, validate.MaxItems(table.MaxColumns)),
		validate.Each("columns", &n.Columns, func(c *NamedColumn) validate.Rules {
			return validate.Rules{validate.Field("header", &c.Header, validate.Max(maxHeader))}
		}),
	}
}

func (h handlers) nameColumns(ctx context.Context, in tableColumnsInput) (api.NoContent, error) {
	titles, choices := make([]string, 0, len(in.Body.Columns)), make([]columns.Choice, 0, len(in.Body.Columns))
	for at, c := range in.Body.Columns {
		titles = append(titles, c.Header)
		choices = append(choices, columns.Choice{Index: at, Field: api.OrZero(c.Field)})
	}
	return api.NoContent{}, h.receipts.NameColumns(ctx, auth.Must(ctx), int64(in.Body.Supplier), titles, choices)
}

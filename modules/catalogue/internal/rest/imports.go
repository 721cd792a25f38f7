package rest

import (
	"context"
	"net/http"
	"time"

	"millesime/modules/catalogue/internal/app"
	"millesime/modules/catalogue/internal/domain/imports"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/gate"
	"millesime/platform/sheet"
	"millesime/platform/table"
	"millesime/platform/table/columns"
	"millesime/platform/tidy"
)

const (
	importTag      = "Product imports"
	importResource = "product_imports"
	uploadTime     = 3 * time.Minute
)

// ImportRoutes are the operations of imports.
func ImportRoutes(i *app.Imports) []api.Route {
	h := importHandlers{i}
	keepers := []auth.Group{auth.Supplier, auth.Admin, auth.Superadmin}
	return []api.Route{
		api.Endpoint[importsInput, api.Collection[ProductImport]]{
			ID: "product_imports.list", Method: http.MethodGet, Path: "/product_imports", Tag: importTag, Groups: keepers,
			Summary: "Imports of products in the reader's scope, the newest first", Handle: h.list,
		}.Route(),
		api.Endpoint[uploadInput, api.Response[ProductImport]]{
			ID: "product_imports.post", Method: http.MethodPost, Path: "/product_imports", Tag: importTag, Groups: keepers,
			Summary: "Send a table of products (.csv or .xlsx, any encoding and delimiter); its columns are proposed",
			Success: http.StatusCreated, MaxBody: table.MaxBytes, Timeout: uploadTime, Heavy: gate.Import, Handle: h.upload,
		}.Route(),
		api.Endpoint[templateInput, api.Stream]{
			ID: "product_imports.template", Method: http.MethodGet, Path: "/product_imports/template", Tag: importTag, Groups: keepers,
			Summary:  "An empty table with every column that can be imported, and an example",
			Produces: []string{sheet.CSVType, sheet.MediaType}, Handle: h.template,
		}.Route(),
		api.Endpoint[importInput, ProductImport]{
			ID: "product_imports.get", Method: http.MethodGet, Path: "/product_imports/{id}", Tag: importTag, Groups: keepers,
			Summary: "Where an import stands", Handle: h.get,
		}.Route(),
		api.Endpoint[columnsInput, ProductImport]{
			ID: "product_imports.columns", Method: http.MethodPut, Path: "/product_imports/{id}/columns", Tag: importTag, Groups: keepers,
			Summary: "Say what the columns are; the rows are then checked in the background", Handle: h.columns,
		}.Route(),
		api.Endpoint[rowsInput, api.Collection[ImportRow]]{
			ID: "product_imports.rows", Method: http.MethodGet, Path: "/product_imports/{id}/rows", Tag: importTag, Groups: keepers,
			Summary: "The rows of an import with what they would do, or what is wrong with them", Handle: h.rows,
		}.Route(),
		api.Endpoint[repairInput, RepairedRows]{
			ID: "product_imports.repair", Method: http.MethodPatch, Path: "/product_imports/{id}/rows", Tag: importTag, Groups: keepers,
			Summary: "Repair cells of rows, which are checked again at once", Handle: h.repair,
		}.Route(),
		api.Endpoint[startInput, ProductImport]{
			ID: "product_imports.start", Method: http.MethodPost, Path: "/product_imports/{id}/start", Tag: importTag, Groups: keepers,
			Summary: "Write the products, all or the valid ones, in the background", Handle: h.start,
		}.Route(),
		api.Endpoint[importInput, ProductImport]{
			ID: "product_imports.cancel", Method: http.MethodPost, Path: "/product_imports/{id}/cancel", Tag: importTag, Groups: keepers,
			Summary: "Stop an import; what it wrote stays and can be undone", Handle: h.cancel,
		}.Route(),
		api.Endpoint[importInput, ProductImport]{
			ID: "product_imports.resume", Method: http.MethodPost, Path: "/product_imports/{id}/resume", Tag: importTag, Groups: keepers,
			Summary: "Go on with a stopped import where it was", Handle: h.resume,
		}.Route(),
		api.Endpoint[importInput, ProductImport]{
			ID: "product_imports.undo", Method: http.MethodPost, Path: "/product_imports/{id}/undo", Tag: importTag, Groups: keepers,
			Summary: "Take a whole import back within 24 hours", Handle: h.undo,
		}.Route(),
		api.Endpoint[importInput, api.Stream]{
			ID: "product_imports.errors", Method: http.MethodGet, Path: "/product_imports/{id}/errors", Tag: importTag, Groups: keepers,
			Summary: "The faulty rows as a CSV file with a column that says why", Timeout: api.NoTimeout,
			Heavy: gate.Export, Produces: []string{sheet.CSVType}, Handle: h.errors,
		}.Route(),
	}
}

type importHandlers struct{ imports *app.Imports }

type importInput struct {
	ID int64 `path:"id"`
}

type importsInput struct{ api.Page }

func (h importHandlers) list(ctx context.Context, in importsInput) (api.Collection[ProductImport], error) {
	found, err := h.imports.List(ctx, auth.Must(ctx), in.Part())
	if err != nil {
		return api.Collection[ProductImport]{}, err
	}
	names, err := h.imports.Names(ctx, found.Rows)
	if err != nil {
		return api.Collection[ProductImport]{}, err
	}
	return api.NewCollection(in.Page, found, func(i imports.Import) ProductImport { return productImport(ctx, &i, names) }), nil
}

// view shows an import, with the names of its people.
func (h importHandlers) view(ctx context.Context, i *imports.Import, err error) (ProductImport, error) {
	if err != nil {
		return ProductImport{}, err
	}
	names, err := h.imports.Names(ctx, []imports.Import{*i})
	return productImport(ctx, i, names), err
}

type uploadInput struct {
	Name string `query:"filename"`
	Body api.Upload
}

func (h importHandlers) upload(ctx context.Context, in uploadInput) (api.Response[ProductImport], error) {
	i, err := h.imports.Upload(ctx, auth.Must(ctx), app.ImportFile{Name: tidy.FileName(in.Name), Content: in.Body.Content, Size: in.Body.Size})
	sent, err := h.view(ctx, &i, err)
	if err != nil {
		return api.Response[ProductImport]{}, err
	}
	return api.Created(sent, api.IRI(importResource, i.ID)), nil
}

func (h importHandlers) get(ctx context.Context, in importInput) (ProductImport, error) {
	i, err := h.imports.Import(ctx, auth.Must(ctx), in.ID)
	return h.view(ctx, &i, err)
}

type startInput struct {
	importInput
	Body ImportStart
}

func (h importHandlers) start(ctx context.Context, in startInput) (ProductImport, error) {
	i, err := h.imports.Start(ctx, auth.Must(ctx), in.ID, imports.Mode(in.Body.Mode))
	return h.view(ctx, &i, err)
}

func (h importHandlers) cancel(ctx context.Context, in importInput) (ProductImport, error) {
	i, err := h.imports.Cancel(ctx, auth.Must(ctx), in.ID)
	return h.view(ctx, &i, err)
}

func (h importHandlers) resume(ctx context.Context, in importInput) (ProductImport, error) {
	i, err := h.imports.Resume(ctx, auth.Must(ctx), in.ID)
	return h.view(ctx, &i, err)
}

func (h importHandlers) undo(ctx context.Context, in importInput) (ProductImport, error) {
	i, err := h.imports.Undo(ctx, auth.Must(ctx), in.ID)
	return h.view(ctx, &i, err)
}

type columnsInput struct {
	importInput
	Body ImportColumns
}

func (h importHandlers) columns(ctx context.Context, in columnsInput) (ProductImport, error) {
	choices := make([]columns.Choice, len(in.Body.Columns))
	for at, c := range in.Body.Columns {
		choices[at] = columns.Choice{Index: *c.Index}
		if c.Field != nil {
			choices[at].Field = *c.Field
		}
	}
	i, err := h.imports.NameColumns(ctx, auth.Must(ctx), in.ID, int64(in.Body.Supplier), choices)
	return h.view(ctx, &i, err)
}

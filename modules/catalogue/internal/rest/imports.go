package rest

import (
	"context"
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
		api.Get("product_imports.list", "/product_imports", importTag, keepers,
			"Imports of products in the reader's scope, the newest first", h.list),
		api.Post("product_imports.post", "/product_imports", importTag, keepers,
			"Send a table of products (.csv or .xlsx, any encoding and delimiter); its columns are proposed", h.upload, api.Creates,
			api.Timeout(uploadTime), api.Heavy(gate.Import), api.MaxBody(table.MaxBytes)),
		api.Get("product_imports.template", "/product_imports/template", importTag, keepers,
			"An empty table with every column that can be imported, and an example", h.template, api.Produces(sheet.CSVType, sheet.MediaType)),
		api.Get("product_imports.get", "/product_imports/{id}", importTag, keepers, "Where an import stands", h.get),
		api.Put("product_imports.columns", "/product_imports/{id}/columns", importTag, keepers,
			"Say what the columns are; the rows are then checked in the background", h.columns),
		api.Get("product_imports.rows", "/product_imports/{id}/rows", importTag, keepers,
			"The rows of an import with what they would do, or what is wrong with them", h.rows),
		api.Patch("product_imports.repair", "/product_imports/{id}/rows", importTag, keepers,
			"Repair cells of rows, which are checked again at once", h.repair),
		api.Post("product_imports.start", "/product_imports/{id}/start", importTag, keepers,
			"Write the products, all or the valid ones, in the background", h.start),
		api.Post("product_imports.cancel", "/product_imports/{id}/cancel", importTag, keepers,
			"Stop an import; what it wrote stays and can be undone", h.cancel),
		api.Post("product_imports.resume", "/product_imports/{id}/resume", importTag, keepers,
			"Go on with a stopped import where it was", h.resume),
		api.Post("product_imports.undo", "/product_imports/{id}/undo", importTag, keepers, "Take a whole import back within 24 hours", h.undo),
		api.Get("product_imports.errors", "/product_imports/{id}/errors", importTag, keepers,
			"The faulty rows as a CSV file with a column that says why", h.errors, api.Exports(sheet.CSVType)),
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
	return api.Listed(in.Page, found, func(i imports.Import) ProductImport { return productImport(ctx, &i, names) }, err)
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

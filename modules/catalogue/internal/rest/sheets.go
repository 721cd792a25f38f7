package rest

import (
	"context"
	"net/http"
	"strings"

	"millesime/modules/catalogue/internal/app"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/picture"
	"millesime/platform/tidy"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

const tagSheets = "Product sheets"

// maxSheetBody takes a technical sheet of 5 MiB, or a picture, as base64 beside all other fields.
const maxSheetBody = 8 << 20

// keepersAndAgents also has agents, who edit the selling texts and images of what they sell (domain 2).
func keepersAndAgents() []auth.Group { return append(keepers(), auth.CommercialAgent) }

// sheetRoutes are the operations on sheets.
func sheetRoutes(s *app.Sheets, reader productReader) []api.Route {
	h := sheetHandlers{s, reader}
	return []api.Route{
		api.Endpoint[sheetRequest, ProductSheet]{
			ID: "products.sheet", Method: http.MethodGet, Path: "/products/{id}/sheet", Tag: tagSheets,
			Summary: "Read a product with everything that its supplier keeps of it", Groups: keepersAndAgents(), Handle: h.get,
		}.Route(),
		api.Endpoint[createRequest, api.Response[ProductSheet]]{
			ID: "products.post", Method: http.MethodPost, Path: "/products", Tag: tagSheets, Success: http.StatusCreated,
			Summary: "Make a product", Groups: keepers(), MaxBody: maxSheetBody, Handle: h.create,
		}.Route(),
		api.Endpoint[changeRequest, ProductSheet]{
			ID: "products.patch", Method: http.MethodPatch, Path: "/products/{id}", Tag: tagSheets,
			Summary: "Change a product; what is left out stays. Agents: selling texts and images", Groups: keepersAndAgents(),
			MaxBody: maxSheetBody, Handle: h.change, Reads: h.reads,
		}.Route(),
		api.Endpoint[sheetRequest, api.Response[ProductSheet]]{
			ID: "products.duplicate", Method: http.MethodPost, Path: "/products/{id}/duplicate", Tag: tagSheets, Success: http.StatusCreated,
			Summary: "Copy a product, not for sale yet and under a reference of its own", Groups: keepers(), Handle: h.duplicate,
		}.Route(),
		api.Endpoint[bulkRequest, BulkResults]{
			ID: "products.bulk", Method: http.MethodPost, Path: "/products/bulk", Tag: tagSheets,
			Summary: "Change up to 1,000 products, alike or each in its own way; one result each", Groups: keepersAndAgents(), Handle: h.bulk,
		}.Route(),
		api.Endpoint[productHistoryRequest, api.Collection[ProductAct]]{
			ID: "products.history", Method: http.MethodGet, Path: "/products/{id}/history", Tag: tagSheets,
			Summary: "Who changed what of a product, the newest first", Groups: keepersAndAgents(), Handle: h.history,
		}.Route(),
		api.Endpoint[imageRequest, api.Response[ProductSheet]]{
			ID: "products.add_image", Method: http.MethodPost, Path: "/products/{id}/images", Tag: tagSheets, Success: http.StatusCreated,
			Summary: "Add a picture to a product, of which it has 8 at most", Groups: keepersAndAgents(), MaxBody: maxSheetBody, Handle: h.addImage,
		}.Route(),
		api.Endpoint[imageFileRequest, api.Response[api.File]]{
			ID: "product_images.get", Method: http.MethodGet, Path: "/product_images/{name}", Tag: tagSheets,
			Summary: "Read a picture of a product, by its unguessable address", Public: true,
			Produces: []string{picture.TypeJPEG, picture.TypePNG, picture.TypeSVG}, Handle: h.image,
		}.Route(),
		api.Endpoint[sheetRequest, api.File]{
			ID: "products.technical_sheet", Method: http.MethodGet, Path: "/products/{id}/technical_sheet", Tag: tagSheets,
			Summary: "Read the technical sheet of a product that the viewer sees", Groups: auth.AllGroups(),
			Produces: []string{picture.TypePDF}, Handle: h.technicalSheet,
		}.Route(),
	}
}

type sheetHandlers struct {
	sheets *app.Sheets
	reader productReader
}

type sheetRequest struct {
	ID int64 `path:"id"`
}

func (h sheetHandlers) get(ctx context.Context, in sheetRequest) (ProductSheet, error) {
	found, err := h.sheets.Get(ctx, auth.Must(ctx), in.ID)
	return productSheet(&found), err
}

// reads gives a product in both forms in which its keeper reads it.
func (h sheetHandlers) reads(ctx context.Context, in changeRequest) ([]any, error) {
	sheet, err := h.get(ctx, sheetRequest{ID: in.ID})
	if err != nil {
		return nil, err
	}
	shown, err := h.reader.read(ctx, productRequest{ID: in.ID})
	return []any{sheet, shown}, err
}

type createRequest struct{ Body NewProduct }

// NewProduct is a product to be made: at least reference, name, type and list price. An admin names its supplier.
type NewProduct struct {
	ProductDraft

	Supplier api.Reference `json:"supplier,omitzero" ref:"users"`
}

func (h sheetHandlers) create(ctx context.Context, in createRequest) (api.Response[ProductSheet], error) {
	change, err := in.Body.change()
	if err != nil {
		return api.Response[ProductSheet]{}, err
	}
	return made(h.sheets.Create(ctx, auth.Must(ctx), int64(in.Body.Supplier), change))
}

func made(v app.SheetView, err error) (api.Response[ProductSheet], error) {
	if err != nil {
		return api.Response[ProductSheet]{}, err
	}
	return api.Created(productSheet(&v), api.IRI("products", v.ID)), nil
}

type changeRequest struct {
	ID   int64 `path:"id"`
	Body ProductChange
}

// ProductChange is what becomes of a product whose version was seen.
type ProductChange struct {
	ProductDraft

	Version int64 `json:"version"`
}

// Rules of a change: who does not say what they saw would overwrite what others wrote meanwhile.
func (c *ProductChange) Rules() validate.Rules { return validate.Rules{versions.Required(&c.Version)} }

func (h sheetHandlers) change(ctx context.Context, in changeRequest) (ProductSheet, error) {
	change, err := in.Body.change()
	if err != nil {
		return ProductSheet{}, err
	}
	change.ProductID, change.Version = in.ID, in.Body.Version
	written, err := h.sheets.Change(ctx, auth.Must(ctx), change)
	return productSheet(&written), err
}

func (h sheetHandlers) duplicate(ctx context.Context, in sheetRequest) (api.Response[ProductSheet], error) {
	return made(h.sheets.Duplicate(ctx, auth.Must(ctx), in.ID))
}

// pdfName is the name of a file without its folders. It always ends in .pdf: the name decides what a computer that saved the
// file opens it with.
func pdfName(name string) string {
	if name = tidy.FileName(name); name == "" {
		name = "fiche-technique.pdf"
	}
	if !strings.HasSuffix(strings.ToLower(name), ".pdf") {
		name += ".pdf"
	}
	return name
}

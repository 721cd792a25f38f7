package rest

import (
	"context"
	"strings"
	"time"

	"millesime/modules/catalogue/internal/app"
	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/picture"
	"millesime/platform/tidy"
	"millesime/platform/validate"
	"millesime/platform/vat"
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
		api.Get("products.sheet", "/products/{id}/sheet", tagSheets, keepersAndAgents(),
			"Read a product with everything that its supplier keeps of it", h.get),
		api.Post("products.post", "/products", tagSheets, keepers(), "Make a product", h.create, api.Creates, api.MaxBody(maxSheetBody)),
		api.Patch("products.patch", "/products/{id}", tagSheets, keepersAndAgents(),
			"Change a product; what is left out stays. Agents: selling texts and images", h.change, api.MaxBody(maxSheetBody),
			api.Reads(h.reads)),
		api.Post("products.duplicate", "/products/{id}/duplicate", tagSheets, keepers(),
			"Copy a product, not for sale yet and under a reference of its own", h.duplicate, api.Creates),
		api.Post("products.bulk", "/products/bulk", tagSheets, keepersAndAgents(),
			"Change up to 1,000 products, alike or each in its own way; one result each", h.bulk),
		api.Get("products.history", "/products/{id}/history", tagSheets, keepersAndAgents(),
			"Who changed what of a product, the newest first", h.history),
		api.Post("products.add_image", "/products/{id}/images", tagSheets, keepersAndAgents(),
			"Add a picture to a product, of which it has 8 at most", h.addImage, api.Creates, api.MaxBody(maxSheetBody)),
		api.Get("product_images.get", "/product_images/{name}", tagSheets, nil,
			"Read a picture of a product, by its unguessable address", h.image, api.Public,
			api.Produces(picture.TypeJPEG, picture.TypePNG, picture.TypeSVG)),
		api.Get("products.technical_sheet", "/products/{id}/technical_sheet", tagSheets, auth.AllGroups(),
			"Read the technical sheet of a product that the viewer sees", h.technicalSheet, api.Produces(picture.TypePDF)),
	}
}

type sheetHandlers struct {
	sheets *app.Sheets
	reader productReader
}

func (h sheetHandlers) get(ctx context.Context, in api.ByID) (ProductSheet, error) {
	found, err := h.sheets.Get(ctx, auth.Must(ctx), in.ID)
	return productSheet(&found), err
}

// reads gives a product in both forms in which its keeper reads it.
func (h sheetHandlers) reads(ctx context.Context, in api.BodyByID[ProductChange]) ([]any, error) {
	sheet, err := h.get(ctx, api.ByID{ID: in.ID})
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

// ProductChange is what becomes of a product whose version was seen.
type ProductChange struct {
	ProductDraft

	Version int64 `json:"version"`
}

// Rules of a change: who does not say what they saw would overwrite what others wrote meanwhile.
func (c *ProductChange) Rules() validate.Rules { return validate.Rules{versions.Required(&c.Version)} }

func (h sheetHandlers) change(ctx context.Context, in api.BodyByID[ProductChange]) (ProductSheet, error) {
	change, err := in.Body.change()
	if err != nil {
		return ProductSheet{}, err
	}
	change.ProductID, change.Version = in.ID, in.Body.Version
	written, err := h.sheets.Change(ctx, auth.Must(ctx), change)
	return productSheet(&written), err
}

func (h sheetHandlers) duplicate(ctx context.Context, in api.ByID) (api.Response[ProductSheet], error) {
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

// ProductSheet is a product as those who sell it keep it.
type ProductSheet struct {
	api.Item
	edit.Sheet

	Version        int64        `json:"version"`
	Supplier       Supplier     `json:"supplier"`
	TechnicalSheet *Document    `json:"technicalSheet"`
	VATRate        money.Rate   `json:"vatRate"`
	ExciseCategory string       `json:"exciseCategory"`
	Completeness   Completeness `json:"completeness"`
	CreatedAt      time.Time    `json:"createdAt"`
	UpdatedAt      time.Time    `json:"updatedAt"`
	May            SheetRights  `json:"may"`
}

// Document is a file of a product and where it is read.
type Document struct {
	Name string `json:"name"`
	URL  string `json:"url"`
}

// Completeness is how much of its sheet a product has, out of 100, and what is missing, the weightiest first.
type Completeness struct {
	Score   int      `json:"score"`
	Missing []string `json:"missing"`
}

// SheetRights tell what the reader may change.
type SheetRights struct {
	All   bool `json:"all"`
	Texts bool `json:"texts"` // selling texts and images
}

func productSheet(v *app.SheetView) ProductSheet {
	derived := v.Product()
	return ProductSheet{
		Item: api.NewItem("products", "ProductSheet", v.ID), Sheet: v.Sheet, Version: v.Version,
		Supplier:       Supplier{Ref: api.RefTo("users", v.SupplierID), Company: v.Supplier},
		TechnicalSheet: document(v.ID, v.Sheet.TechnicalSheet), VATRate: vat.RateOf(derived.Type, derived.ABVTenths),
		ExciseCategory: domain.Excise(&derived),
		Completeness:   Completeness{Score: v.Score, Missing: list(v.Missing)},
		CreatedAt:      v.CreatedAt, UpdatedAt: v.UpdatedAt, May: SheetRights{All: v.May.All, Texts: v.May.Texts},
	}
}

func document(product int64, name string) *Document {
	if name == "" {
		return nil
	}
	return &Document{Name: name, URL: api.IRI("products", product) + "/technical_sheet"}
}

// SheetSummary is what a list shows of a sheet to those who sell the product.
type SheetSummary struct {
	Version             int64        `json:"version"`
	Completeness        int          `json:"completeness"`                                                     // out of 100
	Groups              []auth.Group `json:"groups" enum:"restaurant,wine_merchant,hypermarket,cse,negociant"` // empty: every professional group
	StockAlertThreshold int          `json:"stockAlertThreshold"`
	UpdatedAt           time.Time    `json:"updatedAt"`
}

func summary(k edit.Kept) *SheetSummary {
	score, _ := k.Sheet.Completeness()
	return &SheetSummary{
		Version: k.Version, Completeness: score, Groups: list(k.Sheet.Groups), StockAlertThreshold: k.Sheet.StockAlertThreshold,
		UpdatedAt: k.UpdatedAt,
	}
}

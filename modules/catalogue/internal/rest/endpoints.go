package rest

import (
	"context"
	"slices"

	"millesime/modules/catalogue/internal/app"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/money"
)

const tag = "Catalogue"

// Routes are the catalogue's operations: open to every valid user, each within its scope (rulings).
func Routes(c *app.Catalogue, kept *app.Sheets, labels *app.Labels, i *app.Inventory, a *app.Alerts) []api.Route {
	reader := productReader{c, kept}
	return slices.Concat(
		[]api.Route{
			listProducts(c, kept), exportProducts(c, kept), countFacets(c), getProduct(reader), getReplacements(c), listSuppliers(c), putAlert(a),
			deleteAlert(a),
		},
		stockRoutes(i), sheetRoutes(kept, reader), lotRoutes(labels),
	)
}

type listRequest struct {
	api.Page
	Filters
	Sorting
}

func listProducts(c *app.Catalogue, kept *app.Sheets) api.Route {
	return api.Get("products.list", "/products", tag, auth.AllGroups(),
		"Find products, at the viewer's own prices", func(ctx context.Context, in listRequest) (api.Collection[Product], error) {
			q, err := in.query()
			if err != nil {
				return api.Collection[Product]{}, err
			}
			in.sort(&q)
			found, err := c.List(ctx, q, int64(in.Customer), in.Part())
			if err != nil {
				return api.Collection[Product]{}, err
			}
			out := api.NewCollection(in.Page, found, func(r app.Row) Product { return product(&r) })
			return out, addSummaries(ctx, kept, out.Members)
		})
}

// addSummaries shows those who sell products what their sheets hold.
func addSummaries(ctx context.Context, kept *app.Sheets, members []Product) error {
	ids := make([]int64, len(members))
	for i := range members {
		ids[i] = members[i].ID
	}
	found, err := kept.Several(ctx, auth.Must(ctx), ids)
	if err != nil {
		return err
	}
	for i := range members {
		if k, ok := found[members[i].ID]; ok {
			members[i].Sheet = summary(k)
		}
	}
	return nil
}

type facetsRequest struct{ Filters }

func countFacets(c *app.Catalogue) api.Route {
	return api.Get("products.facets", "/products/facets", tag, auth.AllGroups(),
		"Count products by the values of each filter", func(ctx context.Context, in facetsRequest) (api.Response[Facets], error) {
			q, err := in.query()
			if err != nil {
				return api.Response[Facets]{}, err
			}
			counted, etag, err := c.Facets(ctx, q, int64(in.Customer))
			if err != nil {
				return api.Response[Facets]{}, err
			}
			return api.Tagged(facets(counted), `W/"`+etag+`"`), nil
		})
}

type productRequest struct {
	ID       int64         `path:"id"`
	Customer api.Reference `query:"customer" ref:"users"`
	Store    bool          `query:"store"` // as its supplier's shop sells it
}

func getProduct(r productReader) api.Route {
	return api.Get("products.get", "/products/{id}", tag, auth.AllGroups(),
		"Read a product, why it has its price, and what could replace it", r.read)
}

// productReader shows one product.
type productReader struct {
	catalogue *app.Catalogue
	kept      *app.Sheets
}

func (r productReader) read(ctx context.Context, in productRequest) (Detail, error) {
	found, err := r.catalogue.Product(ctx, in.ID, int64(in.Customer), in.Store)
	if err != nil {
		return Detail{}, err
	}
	shown := []Product{product(&found.Row)}
	if err := addSummaries(ctx, r.kept, shown); err != nil {
		return Detail{}, err
	}
	out := detail(&found)
	if out.Sheet = shown[0].Sheet; out.Sheet != nil {
		out.Version = &out.Sheet.Version
	}
	return out, nil
}

// ProductSupplier is a supplier whose products the viewer sees. Thresholds of free shipping are null when
// there are none.
type ProductSupplier struct {
	api.Item
	Company                  string       `json:"company"`
	Products                 int          `json:"products"`
	FreeShippingFromValue    *money.Cents `json:"freeShippingFromValue"`
	FreeShippingFromQuantity *int64       `json:"freeShippingFromQuantity"` // 75 cl equivalents
}

// HydraClass is what its @type says.
func (ProductSupplier) HydraClass(string) string { return "Supplier" }

type suppliersRequest struct{ api.Page }

func listSuppliers(c *app.Catalogue) api.Route {
	return api.Get("product_suppliers.list", "/product_suppliers", tag, auth.AllGroups(),
		"List the suppliers whose products the viewer sees",
		func(ctx context.Context, in suppliersRequest) (api.Collection[ProductSupplier], error) {
			found, err := c.Suppliers(ctx, in.Part())
			if err != nil {
				return api.Collection[ProductSupplier]{}, err
			}
			return api.NewCollection(in.Page, found, func(s app.Supplied) ProductSupplier {
				value, quantity := s.Conditions.FreeShippingFromValue, s.Conditions.FreeShippingFromQuantity
				if auth.Must(ctx).Group == auth.Customer { // individuals buy from the suppliers' stores
					value, quantity = s.Conditions.StoreFreeShippingValue, s.Conditions.StoreFreeShippingQuantity
				}
				return ProductSupplier{
					Item: api.NewItem("users", "Supplier", s.ID), Company: s.Name, Products: s.Products,
					FreeShippingFromValue: value, FreeShippingFromQuantity: quantity,
				}
			}), nil
		})
}

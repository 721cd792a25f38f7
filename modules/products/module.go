package products

import (
	"millesime/modules/products/internal/app"
	"millesime/modules/products/internal/store"
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/files"
)

// Deps is what the module needs from the house.
type Deps struct {
	DB     *db.DB
	Access usersapi.Access
	Files  *files.Store
}

// Module is the rows of products.
type Module struct {
	kept     *store.Store
	products *app.Products
}

// New wires the module.
func New(d Deps) *Module {
	kept := store.New(d.DB, d.Files)
	return &Module{kept: kept, products: app.NewProducts(kept, d.Access)}
}

// FileColumns are the columns that name pictures and technical sheets. Pictures are public by addresses of their own, which
// stay when a product lets them go.
func FileColumns() []files.Column {
	return []files.Column{
		{Table: "product_images", Key: "name", Name: "file"}, {Table: "product_documents", Key: "product_id", Name: "file"},
	}
}

// Products tells other modules what products are to somebody.
func (m *Module) Products() productsapi.Products { return m.products }

// Rows reads products within a scope.
func (m *Module) Rows() productsapi.Rows { return m.kept }

// Writer writes products for the catalogue's editor.
func (m *Module) Writer() productsapi.Writer { return m.kept }

package productsapi

import (
	"context"

	"millesime/platform/auth"
	"millesime/platform/db"
)

// Products tells other modules what products are to somebody.
type Products interface {
	// Scope is what an actor sees; with a customer's group, what the actor may sell to that group.
	Scope(ctx context.Context, actor auth.Actor, customer auth.Group) (Scope, error)
	// CartScope is what an actor may put in a cart for a customer's group: also what was desactivated since. With inShops it is what a
	// shop sells, open or not.
	CartScope(ctx context.Context, actor auth.Actor, customer auth.Group, inShops bool) (Scope, error)
	// Visible are the products of ids that the actor may see when ordering for a customer's group, with what a cart needs of them
	// (domain 2: desactivated ones included). Others are missing.
	Visible(ctx context.Context, in db.Handle, actor auth.Actor, customer auth.Group, ids []int64) (map[int64]Product, error)
	// InShops are those of ids that a shop sells, open or not, as Visible gives them: what a buyer who is no individual may take there.
	InShops(ctx context.Context, in db.Handle, actor auth.Actor, ids []int64) (map[int64]Product, error)
	// Names are by id; a product that the actor does not see has none.
	Names(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]Name, error)
	// KindsOf are the types of the products that a supplier sells now, each once.
	KindsOf(ctx context.Context, in db.Handle, supplierID int64) ([]string, error)
	// UsualWeight is what a unit of what is sold from a warehouse weighs on average, in grams: of one supplier, or 0 of all. 0: nothing is
	// sold from there.
	UsualWeight(ctx context.Context, supplierID int64, warehouse string) (int64, error)
}

// Rows reads products within a scope.
type Rows interface {
	// Rows are what a list shows of the products of ids, in their order.
	Rows(ctx context.Context, scope Scope, ids []int64) ([]Product, error)
	// RowsWithGroups are the same, with what a cart needs besides, and who may buy the products: the groups that they are open to, and
	// whether a shop sells them.
	RowsWithGroups(ctx context.Context, scope Scope, ids []int64) ([]Product, error)
	// Product is a whole one; false when there is none in the scope.
	Product(ctx context.Context, scope Scope, id int64) (Product, bool, error)
	// Contained tells which of ids are in the scope.
	Contained(ctx context.Context, scope Scope, ids []int64) (map[int64]bool, error)
	// InShop are the products, as shops show them, that a supplier sells to individuals, whatever their status and its shop's, in their order.
	// With ids, those of them alone.
	InShop(ctx context.Context, in db.Handle, supplierID int64, ids ...int64) ([]Product, error)
	// SoldInShop are the active ones of these products, in their order.
	SoldInShop(ctx context.Context, supplierID int64) ([]int64, error)
	// Indexed are what the catalogue's index holds of the products of ids, whoever looks.
	Indexed(ctx context.Context, in db.Handle, ids []int64) (map[int64]Product, error)
	// IDs are those of all products.
	IDs(ctx context.Context) ([]int64, error)
	// Each calls fn for the products of ids, a part (db.Parts), with what the index holds of them. The product is only fn's while it runs.
	Each(ctx context.Context, ids []int64, fn func(p *Product)) error
	// Picture is the file of a picture; false when there is none of that name.
	Picture(ctx context.Context, name string) (file string, found bool, err error)
	// TechnicalSheet is the file of a product and its name; false when the product is out of the scope, no file when it has none.
	TechnicalSheet(ctx context.Context, scope Scope, id int64) (name, file string, found bool, err error)
}

// Writer writes products; the catalogue's editor decides what. Whoever calls it tells of the change
// (catalogue_products_changed_v1).
type Writer interface {
	// Kept reads whole products within a scope; inside a transaction they are locked in the order of their ids.
	Kept(ctx context.Context, in db.Handle, scope Scope, ids []int64) ([]Product, error)
	// References tells which references exist, with the ids of their products.
	References(ctx context.Context, in db.Handle, references []Reference) (map[Reference]int64, error)
	// SerializeReferences makes other transactions that change references of these suppliers wait.
	SerializeReferences(ctx context.Context, tx *db.Tx, supplierIDs []int64) error
	// Insert writes new products with one statement and sets their ids.
	Insert(ctx context.Context, tx *db.Tx, products []Product) error
	// Update writes products that are there, locked by the caller, with one statement.
	Update(ctx context.Context, tx *db.Tx, products []Product) error
	// Pictures tells the names of the pictures that were made for each of the products.
	Pictures(ctx context.Context, in db.Handle, productIDs []int64) (map[int64][]string, error)
	// AddPicture keeps a picture of a product under a name.
	AddPicture(ctx context.Context, tx *db.Tx, productID int64, name, file string) error
	// SetTechnicalSheet keeps a product's file; "" removes it.
	SetTechnicalSheet(ctx context.Context, tx *db.Tx, productID int64, file string) error
	// CloseSuppliers takes the products of suppliers off sale, or puts them back, and gives those that were not so already.
	CloseSuppliers(ctx context.Context, tx *db.Tx, supplierIDs []int64, closed bool) (productIDs []int64, err error)
	// OpenShop puts what a supplier sells to individuals before them, or takes it away, and gives these products.
	OpenShop(ctx context.Context, tx *db.Tx, supplierID int64, open bool) (productIDs []int64, err error)
	// PlaceInShop puts products of a supplier in this order, the others of its shop behind them, and gives those that moved.
	PlaceInShop(ctx context.Context, tx *db.Tx, supplierID int64, productIDs []int64) (moved []int64, err error)
}

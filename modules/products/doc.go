// Package products is what a product is: the one row that its sheet writes, with identity, reference and EAN, supplier, kind of
// drink, volume, packing, states, and to whom it is open.
//
// It owns the tables products, product_images and product_documents. It asks users alone (whose products an agent sells). Everything
// that names a product asks it; there is one description of a product, productsapi.Product, and one way to ask its name. The
// catalogue decides what is written (modules/catalogue/internal/domain/edit) and tells of it (catalogue_products_changed_v1); prices
// are pricing's, stock is receipts'.
package products

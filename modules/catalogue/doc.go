// Package catalogue is the product content and how it is found: lists, search, facets, product pages and the
// suppliers behind them.
//
// It owns the tables product_lots, stock_alerts and stock_shortages. It asks products (their rows, and who may see them),
// pricing (list prices for its index, a viewer's own prices for a page), receipts (stock levels, tags, the ledger and its
// corrections), orders (who ordered a product before) and users (names of suppliers, relations and their terms). It
// listens to receipts_stock_changed_v1 and publishes catalogue_products_changed_v1, catalogue_back_in_stock_v1 and
// catalogue_stock_low_v1, the last two once each (internal/app/watch_stock.go).
//
// It also owns product_imports, product_import_rows and product_import_titles: tables of products that suppliers send
// (internal/domain/imports) are staged, checked, repaired, written in batches and, for a day, undone.
//
// Products are written in one place, whoever writes them, the sheet, the bulk edit or the import: internal/domain/edit decides,
// internal/app/editor.go reads and writes. What a product says of itself is one struct from request to row
// (productsapi.Attributes): a further attribute is a field there and in edit/draft.go, a rule in edit/rules.go, a column
// in imports/fields/all.go and one of the table.
//
// Lists, counts and sort orders come from an index in memory (internal/domain/index), an immutable snapshot
// that internal/app/refresher.go replaces off the request path and that lags at most about a second; the rows
// themselves are read from the database within the viewer's scope (internal/app/catalogue.go, internal/store),
// so a product that was closed a moment ago is never shown.
package catalogue

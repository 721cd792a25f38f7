// Package browse answers what people ask of the catalogue: lists, facets, one product, suppliers. The index
// finds and sorts; the rows of a page are then read from the database within the viewer's scope, with their
// stock and the viewer's own prices in one batch each.
package browse

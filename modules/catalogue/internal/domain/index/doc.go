// Package index answers searches, filters, facet counts, totals and sorted pages of the catalogue from
// memory. A Snapshot is immutable: columns of small integers, inverted lists, sort permutations and a token
// dictionary over all products. A Builder makes the next one off the request path.
//
// Rows of a snapshot stand in the editorial order: region, appellation, name. So the default order needs no
// permutation, and columns that follow it compress well in the processor's caches.
package index

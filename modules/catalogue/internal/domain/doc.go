// Package domain holds what the catalogue knows of products without a database: what a product is, what is
// derived from it, and who sees which.
package domain

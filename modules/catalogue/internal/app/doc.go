// Package app shows the catalogue to viewers, keeps its index up to date, keeps stock with suppliers, and tells who waits for
// a product.
package app

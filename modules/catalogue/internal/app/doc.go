// Package app shows the catalogue to viewers, keeps its index up to date, takes tables of products in, shows suppliers their
// stock, and tells who waits for a product.
package app

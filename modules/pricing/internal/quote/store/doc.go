// Package store reads what pricing keeps: the prices of products, and how rows of all conditions are read. Rows never leave it.
package store

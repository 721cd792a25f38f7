// Package store reads what pricing keeps: prices, carriers, grids and pickup points. Rows never leave it.
package store

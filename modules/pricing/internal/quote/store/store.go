// Package store reads what pricing keeps: the prices of products, and how rows of all conditions are read. Rows never leave it.
package store

import (
	"slices"
	"strconv"
	"strings"

	"millesime/platform/db"
)

// Store keeps the prices of products.
type Store struct {
	db *db.DB
}

// New makes a store.
func New(d *db.DB) *Store { return &Store{db: d} }

// OpenEnded is the last day of what has none, so that days compare and sort.
const OpenEnded = "9999-12-31"

// ToldTogether is how many things one transaction tells of.
const ToldTogether = 100

// IDsIn reads ids with commas between, in ascending order.
func IDsIn(list string) []int64 {
	ids := []int64{}
	for part := range strings.SplitSeq(list, ",") {
		if id, err := strconv.ParseInt(part, 10, 64); err == nil {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids
}

// Package rest holds what the operations on conditions share: their limits, and how they show a company.
package rest

import (
	"slices"
	"strings"

	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Limits of what is asked and written.
const (
	SearchLimit = 100 // characters
	MaxAmount   = money.Cents(1_000_000_00)
	LeastRate   = money.Rate(1) // basis point
)

// CodeSupplier is a supplier that bears a code.
type CodeSupplier struct {
	api.Ref
	Company string `json:"company"`
}

// NewCodeSupplier is a company as codes, frames and grids show it.
func NewCodeSupplier(id int64, company string) CodeSupplier {
	return CodeSupplier{Ref: api.RefTo("users", id), Company: company}
}

// NewCodeSuppliers are companies as codes and frames show them.
func NewCodeSuppliers(ids []int64, companies map[int64]usersapi.Party) []CodeSupplier {
	return lists.Each(ids, func(id int64) CodeSupplier { return NewCodeSupplier(id, companies[id].DisplayName()) })
}

// OnceEach are the ids of references in their order, each the first time.
func OnceEach(references []api.Reference) []int64 { return Once(api.IDs(references)) }

// Once are values in their order, each the first time.
func Once[T comparable](values []T) []T {
	var found []T
	for _, v := range values {
		if !slices.Contains(found, v) {
			found = append(found, v)
		}
	}
	return found
}

// Tidy takes the spaces away that nobody sees.
func Tidy(text string) string { return strings.Join(strings.Fields(text), " ") }

// Package rest declares the operations on receipts.
package rest

import (
	"slices"

	"millesime/modules/receipts/internal/receipts/app"
	"millesime/platform/api"
)

type handlers struct {
	receipts  *app.Receipts
	publicURL string // codes on slips lead to pages below it
}

// Endpoints are the operations on receipts. Codes on slips lead to pages below publicURL.
func Endpoints(receipts *app.Receipts, publicURL string) []api.Route {
	h := handlers{receipts, publicURL}
	return slices.Concat(h.receiptEndpoints(), h.documentEndpoints(), h.codeEndpoints(), h.tableEndpoints())
}

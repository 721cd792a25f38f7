// Package rest declares the operations on receipts.
package rest

import (
	"slices"

	"millesime/modules/receipts/internal/receipts/app"
	"millesime/platform/api"
)

// Endpoints are the operations on receipts. Codes on slips lead to pages below publicURL.
func Endpoints(receipts *app.Receipts, publicURL string) []api.Route {
	return slices.Concat(receiptEndpoints(receipts), documentEndpoints(receipts), codeEndpoints(receipts, publicURL), tableEndpoints(receipts))
}

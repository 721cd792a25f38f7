package rest

import (
	"slices"

	"millesime/modules/receipts/internal/app"
	"millesime/platform/api"
	"millesime/platform/auth"
)

// Endpoints is the table of operations, joined from those of each resource. Codes on slips lead to pages below publicURL.
func Endpoints(
	receipts *app.Receipts, recoveries *app.Recoveries, sessions *app.Sessions, lots *app.Lots, publicURL string,
) []api.Route {
	return slices.Concat(
		receiptEndpoints(receipts), documentEndpoints(receipts), codeEndpoints(receipts, publicURL), recoveryEndpoints(recoveries),
		tableEndpoints(receipts), countEndpoints(sessions), lotEndpoints(lots),
	)
}

// keepers are the groups that keep stock: suppliers their own, admins everybody's.
func keepers() []auth.Group { return []auth.Group{auth.Supplier, auth.Admin, auth.Superadmin} }

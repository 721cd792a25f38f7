// Package subscriber lets documents follow the events of what they are made of.
package subscriber

import (
	"millesime/modules/documents/internal/app"
	"millesime/modules/users/usersevents"
	"millesime/platform/events"
)

// Handlers are those of all events.
func Handlers(documents *app.Documents) []events.Handler {
	return []events.Handler{
		events.React("documents_forget_people", usersevents.Forgetting(documents.Forget)),
		events.React("documents_follow_invoices", documents.FollowInvoice),
		events.React("documents_follow_deposits", documents.FollowDeposit),
		events.React("documents_follow_credit_notes", documents.FollowCreditNote),
		events.React("documents_follow_orders", documents.FollowOrder),
		events.React("documents_follow_quotations", documents.FollowQuotation),
		events.React("documents_follow_parcels", documents.FollowParcel),
	}
}

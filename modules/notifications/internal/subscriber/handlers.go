// Package subscriber tells people about the events of other modules.
package subscriber

import (
	"context"
	"slices"

	"millesime/modules/notifications/internal/app"
	"millesime/modules/notifications/internal/domain"
	"millesime/modules/pricing/pricingevents"
	"millesime/modules/receipts/receiptsevents"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Handlers are those of all events that people are told about. They are one consumer: people read things in the order in
// which they happened, and what is forgotten about a person is not told afterwards.
func Handlers(notifier *app.Notifier, centre *app.Centre) []events.Handler {
	return events.InOrder("notifications",
		tell(notifier, "notifications_tell_order_placed", domain.NewOrder),
		tell(notifier, "notifications_tell_order_moved", domain.OrderState),
		tellAdmins(notifier, "notifications_tell_registered", domain.PersonRegistered),
		tell(notifier, "notifications_tell_order_shipped", domain.ShipmentSent),
		tell(notifier, "notifications_tell_shipment_delivered", domain.ShipmentDelivered),
		tell(notifier, "notifications_tell_remainder_closed", domain.RemainderClosed),
		tell(notifier, "notifications_tell_promises_moved", domain.PromisesMoved),
		tell(notifier, "notifications_tell_promises_given_up", domain.PromisesGivenUp),
		tell(notifier, "notifications_tell_lot_recalled", domain.LotIsRecalled),
		tell(notifier, "notifications_tell_recall_lifted", domain.RecallIsLifted),
		tell(notifier, "notifications_tell_incident_opened", domain.IncidentOpened),
		tell(notifier, "notifications_tell_incident_settled", domain.IncidentSettled),
		tell(notifier, "notifications_tell_message_posted", domain.MessagePosted),
		tell(notifier, "notifications_tell_invoice_issued", domain.InvoiceToPay),
		tell(notifier, "notifications_tell_invoice_due", domain.InvoiceFallsDue),
		tell(notifier, "notifications_tell_credit_note_issued", domain.CreditNoteIssued),
		tell(notifier, "notifications_tell_mandate_changed", domain.MandateIsChanged),
		tell(notifier, "notifications_tell_sample_asked", domain.SampleRequested),
		tell(notifier, "notifications_tell_sample_moved", domain.SampleMoved),
		tell(notifier, "notifications_tell_sample_feedback", domain.SampleTasted),
		tell(notifier, "notifications_tell_quotation_revised", domain.QuotationRevised),
		tell(notifier, "notifications_tell_quotation_ends", domain.QuotationExpires),
		tell(notifier, "notifications_tell_list_published", domain.PriceListPublished),
		events.On("notifications_tell_list_begun",
			func(ctx context.Context, tx *db.Tx, e pricingevents.PriceListBegunV1, m events.Message) error {
				return notifier.TellPriceList(ctx, tx, m.ID, e.List, func(members, agents []int64) []domain.Fact {
					return domain.PriceListBegun(e, slices.Concat(members, agents))
				})
			}),
		events.On("notifications_tell_list_ends",
			func(ctx context.Context, tx *db.Tx, e pricingevents.PriceListEndsV1, m events.Message) error {
				return notifier.TellPriceList(ctx, tx, m.ID, e.List, func(members, agents []int64) []domain.Fact {
					return domain.PriceListEnds(e, slices.Concat(members, agents))
				})
			}),
		events.On("notifications_tell_list_act",
			func(ctx context.Context, tx *db.Tx, e pricingevents.PriceListActV1, m events.Message) error {
				return notifier.TellPriceList(ctx, tx, m.ID, e.List, func(members, agents []int64) []domain.Fact {
					return domain.PriceListActs(e, members, agents)
				})
			}),
		tell(notifier, "notifications_tell_back_in_stock", domain.BackInStock),
		tell(notifier, "notifications_tell_stock_low", domain.StockFell),
		tellAdmins(notifier, "notifications_tell_receipt_act", domain.ReceiptActs),
		tellAdmins(notifier, "notifications_tell_recovery_asked", domain.RecoveryToHandOver),
		tell(notifier, "notifications_tell_recovery_handed_over", domain.RecoveryHandedOver),
		tellAdmins(notifier, "notifications_tell_recovery_deleted", domain.RecoveryCalledOff),
		events.On("notifications_tell_count_moved",
			func(ctx context.Context, tx *db.Tx, e receiptsevents.CountMovedV1, m events.Message) error {
				return notifier.TellCountMoved(ctx, tx, m.ID, e)
			}),
		tell(notifier, "notifications_tell_status_changed", domain.StatusChanged),
		events.On("notifications_tell_person_changed",
			func(ctx context.Context, tx *db.Tx, e usersevents.ChangedV1, m events.Message) error {
				return notifier.Tell(ctx, tx, m.ID, domain.PersonChanged(e, m.Actor)...)
			}),
		tell(notifier, "notifications_tell_relation_invited", domain.RelationInvited),
		tell(notifier, "notifications_tell_relation_accepted", domain.RelationAccepted),
		tell(notifier, "notifications_tell_relation_refused", domain.RelationRefused),
		tell(notifier, "notifications_tell_relation_removed", domain.RelationRemoved),
		tell(notifier, "notifications_tell_terms_changed", domain.TermsChanged),
		tell(notifier, "notifications_tell_frame_joined", domain.FrameIsJoined),
		tell(notifier, "notifications_tell_frame_changed", domain.FrameTiersChanged),
		tell(notifier, "notifications_tell_frame_dates", domain.FrameDatesChanged),
		tell(notifier, "notifications_tell_frame_left", domain.FrameIsLeft),
		tell(notifier, "notifications_tell_frame_ends", domain.FrameEndsSoon),
		tell(notifier, "notifications_tell_frame_ended", domain.FrameIsEnded),
		tell(notifier, "notifications_tell_code_borne", domain.CodeIsBorne),
		tell(notifier, "notifications_tell_code_changed", domain.CodeChanged),
		tell(notifier, "notifications_tell_code_ended", domain.CodeIsOver),
		events.React("notifications_forget_people", usersevents.Forgetting(centre.Forget)),
	)
}

// tell has people told the facts of an event.
func tell[E db.Event](notifier *app.Notifier, name string, facts func(E) []domain.Fact) events.Handler {
	return events.On(name, func(ctx context.Context, tx *db.Tx, e E, m events.Message) error {
		return notifier.Tell(ctx, tx, m.ID, facts(e)...)
	})
}

// tellAdmins has people told the facts of an event that concern the admins among others.
func tellAdmins[E db.Event](notifier *app.Notifier, name string, facts func(E, []int64) []domain.Fact) events.Handler {
	return events.On(name, func(ctx context.Context, tx *db.Tx, e E, m events.Message) error {
		admins, err := notifier.Admins(ctx, tx)
		if err != nil {
			return err
		}
		return notifier.Tell(ctx, tx, m.ID, facts(e, admins)...)
	})
}

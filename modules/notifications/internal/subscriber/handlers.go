// Package subscriber tells people about the events of other modules.
package subscriber

import (
	"context"

	"millesime/modules/catalogue/catalogueevents"
	"millesime/modules/notifications/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/samples/samplesevents"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Handlers are those of all events that people are told about. They are one consumer: people read things in the order in
// which they happened, and what is forgotten about a person is not told afterwards.
func Handlers(telling *domain.Telling, personal *domain.PersonalData) []events.Handler {
	return events.InOrder("notifications",
		events.On("notifications_tell_order_placed",
			func(ctx context.Context, tx *db.Tx, e ordersevents.OrderPlacedV1, m events.Message) error {
				return telling.OrderPlaced(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_order_moved",
			func(ctx context.Context, tx *db.Tx, e ordersevents.OrderMovedV1, m events.Message) error {
				return telling.OrderMoved(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_registered",
			func(ctx context.Context, tx *db.Tx, e usersevents.RegisteredV1, m events.Message) error {
				return telling.Registered(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_order_shipped",
			func(ctx context.Context, tx *db.Tx, e ordersevents.ShipmentSentV1, m events.Message) error {
				return telling.OrderShipped(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_remainder_closed",
			func(ctx context.Context, tx *db.Tx, e ordersevents.RemainderClosedV1, m events.Message) error {
				return telling.RemainderClosed(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_incident_opened",
			func(ctx context.Context, tx *db.Tx, e ordersevents.IncidentOpenedV1, m events.Message) error {
				return telling.IncidentOpened(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_incident_settled",
			func(ctx context.Context, tx *db.Tx, e ordersevents.IncidentSettledV1, m events.Message) error {
				return telling.IncidentSettled(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_message_posted",
			func(ctx context.Context, tx *db.Tx, e ordersevents.MessagePostedV1, m events.Message) error {
				return telling.MessagePosted(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_sample_asked",
			func(ctx context.Context, tx *db.Tx, e samplesevents.RequestAskedV1, m events.Message) error {
				return telling.SampleAsked(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_sample_moved",
			func(ctx context.Context, tx *db.Tx, e samplesevents.RequestMovedV1, m events.Message) error {
				return telling.SampleMoved(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_sample_feedback",
			func(ctx context.Context, tx *db.Tx, e samplesevents.FeedbackGivenV1, m events.Message) error {
				return telling.SampleFeedback(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_quotation_revised",
			func(ctx context.Context, tx *db.Tx, e ordersevents.QuotationRevisedV1, m events.Message) error {
				return telling.QuotationRevised(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_quotation_ends",
			func(ctx context.Context, tx *db.Tx, e ordersevents.QuotationEndsV1, m events.Message) error {
				return telling.QuotationEnds(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_back_in_stock",
			func(ctx context.Context, tx *db.Tx, e catalogueevents.BackInStockV1, m events.Message) error {
				return telling.BackInStock(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_stock_low",
			func(ctx context.Context, tx *db.Tx, e catalogueevents.StockLowV1, m events.Message) error {
				return telling.StockLow(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_status_changed",
			func(ctx context.Context, tx *db.Tx, e usersevents.StatusChangedV1, m events.Message) error {
				return telling.StatusChanged(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_person_changed",
			func(ctx context.Context, tx *db.Tx, e usersevents.ChangedV1, m events.Message) error {
				return telling.PersonChanged(ctx, tx, e, m.Actor, m.ID)
			}),
		events.On("notifications_tell_relation_invited",
			func(ctx context.Context, tx *db.Tx, e usersevents.RelationInvitedV1, m events.Message) error {
				return telling.RelationInvited(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_relation_accepted",
			func(ctx context.Context, tx *db.Tx, e usersevents.RelationAcceptedV1, m events.Message) error {
				return telling.RelationAccepted(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_relation_refused",
			func(ctx context.Context, tx *db.Tx, e usersevents.RelationRefusedV1, m events.Message) error {
				return telling.RelationRefused(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_relation_removed",
			func(ctx context.Context, tx *db.Tx, e usersevents.RelationRemovedV1, m events.Message) error {
				return telling.RelationRemoved(ctx, tx, e, m.ID)
			}),
		events.On("notifications_tell_terms_changed",
			func(ctx context.Context, tx *db.Tx, e usersevents.RelationTermsChangedV1, m events.Message) error {
				return telling.TermsChanged(ctx, tx, e, m.ID)
			}),
		events.On("notifications_forget_people",
			func(ctx context.Context, tx *db.Tx, e usersevents.AnonymisedV1, _ events.Message) error {
				return personal.Forget(ctx, tx, e.UserIDs)
			}))
}

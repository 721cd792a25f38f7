// Package rest is the module's part of the API.
package rest

import (
	"context"

	"millesime/modules/notifications/internal/app"
	"millesime/modules/notifications/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
)

const tag = "notifications"

// Endpoints is the table of operations.
func Endpoints(centre *app.Centre, streams *app.Streams, waiting app.Waiting) []api.Route {
	h := handlers{centre: centre, streams: streams, waiting: waiting}
	return []api.Route{
		api.Get("waiting.get", "/waiting", tag, auth.AllGroups(),
			"What the reader must do, over orders, invoices, payments, quotations, samples, invitations and accounts", h.waits),
		api.Get("notifications.list", "/notifications", tag, auth.AllGroups(), "What the reader was told, the newest first", h.list),
		api.Get("notifications.count", "/notifications/count", tag, auth.AllGroups(), "How many notifications the reader has not read", h.count),
		api.Post("notifications.read", "/notifications/read", tag, auth.AllGroups(),
			"Mark some of the reader's notifications as read, or all", h.read, api.NoKey("what is read stays read")),
		api.Get("notifications.stream", "/notifications/stream", tag, auth.AllGroups(),
			"The reader's new notifications as they come (text/event-stream), behind Last-Event-ID when it is sent", h.stream,
			api.Timeout(api.NoTimeout), api.Produces(eventStream)),
		api.Get("notification_preferences.get", "/notification_preferences", tag, auth.AllGroups(),
			"How the reader is told of each kind of news", h.preferencesOf),
		api.Patch("notification_preferences.patch", "/notification_preferences", tag, auth.AllGroups(),
			"Choose how to be told of some kinds of news", h.changePreferences),
	}
}

type handlers struct {
	centre  *app.Centre
	streams *app.Streams
	waiting app.Waiting
}

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[Notification], error) {
	found, err := h.centre.List(ctx, auth.Must(ctx), domain.Filter{Unread: in.Unread, Part: in.Part()})
	return api.Listed(in.Page, found, newNotification, err)
}

func (h handlers) count(ctx context.Context, _ struct{}) (NotificationCount, error) {
	unread, err := h.centre.Unread(ctx, auth.Must(ctx))
	return NotificationCount{Unread: unread}, err
}

func (h handlers) read(ctx context.Context, in readInput) (NotificationCount, error) {
	ids := in.Body.ids()
	unread, err := h.centre.Read(ctx, auth.Must(ctx), ids)
	return NotificationCount{Unread: unread}, err
}

// Package rest is the module's part of the API.
package rest

import (
	"context"
	"net/http"

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
		api.Endpoint[struct{}, Waiting]{
			ID: "waiting.get", Method: http.MethodGet, Path: "/waiting", Tag: tag, Groups: auth.AllGroups(),
			Summary: "What the reader must do, over orders, quotations, samples, invitations and accounts",
			Handle:  h.waits,
		}.Route(),
		api.Endpoint[listInput, api.Collection[Notification]]{
			ID: "notifications.list", Method: http.MethodGet, Path: "/notifications", Tag: tag, Groups: auth.AllGroups(),
			Summary: "What the reader was told, the newest first",
			Handle:  h.list,
		}.Route(),
		api.Endpoint[struct{}, NotificationCount]{
			ID: "notifications.count", Method: http.MethodGet, Path: "/notifications/count", Tag: tag, Groups: auth.AllGroups(),
			Summary: "How many notifications the reader has not read",
			Handle:  h.count,
		}.Route(),
		api.Endpoint[readInput, NotificationCount]{
			ID: "notifications.read", Method: http.MethodPost, Path: "/notifications/read", Tag: tag, Groups: auth.AllGroups(),
			Summary: "Mark some of the reader's notifications as read, or all",
			NoKey:   "what is read stays read", Handle: h.read,
		}.Route(),
		api.Endpoint[streamInput, api.Stream]{
			ID: "notifications.stream", Method: http.MethodGet, Path: "/notifications/stream", Tag: tag, Groups: auth.AllGroups(),
			Summary: "The reader's new notifications as they come (text/event-stream), behind Last-Event-ID when it is sent",
			Timeout: api.NoTimeout, Produces: []string{eventStream},
			Handle: h.stream,
		}.Route(),
		api.Endpoint[struct{}, NotificationPreferences]{
			ID: "notification_preferences.get", Method: http.MethodGet, Path: "/notification_preferences", Tag: tag, Groups: auth.AllGroups(),
			Summary: "How the reader is told of each kind of news",
			Handle:  h.preferencesOf,
		}.Route(),
		api.Endpoint[preferencesInput, NotificationPreferences]{
			ID: "notification_preferences.patch", Method: http.MethodPatch, Path: "/notification_preferences", Tag: tag, Groups: auth.AllGroups(),
			Summary: "Choose how to be told of some kinds of news",
			Handle:  h.changePreferences,
		}.Route(),
	}
}

type handlers struct {
	centre  *app.Centre
	streams *app.Streams
	waiting app.Waiting
}

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[Notification], error) {
	found, err := h.centre.List(ctx, auth.Must(ctx), domain.Filter{Unread: in.Unread, Part: in.Part()})
	if err != nil {
		return api.Collection[Notification]{}, err
	}
	return api.NewCollection(in.Page, found, newNotification), nil
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

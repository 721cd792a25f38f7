package subscriber

import (
	"millesime/modules/notifications/internal/app"
	"millesime/modules/notifications/notificationsevents"
	"millesime/platform/events"
)

// Follow keeps the open streams of this replica in step with what people are told.
func Follow(streams *app.Streams) events.Feed {
	return events.NewFeed("notifications_streams", streams.Missed,
		events.Hear(func(e notificationsevents.ToldV1) { streams.Told(e.UserIDs) }))
}

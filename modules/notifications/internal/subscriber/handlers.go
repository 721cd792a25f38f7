// Package subscriber tells people about the events of other modules.
package subscriber

import (
	"context"

	"millesime/modules/notifications/internal/app"
	"millesime/modules/notifications/internal/domain"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Handlers are those of all events that people are told about. They are one consumer: people read things in the order in
// which they happened, and what is forgotten about a person is not told afterwards.
func Handlers(notifier *app.Notifier, centre *app.Centre) []events.Handler {
	var all []events.Handler
	for _, news := range domain.AllNews() {
		all = append(all, events.Undecoded(news.Name, news.Topic,
			func(ctx context.Context, tx *db.Tx, payload []byte, m events.Message) error {
				happening, err := news.Read(payload)
				if err != nil {
					return err
				}
				return notifier.Follow(ctx, tx, m.ID, m.Actor, happening)
			}))
	}
	return events.InOrder("notifications", append(all, events.React("notifications_forget_people", usersevents.Forgetting(centre.Forget)))...)
}

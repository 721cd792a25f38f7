package app

import (
	"millesime/modules/users/usersevents"
	"millesime/platform/events"
	"millesime/platform/idempotency"
)

// forgetAnswers deletes what people were answered of whom nothing personal may be left.
func forgetAnswers(keys *idempotency.Keys) events.Handler {
	return events.React("idempotency_forget_people", usersevents.Forgetting(keys.Forget))
}

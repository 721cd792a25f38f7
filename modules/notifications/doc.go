// Package notifications tells people what happened: in the application, by mail, or in a daily summary, as each of them
// chose; and what waits for them, over all modules (decision 37), of which it keeps nothing.
//
// It owns the tables notifications and notification_preferences, asks users (names, languages, who may still be told),
// and publishes notifications_told_v1. It listens to the events that its notices name (internal/domain, by what they are about) and to
// users_anonymised_v1; other modules only publish.
//
// Invariants: an event tells a person once, however often it is delivered; everybody reads their own notifications
// only, an administrator who acts for somebody included; ids rise in the order of the commits, so that a stream that
// goes on behind the last id it sent misses nothing.
package notifications

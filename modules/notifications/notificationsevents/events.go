// Package notificationsevents holds the events that notifications publish.
package notificationsevents

// ToldV1 tells that people have something new in their centre; who shows it reads it.
type ToldV1 struct {
	UserIDs []int64 `json:"userIds"`
}

func (ToldV1) Topic() string { return "notifications_told_v1" }

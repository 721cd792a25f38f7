package domain

import "time"

// personalNotification is one that a person was told, in its own file.
type personalNotification struct {
	Kind      Kind       `json:"kind"`
	Order     string     `json:"order,omitempty"`
	State     string     `json:"state,omitempty"`
	CreatedAt time.Time  `json:"createdAt"`
	ReadAt    *time.Time `json:"readAt"`
}

// personalChoice is how a person chose to be told.
type personalChoice struct {
	Kind   Kind `json:"kind"`
	App    bool `json:"app"`
	Mail   bool `json:"mail"`
	Digest bool `json:"digest"`
}

// PersonalData is what a person was told and chose, as its file holds it.
func PersonalData(notifications []Notification, chosen map[Kind]Choice) map[string]any {
	told := make([]personalNotification, 0, len(notifications))
	for _, n := range notifications {
		one := personalNotification{Kind: n.Kind, Order: n.Params.Number, State: n.Params.To, CreatedAt: n.CreatedAt}
		if !n.ReadAt.IsZero() {
			one.ReadAt = &n.ReadAt
		}
		told = append(told, one)
	}
	choices := make([]personalChoice, 0, len(chosen))
	for _, n := range notices {
		if c, ok := chosen[n.Kind]; ok {
			choices = append(choices, personalChoice{Kind: n.Kind, App: c.App, Mail: c.Mail, Digest: c.Digest})
		}
	}
	return map[string]any{"notifications": told, "notificationPreferences": choices}
}

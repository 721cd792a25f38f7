package domain

import "time"

// PersonalRecoveryStep is a stock return that a person asked for or handed over, as its file holds it.
type PersonalRecoveryStep struct {
	Return  string         `json:"return"`
	From    RecoveryStatus `json:"from"`
	To      RecoveryStatus `json:"to"`
	Comment string         `json:"comment"` // of the return when it was asked for
	At      time.Time      `json:"at"`
}

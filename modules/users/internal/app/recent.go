package app

import (
	"time"

	"millesime/platform/clock"
	"millesime/platform/memory"
)

// How long and how many answers are remembered of who people are. A second is what the architecture allows between a change elsewhere and
// its effect here.
const (
	recentAge  = time.Second
	recentSize = 20_000
)

// recent remembers answers for a second: no feed tells of what they hold.
func recent[K comparable, V any](c clock.Clock) *memory.Kept[K, V] {
	kept := memory.New[K, V](c, recentSize, recentAge)
	kept.Begin()
	return kept
}

package receiptsapi

import (
	"millesime/platform/lists"
	"millesime/platform/partial"
)

// Awaited are units of a line that wait for a receipt, as the API shows them.
type Awaited struct {
	Quantity   int64   `json:"quantity"`
	ExpectedOn *string `json:"expectedOn"` // YYYY-MM-DD; null while no receipt is left for them, and when they are late
	Late       bool    `json:"late"`
}

// Shown are promises as the API shows them, the earliest first.
func Shown(promises []Promise) []Awaited {
	return lists.Each(promises, func(p Promise) Awaited {
		return Awaited{Quantity: p.Units, ExpectedOn: partial.OrNull(p.ExpectedOn), Late: p.Late}
	})
}

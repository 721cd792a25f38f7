package demo

import (
	"fmt"
	"math/rand/v2"
)

// seed of all demo data.
const seed = 20261

// Streams of the parts of the set.
const (
	streamPeople uint64 = iota + 1
	streamProducts
	streamReceipts
	streamRelations
	streamOrders
	streamCalendar
	streamNewcomers
	streamQuotations
	streamSamples
	streamRecoveries
	streamCounts
	streamShopSales
	streamGuests
)

// source draws reproducible values.
type source struct{ *rand.Rand }

func newSource(stream uint64) source {
	return source{rand.New(rand.NewPCG(seed, stream))} //nolint:gosec // reproducible on purpose, no secret comes from it
}

// chance is true in percent of the draws.
func (s source) chance(percent int) bool { return s.IntN(100) < percent }

// between draws from low to high, both included.
func (s source) between(low, high int) int { return low + s.IntN(high-low+1) }

// uuid draws a random (version 4) identifier.
func (s source) uuid() string {
	high, low := s.Uint64(), s.Uint64()
	return fmt.Sprintf("%08x-%04x-4%03x-%04x-%012x", high>>32, high>>16&0xffff, high&0xfff, low>>48&0x3fff|0x8000, low&0xffffffffffff)
}

// oneOf draws a member.
func oneOf[T any](s source, members []T) T { return members[s.IntN(len(members))] }

// weighted draws a member by the weights, which must not all be 0.
func weighted[T any](s source, members []choice[T]) T {
	total := 0
	for _, m := range members {
		total += m.weight
	}
	at := s.IntN(total)
	for _, m := range members {
		if at -= m.weight; at < 0 {
			return m.value
		}
	}
	return members[0].value
}

type choice[T any] struct {
	value  T
	weight int
}

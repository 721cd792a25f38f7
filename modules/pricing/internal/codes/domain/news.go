package domain

import (
	"slices"
	"time"

	quote "millesime/modules/pricing/internal/quote/domain"
)

// CodeNews are what the bearers of a code are told when it changes.
type CodeNews struct {
	Borne     []int64 // who bears it from now on
	Changed   []int64 // whom its conditions changed for
	Stopped   []int64 // for whom it was stopped
	Withdrawn []int64 // who bears it no longer
}

// Lives tells whether a code lowers prices on a day, or will.
func (c *KeptCode) Lives(at time.Time) bool {
	status := c.Status(at)
	return status == quote.CodeScheduled || status == quote.CodeActive
}

// NewsOf tells who is told of a code that was made.
func (c *KeptCode) NewsOf(at time.Time) CodeNews {
	if !c.Lives(at) {
		return CodeNews{}
	}
	return CodeNews{Borne: c.SupplierIDs}
}

// NewsSince tells who is told what when a code was another before. Its label is nobody's but the administrators'.
func (c *KeptCode) NewsSince(before KeptCode, at time.Time) CodeNews {
	var news CodeNews
	for _, id := range c.SupplierIDs {
		switch stayed := slices.Contains(before.SupplierIDs, id); {
		case !stayed && c.Lives(at):
			news.Borne = append(news.Borne, id)
		case stayed && c.Lives(at) && !(before.Lives(at) && c.sameTerms(before)):
			news.Changed = append(news.Changed, id)
		case stayed && before.Lives(at) && c.Status(at) == quote.CodeStopped:
			news.Stopped = append(news.Stopped, id)
		}
	}
	if before.Lives(at) {
		for _, id := range before.SupplierIDs {
			if !slices.Contains(c.SupplierIDs, id) {
				news.Withdrawn = append(news.Withdrawn, id)
			}
		}
	}
	return news
}

// sameTerms tells whether two codes give the same, on the same conditions.
func (c *KeptCode) sameTerms(other KeptCode) bool {
	return c.Code == other.Code && c.Rate == other.Rate && c.Amount == other.Amount && c.Minimum == other.Minimum &&
		c.From == other.From && c.To == other.To && sameLimit(c.MaxUses, other.MaxUses) &&
		sameLimit(c.MaxUsesPerCustomer, other.MaxUsesPerCustomer) && c.Combinable == other.Combinable && c.Shown == other.Shown &&
		quote.SameSet(c.ProductIDs, other.ProductIDs) && slices.Equal(c.Groups, other.Groups)
}

func sameLimit(a, b *int64) bool {
	if a == nil || b == nil {
		return a == b
	}
	return *a == *b
}

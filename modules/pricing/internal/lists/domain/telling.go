package domain

import quote "millesime/modules/pricing/internal/quote/domain"

// Telling is how far people were told of a published list.
type Telling int64

// What people are told, in this order.
const (
	ToldNothing Telling = iota
	ToldBegun
	ToldMonth // of its end, 30 days before
	ToldWeek  // and 7
	ToldEnded
)

// Told is a list of which people are told now.
type Told struct {
	PriceList

	Before, Now Telling
}

// TellingDue is how far people should have been told of a published list by a civil day. A list that another one follows ends
// without a word: the next one's beginning tells it.
func (l PriceList) TellingDue(day string, followed bool) Telling {
	month, week := quote.LastDays(day)
	switch {
	case day < l.From:
		return ToldNothing
	case l.To == "" || followed:
		return ToldBegun
	case l.To < day:
		return ToldEnded
	case l.To <= week:
		return ToldWeek
	case l.To <= month:
		return ToldMonth
	default:
		return ToldBegun
	}
}

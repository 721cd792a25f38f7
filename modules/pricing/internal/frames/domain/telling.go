package domain

import quote "millesime/modules/pricing/internal/quote/domain"

// FrameTelling is how far the members of a frame were told of its end.
type FrameTelling int64

// What they are told, in this order.
const (
	FrameToldNothing FrameTelling = iota
	FrameToldMonth                // 30 days before its end
	FrameToldEnded
)

// TellingDue is how far members should have been told of a frame's end by a civil day. One that is renewed ends without a word: its
// copy goes on; of one that was ended before its last day they were told at once.
func (f *KeptFrame) TellingDue(day string, renewed bool) FrameTelling {
	month, _ := quote.LastDays(day)
	switch {
	case f.To == "" || renewed || !f.EndedAt.IsZero():
		return FrameToldNothing
	case f.To < day:
		return FrameToldEnded
	case f.From <= day && f.To <= month:
		return FrameToldMonth
	default:
		return FrameToldNothing
	}
}

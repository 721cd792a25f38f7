package domain

import (
	"time"

	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/clock"
)

// mostMonths is the longest period that is renewed by whole months.
const mostMonths = 120

// Renewal is the copy of a frame for the period after its own, as long as it: its buyers come on its first day.
func (f *KeptFrame) Renewal(now time.Time) (KeptFrame, error) {
	if f.To == "" && f.EndedAt.IsZero() {
		return KeptFrame{}, ErrFrameOpenEnded
	}
	last := f.To
	if !f.EndedAt.IsZero() {
		last = clock.DateOf(f.EndedAt)
	}
	from := max(quote.DaysAfter(last, 1), clock.DateOf(now)) // what is over for long is not renewed into the past
	copied := KeptFrame{Frame: f.Frame, Contract: f.Contract, Rebates: f.Rebates, RenewsID: f.ID}
	copied.ID, copied.From, copied.To = 0, from, ""
	if f.To == "" {
		return copied, nil
	}
	var err error
	copied.To, err = asLong(f.From, f.To, from)
	return copied, err
}

// asLong is the last day of a period that begins on a day and is as long as another: in months where that one is of whole months.
func asLong(from, to, begins string) (string, error) {
	first, err := time.Parse(time.DateOnly, from)
	if err != nil {
		return "", err
	}
	last, err := time.Parse(time.DateOnly, to)
	if err != nil {
		return "", err
	}
	start, err := time.Parse(time.DateOnly, begins)
	if err != nil {
		return "", err
	}
	for months := 1; months <= mostMonths; months++ {
		if first.AddDate(0, months, -1).Equal(last) {
			return start.AddDate(0, months, -1).Format(time.DateOnly), nil
		}
	}
	return start.Add(last.Sub(first)).Format(time.DateOnly), nil
}

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

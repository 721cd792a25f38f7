package rest

import (
	"context"
	"time"

	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/money"
)

// SampleSummary is what became of the samples of the last twelve months.
type SampleSummary struct {
	Type     string     `json:"@type"`
	Since    string     `json:"since"`   // YYYY-MM-DD in Europe/Paris
	Pending  int64      `json:"pending"` // waiting for an answer, whenever they were asked
	Asked    int64      `json:"asked"`
	Accepted int64      `json:"accepted"`
	Tasted   int64      `json:"tasted"` // delivered
	Rated    int64      `json:"rated"`
	Average  float64    `json:"averageRating"` // of those rated, one decimal; 0 without any
	Sold     int64      `json:"sold"`          // of those tasted: the product was ordered within 90 days of the delivery
	Rate     money.Rate `json:"rate"`          // sold of tasted, percent; 0 without any
}

func (h handlers) summary(ctx context.Context, _ struct{}) (SampleSummary, error) {
	s, err := h.requests.Summary(ctx, auth.Must(ctx))
	if err != nil {
		return SampleSummary{}, err
	}
	out := SampleSummary{
		Type: "SampleSummary", Since: s.Since.In(clock.Paris).Format(time.DateOnly), Pending: s.Pending, Asked: s.Asked,
		Accepted: s.Accepted, Tasted: s.Tasted, Rated: s.Rated, Sold: s.Sold,
	}
	if s.Tasted > 0 {
		out.Rate = money.Share(s.Sold, s.Tasted)
	}
	if s.Rated > 0 {
		out.Average = float64((s.Ratings*20+s.Rated)/(2*s.Rated)) / 10
	}
	return out, nil
}

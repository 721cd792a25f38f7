package invoice

import (
	"slices"

	"millesime/platform/money"
)

// VAT of an invoice at one rate (EN 16931 BG-23).
type VAT struct {
	Rate   money.Rate  `json:"rate"`
	Base   money.Cents `json:"base"`
	Amount money.Cents `json:"amount"`

	Shipping money.Cents `json:"shipping"` // within the base
	Handling money.Cents `json:"handling"`
}

// AddVAT adds what further goods and charges come to, rate by rate.
func AddVAT(sums, more []VAT) []VAT {
	for _, v := range more {
		at := slices.IndexFunc(sums, func(s VAT) bool { return s.Rate == v.Rate })
		if at < 0 {
			sums = append(sums, v)
			continue
		}
		s := &sums[at]
		s.Base, s.Amount, s.Shipping, s.Handling = s.Base+v.Base, s.Amount+v.Amount, s.Shipping+v.Shipping, s.Handling+v.Handling
	}
	return sums
}

package domain

import (
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/money"
)

// FrameYear is what one buyer bought under a frame in a civil year, as far as the year is in the frame's days.
type FrameYear struct {
	BuyerID  int64
	From, To string      // the first and the last day that count
	Reached  money.Cents // as Told, by what was ordered
	Ordered  money.Cents
	Shipped  money.Cents
	Rate     money.Rate  // of the yearly tier that is reached
	Rebate   money.Cents // a projection: the rate of what was shipped so far
	Next     *pricingapi.NextTier
}

// YearOf is the part of a day's civil year in which a frame is in force: its first and its last day; from is after to when there
// is none.
func (f *KeptFrame) YearOf(day string) (from, to string) {
	year := day[:4]
	from, to = max(year+"-01-01", f.From), year+"-12-31"
	if f.To != "" {
		to = min(to, f.To)
	}
	return from, to
}

// Year sums up what a buyer bought of the frame's suppliers. A supplier (0: the buyer itself) reads what was bought of it alone, the
// rate that it owes, and not how far the buyer is with the others.
func (f *KeptFrame) Year(buyerID, supplierID int64, day string, bought map[usersapi.Pair]pricingapi.Bought) FrameYear {
	var all, shown quote.Measure
	year := FrameYear{BuyerID: buyerID}
	year.From, year.To = f.YearOf(day)
	for _, id := range f.SupplierIDs {
		part := bought[usersapi.Pair{SupplierID: id, CustomerID: buyerID}]
		all = quote.Measure{Value: all.Value + part.Ordered, Volume: all.Volume + part.OrderedVolume}
		if supplierID == 0 || supplierID == id {
			shown = quote.Measure{Value: shown.Value + part.Ordered, Volume: shown.Volume + part.OrderedVolume}
			year.Shipped += part.Shipped
		}
	}
	year.Reached, year.Ordered = shown.Told(f.Basis), shown.Value
	year.Rate, year.Next = all.Place(f.Basis, f.Rebates)
	if supplierID != 0 {
		year.Next = nil
	}
	year.Rebate = money.Percent(year.Shipped, year.Rate)
	return year
}

// FrameProgress is a frame as a member reads it, with what was bought under it.
type FrameProgress struct {
	FrameView

	Years []FrameYear
}

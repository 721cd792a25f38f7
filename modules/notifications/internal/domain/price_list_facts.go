package domain

import (
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/fault"
)

// PriceListPublished tells the supplier what somebody published in its name: it may end the list.
func PriceListPublished(e pricingevents.PriceListPublishedV1) []Fact {
	if e.PublishedBy == e.List.SupplierID {
		return nil
	}
	return priceListFact(PricesAgreed, e.List).to(Recipient{UserID: e.List.SupplierID, PartyID: e.PublishedBy})
}

// PriceListBegun tells the supplier and its customers. members are those of the groups that the list is for.
func PriceListBegun(e pricingevents.PriceListBegunV1, members []int64) []Fact {
	return priceListFact(PricesBegin, e.List).to(traders(e.List, members)...)
}

// PriceListEnds tells the same.
func PriceListEnds(e pricingevents.PriceListEndsV1, members []int64) []Fact {
	fact := priceListFact(PricesEnd, e.List)
	fact.Params.Reason = e.List.EndReason
	if e.Ended {
		fact.Params.To = ended
	}
	return fact.to(traders(e.List, members)...)
}

const ended = "ended" // in what people are told of a list that prices nothing more

func priceListFact(kind Kind, l pricingevents.PriceList) Fact {
	return Fact{Kind: kind, Subject: PriceLists, SubjectID: l.ListID, Params: Params{Name: l.Name, Until: l.EndsOn}}
}

// reasonWords tell why a price list ends earlier than was said.
func (n Notification) reasonWords() fault.Text {
	if n.Params.Reason == "" {
		return fault.Text{}
	}
	return fault.Text{FR: " Motif : " + n.Params.Reason, EN: " Reason: " + n.Params.Reason}
}

// traders are the two sides of a list.
func traders(l pricingevents.PriceList, members []int64) []Recipient {
	told := []Recipient{{UserID: l.SupplierID}}
	for _, ids := range [][]int64{l.CustomerIDs, members} {
		for _, id := range ids {
			told = append(told, Recipient{UserID: id, PartyID: l.SupplierID})
		}
	}
	return told
}

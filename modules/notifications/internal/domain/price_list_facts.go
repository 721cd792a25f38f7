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

// PriceListActs tells the supplier and the agents what somebody else did to a list, and the customers that one which was to begin
// is no longer for them. members are those of the groups that the list is for.
func PriceListActs(e pricingevents.PriceListActV1, members, agents []int64) []Fact {
	var told []Fact
	if e.Act != pricingevents.ListWithdrawn {
		act := priceListFact(PricesAgreed, e.List)
		act.Params.To, act.Params.Reason = e.Act, e.List.EndReason
		party := e.By
		if e.FormerCustomerID != 0 {
			party, act.Params.To = e.FormerCustomerID, listLeft
		}
		for _, id := range append([]int64{e.List.SupplierID}, agents...) {
			if id != e.By {
				act.To = append(act.To, Recipient{UserID: id, PartyID: party})
			}
		}
		told = append(told, act)
	}
	if e.Act == pricingevents.ListRemoved || e.Act == pricingevents.ListWithdrawn {
		gone := priceListFact(PricesEnd, e.List)
		gone.Params.To, gone.Params.Until = pricingevents.ListRemoved, e.List.StartsOn
		told = append(told, gone.to(traders(e.List, members)[1:]...)...)
	}
	return told
}

// PriceListBegun tells the supplier and its customers. members are those of the groups that the list is for, and the agents of its
// pairs.
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

// In what people are told of a list.
const (
	ended    = "ended" // it prices nothing more
	listLeft = "left"  // its last customer left its supplier: it was ended or removed
)

// priceListActWords tell what somebody else did to a list; made is what is said of one that it published.
func (n Notification) priceListActWords(made fault.Text) fault.Text {
	switch {
	case n.Params.To == pricingevents.ListChanged:
		return fault.Text{
			FR: "{party} a modifié la mercuriale « {name} », qui n’a pas encore commencé.",
			EN: "{party} changed the price list “{name}”, which has not begun.",
		}
	case n.Params.To == listLeft:
		return fault.Text{
			FR: "{party} ne fait plus partie du réseau : la mercuriale « {name} », qui n’a plus de destinataire, prend fin.",
			EN: "{party} has left the network: the price list “{name}”, which is for nobody any more, ends.",
		}
	case n.Params.To == pricingevents.ListEnded && n.Params.Until == "":
		return fault.Text{
			FR: "{party} a retiré la fin de la mercuriale « {name} » : ses prix s’appliquent sans date de fin.",
			EN: "{party} took away the end of the price list “{name}”: its prices apply without an end.",
		}
	case n.Params.To == pricingevents.ListEnded:
		return fault.Text{
			FR: "{party} a fixé la fin de la mercuriale « {name} » au {until}.{reason}",
			EN: "{party} set the end of the price list “{name}” to {until}.{reason}",
		}
	case n.Params.To == pricingevents.ListRemoved:
		return fault.Text{
			FR: "{party} a supprimé la mercuriale « {name} », qui n’avait pas encore commencé.",
			EN: "{party} deleted the price list “{name}”, which had not begun.",
		}
	default:
		return made
	}
}

func priceListFact(kind Kind, l pricingevents.PriceList) Fact {
	return Fact{Kind: kind, Subject: PriceLists, SubjectID: l.ListID, Params: Params{Name: l.Name, Until: l.EndsOn}}
}

// reasonWords tell why somebody did what is told.
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

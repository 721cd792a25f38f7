package domain

import (
	"slices"

	"millesime/modules/pricing/pricingevents"
	"millesime/platform/auth"
)

// Kinds about price lists.
const (
	PricesAgreed Kind = "price_list_made"   // or changed, ended, deleted by others: to its supplier and its agents
	PricesBegin  Kind = "price_list_begins" // to its customers, to the supplier and to the agents of its pairs
	PricesEnd    Kind = "price_list_ends"   // in 30 days, in 7, yesterday, or it was withdrawn: to the same
)

func priceLists() Screen {
	return Screen{"price_lists", "/products/mercuriale/{id}", say("Voir la mercuriale", "See the price list")}
}

// allPriceLists is where one leads that is gone, or for others.
func allPriceLists() Screen {
	return Screen{"price_lists", "/products/mercuriale", say("Voir les mercuriales", "See the price lists")}
}

func priceListNotices() []Notice {
	parties := append(auth.Buyers(), auth.Negociant, auth.Supplier, auth.CommercialAgent)
	return []Notice{
		{
			Kind: PricesAgreed, Groups: sellingSide(), Usual: mailed, Leads: priceLists(),
			Says: say("{party} a publié en votre nom la mercuriale « {name} ». Vous pouvez y mettre fin.",
				"{party} published the price list “{name}” in your name. You may end it."),
			Mail: say("Une mercuriale en votre nom : « {name} »", "A price list in your name: “{name}”"),
			But: []Variant{
				{When: now(pricingevents.ListChanged), Says: say("{party} a modifié la mercuriale « {name} », qui n’a pas encore commencé.",
					"{party} changed the price list “{name}”, which has not begun.")},
				{When: now(listLeft), Leads: allPriceLists(), Says: say("{party} ne fait plus partie du réseau : la mercuriale « {name} », qui n’a plus de destinataire, prend fin.",
					"{party} has left the network: the price list “{name}”, which is for nobody any more, ends.")},
				{When: both(now(pricingevents.ListEnded), endless), Says: say("{party} a retiré la fin de la mercuriale « {name} » : ses prix s’appliquent sans date de fin.",
					"{party} took away the end of the price list “{name}”: its prices apply without an end.")},
				{When: now(pricingevents.ListEnded), Says: say("{party} a fixé la fin de la mercuriale « {name} » au {until}.{reason}",
					"{party} set the end of the price list “{name}” to {until}.{reason}")},
				{When: now(pricingevents.ListRemoved), Leads: allPriceLists(), Says: say("{party} a supprimé la mercuriale « {name} », qui n’avait pas encore commencé.",
					"{party} deleted the price list “{name}”, which had not begun.")},
				{When: now[string](), Mail: say("La mercuriale « {name} » a été modifiée", "The price list “{name}” was changed")},
			},
			After: []News{on("list_published", priceListPublished)},
		},
		{
			Kind: PricesBegin, Groups: parties, Usual: mailed, Leads: priceLists(), After: []News{onList("list_begun", priceListBegun)},
			Says: say("La mercuriale « {name} »{of} est en vigueur{lasting} : ses prix s’appliquent aux commandes.",
				"The price list “{name}”{of} is in force{lasting}: its prices apply to orders."),
			Mail: say("La mercuriale « {name} » est en vigueur", "The price list “{name}” is in force"),
		},
		{
			Kind: PricesEnd, Groups: parties, Usual: mailed, Leads: priceLists(),
			Says: say("La mercuriale « {name} »{of} se termine le {until} : ses prix ne s’appliqueront plus ensuite.{reason}",
				"The price list “{name}”{of} ends on {until}: its prices will no longer apply after that.{reason}"),
			Mail: say("La mercuriale « {name} » se termine bientôt", "The price list “{name}” ends soon"),
			But: []Variant{
				{
					When: now(pricingevents.ListRemoved), Leads: allPriceLists(),
					Mail: say("La mercuriale « {name} » est retirée", "The price list “{name}” is withdrawn"),
					Says: say("La mercuriale « {name} »{of}, prévue à partir du {until}, est retirée : ses prix ne s’appliqueront pas à vos commandes.",
						"The price list “{name}”{of}, which was to begin on {until}, is withdrawn: its prices will not apply to your orders."),
				},
				{
					When: now(ended),
					Mail: say("La mercuriale « {name} » est terminée", "The price list “{name}” has ended"),
					Says: say("La mercuriale « {name} »{of} est terminée depuis le {until} : ses prix ne s’appliquent plus.{reason}",
						"The price list “{name}”{of} ended on {until}: its prices no longer apply.{reason}"),
				},
			},
			After: []News{onList("list_ends", priceListEnds), onList("list_act", priceListActs)},
		},
	}
}

// priceListPublished tells the supplier what somebody published in its name: it may end the list.
func priceListPublished(e pricingevents.PriceListPublishedV1) []Fact {
	if e.PublishedBy == e.List.SupplierID {
		return nil
	}
	return priceListFact(PricesAgreed, e.List).to(Recipient{UserID: e.List.SupplierID, PartyID: e.PublishedBy})
}

// priceListActs tells the supplier and the agents what somebody else did to a list, and the customers that one which was to begin
// is no longer for them. members are those of the groups that the list is for.
func priceListActs(e pricingevents.PriceListActV1, members, agents []int64) []Fact {
	var told []Fact
	if e.Act != pricingevents.ListWithdrawn {
		act := priceListFact(PricesAgreed, e.List)
		act.Params.To, act.Params.Reason = e.Act, e.List.EndReason
		party := e.By
		if e.FormerCustomerID != 0 {
			party, act.Params.To = e.FormerCustomerID, listLeft
		}
		told = act.to(but(e.By, about(party, append([]int64{e.List.SupplierID}, agents...)))...)
	}
	if e.Act == pricingevents.ListRemoved || e.Act == pricingevents.ListWithdrawn {
		gone := priceListFact(PricesEnd, e.List)
		gone.Params.To, gone.Params.Until = pricingevents.ListRemoved, e.List.StartsOn
		told = append(told, gone.to(traders(e.List, members, nil)[1:]...)...)
	}
	return told
}

// priceListBegun tells the supplier, its customers and the agents of its pairs.
func priceListBegun(e pricingevents.PriceListBegunV1, members, agents []int64) []Fact {
	return priceListFact(PricesBegin, e.List).to(traders(e.List, members, agents)...)
}

// priceListEnds tells the same.
func priceListEnds(e pricingevents.PriceListEndsV1, members, agents []int64) []Fact {
	fact := priceListFact(PricesEnd, e.List)
	fact.Params.Reason = e.List.EndReason
	if e.Ended {
		fact.Params.To = ended
	}
	return fact.to(traders(e.List, members, agents)...)
}

// In what people are told of a list.
const (
	ended    = "ended" // it prices nothing more
	listLeft = "left"  // its last customer left its supplier: it was ended or removed
)

func priceListFact(kind Kind, l pricingevents.PriceList) Fact {
	return Fact{Kind: kind, SubjectID: l.ListID, Params: Params{Name: l.Name, Until: l.EndsOn}}
}

// traders are the two sides of a list, and the agents between them.
func traders(l pricingevents.PriceList, members, agents []int64) []Recipient {
	return about(l.SupplierID, slices.Concat([]int64{l.SupplierID}, l.CustomerIDs, members, agents))
}

package domain

import (
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/fault"
)

// FrameIsJoined tells who came into an agreement frame, and nobody who else is in.
func FrameIsJoined(e pricingevents.FrameJoinedV1) []Fact {
	return frameFact(FrameJoined, e.FrameID, Params{Number: e.Name, Until: e.From}, e.MemberIDs)
}

// FrameTiersChanged tells all members.
func FrameTiersChanged(e pricingevents.FrameTiersChangedV1) []Fact {
	return frameFact(FrameChanged, e.FrameID, Params{Number: e.Name}, e.MemberIDs)
}

// FrameDatesChanged tells all members.
func FrameDatesChanged(e pricingevents.FrameDatesChangedV1) []Fact {
	return frameFact(FrameChanged, e.FrameID, Params{Number: e.Name, To: frameDates, From: e.From, Until: e.EndsOn}, e.MemberIDs)
}

// FrameIsLeft tells who left, and the buyers when it is a supplier.
func FrameIsLeft(e pricingevents.FrameLeftV1) []Fact {
	facts := frameFact(FrameEnded, e.FrameID, Params{Number: e.Name, To: frameLeft}, []int64{e.MemberID})
	gone := frameFact(FrameChanged, e.FrameID, Params{Number: e.Name, To: frameLeft}, e.BuyerIDs)
	for i := range gone[0].To {
		gone[0].To[i].PartyID = e.MemberID
	}
	return append(facts, gone...)
}

// What changed of a frame, and how it ended for somebody; without one its tiers did, and it ended for all.
const (
	frameDates = "dates" // its first or its last day
	frameLeft  = "left"  // a supplier; its reader
)

// frameWords tell what changed of a frame; tiers is what is said when its tiers did.
func (n Notification) frameWords(tiers fault.Text) fault.Text {
	switch {
	case n.Params.To == frameLeft:
		return fault.Text{
			FR: "{party} ne fait plus partie de l’accord-cadre « {number} » : ses vins n’en ont plus les remises.",
			EN: "{party} is no longer in the agreement frame “{number}”: its wines no longer have its discounts.",
		}
	case n.Params.To == frameDates && n.Params.Until == "":
		return fault.Text{
			FR: "L’accord-cadre « {number} » court désormais à partir du {from}, sans date de fin.",
			EN: "The agreement frame “{number}” now runs from {from}, without an end.",
		}
	case n.Params.To == frameDates:
		return fault.Text{
			FR: "L’accord-cadre « {number} » court désormais du {from} au {until}.",
			EN: "The agreement frame “{number}” now runs from {from} to {until}.",
		}
	default:
		return tiers
	}
}

// FrameEndsSoon tells all members.
func FrameEndsSoon(e pricingevents.FrameEndsV1) []Fact {
	return frameFact(FrameEnds, e.FrameID, Params{Name: e.Name, Until: e.EndsOn}, e.MemberIDs)
}

// FrameIsEnded tells all members.
func FrameIsEnded(e pricingevents.FrameEndedV1) []Fact {
	return frameFact(FrameEnded, e.FrameID, Params{Number: e.Name}, e.MemberIDs)
}

func frameFact(kind Kind, frameID int64, params Params, members []int64) []Fact {
	fact := Fact{Kind: kind, Subject: AgreementFrames, SubjectID: frameID, Params: params}
	for _, id := range members {
		fact.To = append(fact.To, Recipient{UserID: id})
	}
	return []Fact{fact}
}

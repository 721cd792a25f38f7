package domain

import "millesime/modules/pricing/pricingevents"

// FrameIsJoined tells who came into an agreement frame, and nobody who else is in.
func FrameIsJoined(e pricingevents.FrameJoinedV1) []Fact {
	return frameFact(FrameJoined, e.FrameID, Params{Number: e.Name, Until: e.From}, e.MemberIDs)
}

// FrameTiersChanged tells all members.
func FrameTiersChanged(e pricingevents.FrameTiersChangedV1) []Fact {
	return frameFact(FrameChanged, e.FrameID, Params{Number: e.Name}, e.MemberIDs)
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

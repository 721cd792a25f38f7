package domain

import (
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/auth"
)

// Kinds about agreement frames.
const (
	FrameJoined  Kind = "frame_joined"  // to who came into an agreement frame
	FrameChanged Kind = "frame_changed" // its tiers or days, or a supplier left it: to its members
	FrameEnds    Kind = "frame_ends"    // in 30 days: to its members
	FrameEnded   Kind = "frame_ended"   // for all, to its members; for one who is out of it, to that one
)

func frames() Screen {
	return Screen{"agreement_frames", "/profile", say("Voir mon accord-cadre", "See my agreement frame")}
}

func frameNotices() []Notice {
	members := append(auth.Buyers(), auth.Supplier)
	return []Notice{
		{
			Kind: FrameJoined, Groups: members, Usual: mailed, Leads: frames(), After: []News{on("frame_joined", frameIsJoined)},
			Says: say("Vous faites partie de l’accord-cadre « {number} », à partir du {until} : ses remises s’appliquent à vos commandes.",
				"You are in the agreement frame “{number}”, from {until}: its discounts apply to your orders."),
			Mail: say("Votre accord-cadre « {number} »", "Your agreement frame “{number}”"),
		},
		{
			Kind: FrameChanged, Groups: members, Usual: mailed, Leads: frames(),
			Says: say("Les paliers de l’accord-cadre « {number} » ont changé : les prochaines commandes les suivent.",
				"The tiers of the agreement frame “{number}” have changed: the next orders follow them."),
			Mail: say("Accord-cadre « {number} » : les paliers changent", "Agreement frame “{number}”: the tiers change"),
			But: []Variant{
				{When: now(frameLeft), Says: say("{party} ne fait plus partie de l’accord-cadre « {number} » : ses vins n’en ont plus les remises.",
					"{party} is no longer in the agreement frame “{number}”: its wines no longer have its discounts.")},
				{When: both(now(frameDates), endless), Says: say("L’accord-cadre « {number} » court désormais à partir du {from}, sans date de fin.",
					"The agreement frame “{number}” now runs from {from}, without an end.")},
				{When: now(frameDates), Says: say("L’accord-cadre « {number} » court désormais du {from} au {until}.",
					"The agreement frame “{number}” now runs from {from} to {until}.")},
				{
					When: now[string](),
					Mail: say("Accord-cadre « {number} » : ce qui change", "Agreement frame “{number}”: what changes"),
				},
			},
			After: []News{on("frame_changed", frameTiersChanged), on("frame_dates", frameDatesChanged)},
		},
		{
			Kind: FrameEnds, Groups: members, Usual: mailed, Leads: frames(), After: []News{on("frame_ends", frameEndsSoon)},
			Says: say("L’accord-cadre « {name} » se termine le {until} : il ne donnera plus de remise ensuite.",
				"The agreement frame “{name}” ends on {until}: it will give no discount after that."),
			Mail: say("L’accord-cadre « {name} » se termine bientôt", "The agreement frame “{name}” ends soon"),
		},
		{
			Kind: FrameEnded, Groups: members, Usual: mailed, Leads: frames(),
			Says: say("L’accord-cadre « {number} » est terminé : il ne donne plus de remise.",
				"The agreement frame “{number}” has ended: it gives no discount any more."),
			Mail: say("Accord-cadre « {number} » terminé", "Agreement frame “{number}” ended"),
			But: []Variant{
				{
					When: now(frameLeft),
					Mail: say("Vous quittez l’accord-cadre « {number} »", "You leave the agreement frame “{number}”"),
					Says: say("Vous ne faites plus partie de l’accord-cadre « {number} » : il ne s’applique plus à vos commandes.",
						"You are no longer in the agreement frame “{number}”: it no longer applies to your orders."),
				},
			},
			After: []News{on("frame_left", frameIsLeft), on("frame_ended", frameIsEnded)},
		},
	}
}

// frameIsJoined tells who came into an agreement frame, and nobody who else is in.
func frameIsJoined(e pricingevents.FrameJoinedV1) []Fact {
	return frameFact(FrameJoined, e.FrameID, Params{Number: e.Name, Until: e.From}, e.MemberIDs)
}

// frameTiersChanged tells all members.
func frameTiersChanged(e pricingevents.FrameTiersChangedV1) []Fact {
	return frameFact(FrameChanged, e.FrameID, Params{Number: e.Name}, e.MemberIDs)
}

// frameDatesChanged tells all members.
func frameDatesChanged(e pricingevents.FrameDatesChangedV1) []Fact {
	return frameFact(FrameChanged, e.FrameID, Params{Number: e.Name, To: frameDates, From: e.From, Until: e.EndsOn}, e.MemberIDs)
}

// frameIsLeft tells who left, and the buyers when it is a supplier.
func frameIsLeft(e pricingevents.FrameLeftV1) []Fact {
	facts := frameFact(FrameEnded, e.FrameID, Params{Number: e.Name, To: frameLeft}, []int64{e.MemberID})
	gone := Fact{Kind: FrameChanged, SubjectID: e.FrameID, Params: Params{Number: e.Name, To: frameLeft}}
	return append(facts, gone.to(about(e.MemberID, e.BuyerIDs)...)...)
}

// What changed of a frame, and how it ended for somebody; without one its tiers did, and it ended for all.
const (
	frameDates = "dates" // its first or its last day
	frameLeft  = "left"  // a supplier; its reader
)

// frameEndsSoon tells all members.
func frameEndsSoon(e pricingevents.FrameEndsV1) []Fact {
	return frameFact(FrameEnds, e.FrameID, Params{Name: e.Name, Until: e.EndsOn}, e.MemberIDs)
}

// frameIsEnded tells all members.
func frameIsEnded(e pricingevents.FrameEndedV1) []Fact {
	return frameFact(FrameEnded, e.FrameID, Params{Number: e.Name}, e.MemberIDs)
}

func frameFact(kind Kind, frameID int64, params Params, members []int64) []Fact {
	return Fact{Kind: kind, SubjectID: frameID, Params: params}.to(about(0, members)...)
}

package app

import (
	"context"
	"slices"
	"time"

	"millesime/modules/pricing/internal/frames/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/audit"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/versions"
)

const (
	frameSubject = "agreement_frames"
	frameChanged = "pricing.agreement_frame_changed"
)

// frameThing is what carries the version of a frame.
func frameThing(f domain.KeptFrame) versions.Thing {
	return versions.Thing{Path: versions.Path(frameSubject, f.ID), Version: f.Version}
}

// ofFrame is an entry of an act that made the version of a frame.
func ofFrame(f domain.KeptFrame, action string, before, after any) audit.Entry {
	thing := frameThing(f)
	return audit.Entry{
		Action: action, Subject: frameSubject, SubjectID: f.ID, Before: before, After: after, Thing: thing.Path, Version: thing.Version,
	}
}

// trailedFrame is what the trail keeps of a frame; in the history of each of its members there is an entry, too.
type trailedFrame struct {
	trailedMembers

	Name        string        `json:"name"`
	Contract    string        `json:"contractNumber"`
	StartsOn    string        `json:"startsOn"`
	EndsOn      string        `json:"endsOn"`
	Basis       string        `json:"basis"`
	Tiers       []trailedTier `json:"tiers"`
	YearlyTiers []trailedTier `json:"yearlyTiers"`
	Renews      int64         `json:"renews,omitempty"`
}

// trailedMembers are the numbers of who is in a frame, ascending.
type trailedMembers struct {
	Suppliers []int64 `json:"suppliers"`
	Buyers    []int64 `json:"buyers"`
}

func membersOf(f domain.KeptFrame) trailedMembers {
	return trailedMembers{slices.Sorted(slices.Values(f.SupplierIDs)), slices.Sorted(slices.Values(f.BuyerIDs))}
}

type trailedTier struct {
	From    money.Cents `json:"from"`
	Percent money.Rate  `json:"percent"`
}

// trailedEnd is the instant at which a frame was ended.
type trailedEnd struct {
	EndedAt time.Time `json:"endedAt"`
}

// enrolled is the frame that a member is in; its number tells a frame from the one that renews it, which bears its name.
type enrolled struct {
	Frame   string `json:"agreementFrame"`
	FrameID int64  `json:"agreementFrameId"`
}

func trailOf(f domain.KeptFrame) trailedFrame {
	return trailedFrame{
		Name: f.Name, Contract: f.Contract, StartsOn: f.From, EndsOn: f.To, Basis: f.Basis.String(), Renews: f.RenewsID,
		Tiers: trailedTiers(f.Tiers), YearlyTiers: trailedTiers(f.Rebates), trailedMembers: membersOf(f),
	}
}

func trailedTiers(tiers []quote.Tier) []trailedTier {
	return lists.Each(tiers, func(tier quote.Tier) trailedTier { return trailedTier{money.Cents(tier.From), tier.Rate} })
}

// trailNew tells of a frame that was made, and of its members; elsewhere are the frames that buyers left for it.
func trailNew(ctx context.Context, tx *db.Tx, action string, made domain.KeptFrame, elsewhere map[int64]domain.KeptFrame) error {
	entries := []audit.Entry{ofFrame(made, action, nil, trailOf(made))}
	return audit.Append(ctx, tx, append(entries, came(made, made.Members(), elsewhere)...)...)
}

// trailChanged tells what changed of a frame, and who came into it and left.
func trailChanged(ctx context.Context, tx *db.Tx, before, after domain.KeptFrame, elsewhere map[int64]domain.KeptFrame) error {
	entries := []audit.Entry{ofFrame(after, frameChanged, trailOf(before), trailOf(after))}
	entries = append(entries, came(after, quote.Without(after.Members(), before.Members()), elsewhere)...)
	for _, member := range quote.Without(before.Members(), after.Members()) {
		entries = append(entries, left(before, member))
	}
	return audit.Append(ctx, tx, entries...)
}

// trailEnded tells that a frame was ended before its last day.
func trailEnded(ctx context.Context, tx *db.Tx, ended domain.KeptFrame, at time.Time) error {
	return audit.Append(ctx, tx, ofFrame(ended, "pricing.agreement_frame_ended", nil, trailedEnd{at}))
}

// trailTakenOver tells of the buyers that moved into a frame from the one that it renews.
func trailTakenOver(ctx context.Context, tx *db.Tx, from, into domain.KeptFrame, buyers []int64) error {
	elsewhere := make(map[int64]domain.KeptFrame, len(buyers))
	for _, buyer := range buyers {
		elsewhere[buyer] = from
	}
	return audit.Append(ctx, tx, came(into, buyers, elsewhere)...)
}

// trailRecord tells into which frames a member came, and which it left, by its own record. A buyer that did both moved.
func trailRecord(ctx context.Context, tx *db.Tx, member int64, joined, gone []domain.KeptFrame, isBuyer bool) error {
	elsewhere := map[int64]domain.KeptFrame{}
	if isBuyer && len(joined) > 0 && len(gone) > 0 {
		elsewhere[member], gone = gone[0], nil
	}
	var entries []audit.Entry
	for _, frame := range joined {
		entries = append(entries, came(frame, []int64{member}, elsewhere)...)
	}
	for _, frame := range gone {
		entries = append(entries, left(frame, member))
	}
	return audit.Append(ctx, tx, entries...)
}

// came are the entries of members of a frame: who was in another one moves.
func came(into domain.KeptFrame, members []int64, elsewhere map[int64]domain.KeptFrame) []audit.Entry {
	entries := make([]audit.Entry, 0, len(members))
	for _, member := range members {
		entry := audit.Entry{
			Action: "pricing.agreement_frame_member_added", Subject: frameSubject, SubjectID: into.ID, Person: member,
			After: enrolled{into.Name, into.ID},
		}
		if from, moves := elsewhere[member]; moves {
			entry.Action, entry.Before = "pricing.agreement_frame_member_moved", enrolled{from.Name, from.ID}
		}
		entries = append(entries, entry)
	}
	return entries
}

func left(frame domain.KeptFrame, member int64) audit.Entry {
	return audit.Entry{
		Action: "pricing.agreement_frame_member_removed", Subject: frameSubject, SubjectID: frame.ID, Person: member,
		Before: enrolled{frame.Name, frame.ID},
	}
}

// Package domain holds the rules of agreement frames: their tiers, members, documents and years.
package domain

import (
	"fmt"
	"slices"
	"time"

	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// KeptFrame is an agreement frame as the platform keeps it.
type KeptFrame struct {
	quote.Frame

	Contract  string
	Rebates   []quote.Tier // of a year
	BuyerIDs  []int64
	EndedAt   time.Time // zero: it ends on its last day
	CreatedAt time.Time
	CreatedBy int64
	// Impersonator is the admin who made it in the author's name, 0 none.
	Impersonator int64
	UpdatedAt    time.Time
	// RenewsID is the frame whose buyers it takes over on its first day, 0 none.
	RenewsID int64
	Version  int64 // one more at each change
}

// FrameStatus is where a frame is in its life on a day; it follows from the frame alone and is kept nowhere.
type FrameStatus string

// The states of a frame: the first that fits.
const (
	FrameEnded     FrameStatus = "ended"
	FrameScheduled FrameStatus = "scheduled"
	FrameActive    FrameStatus = "active"
)

// FrameStatuses are all of them, in the order of a frame's life.
func FrameStatuses() []FrameStatus { return []FrameStatus{FrameScheduled, FrameActive, FrameEnded} }

// Status of a frame at an instant.
func (f *KeptFrame) Status(at time.Time) FrameStatus {
	today := clock.DateOf(at)
	switch {
	case !f.EndedAt.IsZero(), f.To != "" && f.To < today:
		return FrameEnded
	case today < f.From:
		return FrameScheduled
	}
	return FrameActive
}

// FrameFilter narrows the list of frames; empty parts do not narrow.
type FrameFilter struct {
	Statuses []FrameStatus
	Today    string // that the statuses are of
	Search   string
	Members  []int64 // suppliers or buyers; all of them are in it

	lists.Part // its sorts are Sort… keys
}

// SortName is the key that frames are sorted by besides those of codes.
const SortName = "name"

// FrameView is a frame with the names that people read of it.
type FrameView struct {
	KeptFrame

	Status    FrameStatus
	Companies map[int64]usersapi.Party
	Documents []FrameDocument
}

// Change lets change work on a frame that has not ended, refuses what cannot be together, and puts the tiers in order. What
// the tiers count stays: their thresholds would mean something else.
func (f *KeptFrame) Change(at time.Time, change func(*KeptFrame) error) error {
	basis, isNew := f.Basis, f.ID == 0
	if !isNew && f.Status(at) == FrameEnded {
		return ErrFrameIsEnded
	}
	if err := change(f); err != nil {
		return err
	}
	var refused []fault.Violation
	if !isNew && f.Basis != basis {
		refused = append(refused, fault.At("basis", "frozen",
			"Ce que comptent les paliers ne change plus", "What the tiers count no longer changes"))
	}
	if f.To != "" && f.To < f.From {
		refused = append(refused, fault.At("endsOn", "after_start", "La fin précède le début", "The end comes before the beginning"))
	}
	refused = append(refused, repeated("tiers", f.Tiers)...)
	refused = append(refused, repeated("yearlyTiers", f.Rebates)...)
	if len(refused) > 0 {
		return fault.Invalid(refused...)
	}
	inOrder(f.Tiers)
	inOrder(f.Rebates)
	return nil
}

// repeated refuses thresholds that an earlier tier has.
func repeated(member string, tiers []quote.Tier) (refused []fault.Violation) {
	for n, tier := range tiers {
		if slices.ContainsFunc(tiers[:n], func(other quote.Tier) bool { return other.From == tier.From }) {
			refused = append(refused, fault.At(fmt.Sprintf("%s[%d].from", member, n), "unique",
				"Ce seuil est déjà celui d’un autre palier", "Another tier has this threshold"))
		}
	}
	return refused
}

func inOrder(tiers []quote.Tier) {
	slices.SortFunc(tiers, func(a, b quote.Tier) int { return int(a.From - b.From) })
}

// SameTiers tells whether two frames give the same discounts and rebates.
func (f *KeptFrame) SameTiers(other KeptFrame) bool {
	return slices.Equal(f.Tiers, other.Tiers) && slices.Equal(f.Rebates, other.Rebates)
}

// SameMembers tells whether two frames hold the same suppliers and buyers.
func (f *KeptFrame) SameMembers(other KeptFrame) bool {
	return quote.SameSet(f.SupplierIDs, other.SupplierIDs) && quote.SameSet(f.BuyerIDs, other.BuyerIDs)
}

// Members are the suppliers and the buyers of a frame.
func (f *KeptFrame) Members() []int64 { return slices.Concat(f.SupplierIDs, f.BuyerIDs) }

// With is the frame with somebody among its suppliers or buyers, or without.
func (f *KeptFrame) With(member int64, group auth.Group, isIn bool) KeptFrame {
	with := *f
	list := &with.BuyerIDs
	if group == auth.Supplier {
		list = &with.SupplierIDs
	}
	*list = slices.DeleteFunc(slices.Clone(*list), func(id int64) bool { return id == member })
	if isIn {
		*list = append(*list, member)
	}
	return with
}

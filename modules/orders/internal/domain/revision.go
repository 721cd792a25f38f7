package domain

import (
	"slices"
	"time"

	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// RevisionRequest is what an actor answers to a quotation.
type RevisionRequest struct {
	Revision   int64 // the one it read
	Message    string
	ValidUntil string // YYYY-MM-DD, its last day; "": the usual
	Changes    []LineChange
	Additions  []LineAddition
}

// LineChange is what is to become of a line; nil leaves a member as it is.
type LineChange struct {
	ItemID   int64
	Quantity *int64 // 0 takes the line out
	Discount *money.Rate
	Wanted   *money.Cents
	Message  string
}

// LineAddition is a product to add.
type LineAddition struct {
	ProductID int64
	Quantity  int64
	Discount  money.Rate
}

// Answer is what an answer to a quotation makes of it.
type Answer struct {
	Order    Order // as it was read
	Revised  Revised
	Agent    *Party            // who earns on it; nil: nobody, or not for the reader
	Blockers []fault.Violation // what stands in its way
}

// longestValidity bounds what a seller may promise.
const longestValidity = 366 * 24 * time.Hour

// Validity is until when a revision stands.
func Validity(role Role, lastDay string, now time.Time) (time.Time, error) {
	if lastDay == "" {
		return UsualValidity(now), nil
	}
	until := clock.StartOf(lastDay, 1)
	switch {
	case role == RoleBuyer:
		return until, refusal("validUntil", "seller", "Seul le vendeur fixe la durée de validité.", "Only the seller sets the validity.")
	case !until.After(now):
		return until, refusal("validUntil", "past", "Choisissez une date à venir.", "Choose a date to come.")
	case until.Sub(now) > longestValidity:
		return until, refusal("validUntil", "too_late", "Un devis est valable un an au plus.", "A quotation is valid for a year at most.")
	}
	return until, nil
}

// CheckRevision refuses an answer out of turn, or to what is no longer the last revision.
func (o Order) CheckRevision(role Role, request RevisionRequest) error {
	switch {
	case o.Status != Quotation || request.Revision != o.Quotation.Revision:
		return About(o.Summary, ErrRevised)
	case role == RoleBuyer && o.Quotation.Awaiting != AwaitsCustomer:
		return About(o.Summary, ErrAwaitsSeller)
	case o.Quotation.Revision >= maxRevisions:
		return About(o.Summary, ErrManyRevisions)
	}
	return nil
}

// GivenLast is what a seller proposed last.
func GivenLast(said []Revision) []RevisionLine {
	for _, revision := range slices.Backward(said) {
		if revision.Role != RoleBuyer {
			return revision.Lines
		}
	}
	return nil
}

// ReadQuotation is a quotation as a reader has it.
type ReadQuotation struct {
	Order     Order
	Revisions []Revision  // oldest first
	Agent     *Party      // who earns on it; nil: nobody, or not for the reader
	Margin    *money.Rate // the most that the reader may give as a line discount; nil: nothing
	MayRevise bool        // now
}

// LastLine is a line as the last revision has it.
func (q ReadQuotation) LastLine(itemID int64) *RevisionLine {
	if len(q.Revisions) == 0 {
		return nil
	}
	lines := q.Revisions[len(q.Revisions)-1].Lines
	at := slices.IndexFunc(lines, func(l RevisionLine) bool { return l.ItemID == itemID })
	if at < 0 {
		return nil
	}
	return &lines[at]
}

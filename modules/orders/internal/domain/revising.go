package domain

import (
	"context"
	"slices"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// QuotationWriter writes revisions.
type QuotationWriter interface {
	// Revise writes a revision and the quotation as it is now, its new lines getting ids, when the quotation still has the
	// revision before; false when it has not.
	Revise(ctx context.Context, tx *db.Tx, revised Revised) (bool, error)
}

// Revising answers quotations with a new revision: a seller's proposal or a customer's counter-offer (domain 5.5).
type Revising struct {
	reading *Reading
	writer  QuotationWriter
	parties usersapi.Parties
	terms   usersapi.Terms
	prices  ordersapi.Repricing
	db      Transactor
	clock   clock.Clock
}

// NewRevising makes the use case; Price says later who prices.
func NewRevising(r *Reading, w QuotationWriter, parties usersapi.Parties, terms usersapi.Terms, d Transactor, c clock.Clock) *Revising {
	return &Revising{reading: r, writer: w, parties: parties, terms: terms, db: d, clock: c}
}

// Price brings the module that prices quotations.
func (r *Revising) Price(prices ordersapi.Repricing) { r.prices = prices }

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

// Revise writes the actor's answer. Prices are those of today: what a seller proposes stands until validUntil, what a
// customer asks for is only shown.
func (r *Revising) Revise(ctx context.Context, actor auth.Actor, id int64, request RevisionRequest) error {
	order, err := r.reading.Quotation(ctx, actor, id)
	if err != nil {
		return err
	}
	role := RoleOf(actor, order.Summary)
	if err := r.mayRevise(ctx, actor, role, order, request); err != nil {
		return err
	}
	now := r.clock.Now()
	validUntil, err := validity(role, request.ValidUntil, now)
	if err != nil {
		return err
	}
	said, err := r.reading.reader.Revisions(ctx, order.ID)
	if err != nil {
		return err
	}
	content, err := mergeLines(role, order, givenLast(said), request)
	if err != nil {
		return err
	}
	repriced, err := r.prices.Reprice(ctx, content.request(actor, order))
	if err != nil {
		return content.pathsOf(err)
	}
	if len(repriced.Blockers) > 0 {
		return content.pathsOf(fault.Invalid(repriced.Blockers...))
	}
	author, err := sign(ctx, r.parties, actor)
	if err != nil {
		return err
	}
	revised := Revised{
		OrderID: order.ID, Awaiting: awaitedBy(role), Draft: keepAgent(repriced.Draft, order), Revision: newRevision(repriced.Draft, author, role),
	}
	revised.Revision.Revision, revised.Revision.Message = order.Quotation.Revision+1, request.Message
	revised.Revision.ValidUntil, revised.Revision.At = validUntil, now
	content.fill(revised.Revision.Lines)
	return r.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error { return r.write(ctx, tx, order, revised) })
}

// givenLast is what a seller proposed last.
func givenLast(said []Revision) []RevisionLine {
	for _, revision := range slices.Backward(said) {
		if revision.Role != RoleBuyer {
			return revision.Lines
		}
	}
	return nil
}

// awaitedBy is whose turn it is after somebody's answer.
func awaitedBy(role Role) Awaiting {
	if role == RoleBuyer {
		return AwaitsSeller
	}
	return AwaitsCustomer
}

func (r *Revising) write(ctx context.Context, tx *db.Tx, order Order, revised Revised) error {
	written, err := r.writer.Revise(ctx, tx, revised)
	if err != nil {
		return err
	}
	if !written {
		return about(order.Summary, ErrRevised)
	}
	return tx.Publish(ctx, ordersevents.QuotationRevisedV1{
		OrderID: order.ID, Number: order.Number, Revision: revised.Revision.Revision, Awaiting: string(revised.Awaiting),
		CustomerID: order.Customer.ID, SupplierID: order.Supplier.ID, AgentID: revised.Draft.AgentID,
		PlacedBy: order.PlacedBy, RevisedBy: revised.Revision.Author.ActorID, TotalCents: int64(revised.Revision.TotalTaxIncl),
		ValidUntil: LastDay(revised.Revision.ValidUntil),
	})
}

// mayRevise tells whether it is the actor's turn, and whether it read the last revision.
func (r *Revising) mayRevise(ctx context.Context, actor auth.Actor, role Role, order Order, request RevisionRequest) error {
	if order.Status != Quotation || request.Revision != order.Quotation.Revision {
		return about(order.Summary, ErrRevised)
	}
	if role == RoleBuyer && order.Quotation.Awaiting != AwaitsCustomer {
		return about(order.Summary, ErrAwaitsSeller)
	}
	if order.Quotation.Revision >= maxRevisions {
		return about(order.Summary, ErrManyRevisions)
	}
	if role != RoleAgent {
		return nil
	}
	margin, err := r.Margin(ctx, actor, order.Summary)
	if err == nil && margin == nil {
		return ErrNoLongerSells
	}
	return err
}

// Margin is the most that a reader may give as a line discount on a quotation; nil: it gives none.
func (r *Revising) Margin(ctx context.Context, actor auth.Actor, o Summary) (*money.Rate, error) {
	anything, role := money.WholeRate, RoleOf(actor, o)
	if role == RoleAdmin || role == RoleSupplier {
		return &anything, nil
	}
	if role == RoleBuyer {
		return nil, nil // none is an answer
	}
	terms, err := r.terms.AgentTerms(ctx, actor.ID)
	if own, ok := terms[o.Supplier.ID]; ok {
		return &own.Margin, err
	}
	return nil, err
}

// longestValidity bounds what a seller may promise.
const longestValidity = 366 * 24 * time.Hour

// validity is until when a revision stands.
func validity(role Role, lastDay string, now time.Time) (time.Time, error) {
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

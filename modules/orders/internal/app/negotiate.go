package app

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// Negotiation answers quotations, and orders other wines instead of waiting, at the prices of a cart of today.
type Negotiation struct {
	orders   *Orders
	prices   ordersapi.Repricing
	ordering ordersapi.Ordering
}

// NewNegotiation makes it over the orders, with who prices as carts do, and who orders so.
func NewNegotiation(o *Orders, prices ordersapi.Repricing, ordering ordersapi.Ordering) *Negotiation {
	return &Negotiation{o, prices, ordering}
}

// Revise writes the actor's answer to a quotation: a seller's proposal or a customer's counter-offer (domain 5.5). Prices are
// those of today: what a seller proposes stands until validUntil, what a customer asks for is only shown.
func (n *Negotiation) Revise(ctx context.Context, actor auth.Actor, id int64, request domain.RevisionRequest) error {
	answer, err := n.answer(ctx, actor, id, request)
	if err != nil {
		return err
	}
	if len(answer.Blockers) > 0 {
		return fault.Invalid(answer.Blockers...)
	}
	order, revised := answer.Order, answer.Revised
	return n.orders.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		written, err := n.orders.store.Revise(ctx, tx, revised)
		if err != nil {
			return err
		}
		if !written {
			return domain.About(order.Summary, domain.ErrRevised)
		}
		return tx.Publish(ctx, ordersevents.QuotationRevisedV1{
			OrderID: order.ID, Number: order.Number, Revision: revised.Revision.Revision, Awaiting: ordersevents.Awaiting(revised.Awaiting),
			CustomerID: order.Customer.ID, SupplierID: order.Supplier.ID, AgentID: revised.Draft.AgentID,
			PlacedBy: order.PlacedBy, RevisedBy: actor.ID, TotalCents: int64(revised.Revision.TotalTaxIncl),
			ValidUntil: domain.LastDay(revised.Revision.ValidUntil),
		})
	})
}

// Simulate tells what an answer would come to, and what stands in its way; nothing is written.
func (n *Negotiation) Simulate(ctx context.Context, actor auth.Actor, id int64, request domain.RevisionRequest) (domain.Answer, error) {
	answer, err := n.answer(ctx, actor, id, request)
	if err != nil {
		return domain.Answer{}, err
	}
	answer.Agent, err = n.orders.Agent(ctx, actor, answer.Order.Summary)
	return answer, err
}

// answer prices what an actor answers to a quotation.
func (n *Negotiation) answer(ctx context.Context, actor auth.Actor, id int64, request domain.RevisionRequest) (domain.Answer, error) {
	order, err := n.orders.Quotation(ctx, actor, id)
	if err != nil {
		return domain.Answer{}, err
	}
	role := domain.RoleOf(actor, order.Summary)
	if err := n.checkRevision(ctx, actor, role, order, request); err != nil {
		return domain.Answer{}, err
	}
	now := n.orders.Clock.Now()
	validUntil, err := domain.Validity(role, request.ValidUntil, now)
	if err != nil {
		return domain.Answer{}, err
	}
	said, err := n.orders.store.Revisions(ctx, order.ID)
	if err != nil {
		return domain.Answer{}, err
	}
	lines, err := domain.MergeLines(role, order, domain.GivenLast(said), request)
	if err != nil {
		return domain.Answer{}, err
	}
	repriced, err := n.prices.Reprice(ctx, lines.Request(actor, order))
	if err != nil {
		return domain.Answer{}, lines.PathsOf(err)
	}
	by, err := n.orders.author(ctx, actor)
	if err != nil {
		return domain.Answer{}, err
	}
	revised := domain.Revised{
		OrderID: order.ID, Awaiting: domain.AwaitedBy(role), Draft: domain.KeepAgent(repriced.Draft, order),
		Revision: domain.NewRevision(repriced.Draft, by.Signature, role),
	}
	revised.Revision.Revision, revised.Revision.Message = order.Quotation.Revision+1, request.Message
	revised.Revision.ValidUntil, revised.Revision.At = validUntil, now
	lines.Fill(revised.Revision.Lines)
	return domain.Answer{Order: order, Revised: revised, Blockers: lines.Renamed(repriced.Blockers)}, nil
}

// checkRevision refuses an answer out of turn, and an agent's who no longer sells for the supplier.
func (n *Negotiation) checkRevision(
	ctx context.Context, actor auth.Actor, role domain.Role, order domain.Order, request domain.RevisionRequest,
) error {
	if err := order.CheckRevision(role, request); err != nil || role != domain.RoleAgent {
		return err
	}
	margin, err := n.orders.margin(ctx, actor, role, order.Summary)
	if err == nil && margin == nil {
		return domain.ErrNoLongerSells
	}
	return err
}

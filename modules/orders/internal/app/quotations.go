package app

import (
	"context"
	"errors"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/files"
	"millesime/platform/money"
)

// Quotation returns one of the actor's quotations.
func (o *Orders) Quotation(ctx context.Context, actor auth.Actor, id int64) (domain.Order, error) {
	order, err := o.Order(ctx, actor, id)
	if err != nil && !errors.Is(err, domain.ErrNotFound) {
		return domain.Order{}, err
	}
	if err != nil || order.Quotation.Number == "" {
		return domain.Order{}, domain.ErrQuotationNotFound
	}
	return order, nil
}

// ReadQuotation gives a quotation with all that was said.
func (o *Orders) ReadQuotation(ctx context.Context, actor auth.Actor, id int64) (domain.ReadQuotation, error) {
	order, err := o.Quotation(ctx, actor, id)
	if err != nil {
		return domain.ReadQuotation{}, err
	}
	read := domain.ReadQuotation{Order: order}
	if read.Agent, err = o.Agent(ctx, actor, order.Summary); err != nil {
		return domain.ReadQuotation{}, err
	}
	if read.Revisions, err = o.store.Revisions(ctx, order.ID); err != nil {
		return domain.ReadQuotation{}, err
	}
	role := domain.RoleOf(actor, order.Summary)
	if read.Margin, err = o.margin(ctx, actor, role, order.Summary); err != nil {
		return domain.ReadQuotation{}, err
	}
	turn := read.Margin != nil || order.Quotation.Awaiting == domain.AwaitsCustomer && role == domain.RoleBuyer
	read.MayRevise = order.Status == domain.Quotation && turn
	return read, nil
}

// Proof is the agreement with which a seller accepted a quotation for its customer.
func (o *Orders) Proof(ctx context.Context, actor auth.Actor, id int64) (domain.Order, *files.File, error) {
	order, err := o.Quotation(ctx, actor, id)
	if err != nil {
		return domain.Order{}, nil, err
	}
	kept, err := o.store.Proof(ctx, order.ID)
	if err == nil && kept == "" {
		err = domain.ErrQuotationNotFound
	}
	if err != nil {
		return domain.Order{}, nil, err
	}
	file, err := o.Files.Open(ctx, kept)
	return order, file, err
}

// margin is the most that a reader may give as a line discount on a quotation; nil: it gives none.
func (o *Orders) margin(ctx context.Context, actor auth.Actor, role domain.Role, quotation domain.Summary) (*money.Rate, error) {
	if role == domain.RoleAdmin || role == domain.RoleSupplier {
		anything := money.WholeRate
		return &anything, nil
	}
	if role == domain.RoleBuyer {
		return nil, nil
	}
	terms, err := o.Terms.AgentTerms(ctx, actor.ID)
	if own, ok := terms[quotation.Supplier.ID]; ok {
		return &own.Margin, err
	}
	return nil, err
}

// Revise writes the actor's answer to a quotation: a seller's proposal or a customer's counter-offer (domain 5.5). Prices are
// those of today: what a seller proposes stands until validUntil, what a customer asks for is only shown.
func (o *Orders) Revise(ctx context.Context, actor auth.Actor, id int64, request domain.RevisionRequest) error {
	answer, err := o.answer(ctx, actor, id, request)
	if err != nil {
		return err
	}
	if len(answer.Blockers) > 0 {
		return fault.Invalid(answer.Blockers...)
	}
	order, revised := answer.Order, answer.Revised
	return o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		written, err := o.store.Revise(ctx, tx, revised)
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
func (o *Orders) Simulate(ctx context.Context, actor auth.Actor, id int64, request domain.RevisionRequest) (domain.Answer, error) {
	answer, err := o.answer(ctx, actor, id, request)
	if err != nil {
		return domain.Answer{}, err
	}
	answer.Agent, err = o.Agent(ctx, actor, answer.Order.Summary)
	return answer, err
}

// answer prices what an actor answers to a quotation.
func (o *Orders) answer(ctx context.Context, actor auth.Actor, id int64, request domain.RevisionRequest) (domain.Answer, error) {
	order, err := o.Quotation(ctx, actor, id)
	if err != nil {
		return domain.Answer{}, err
	}
	role := domain.RoleOf(actor, order.Summary)
	if err := o.checkRevision(ctx, actor, role, order, request); err != nil {
		return domain.Answer{}, err
	}
	now := o.Clock.Now()
	validUntil, err := domain.Validity(role, request.ValidUntil, now)
	if err != nil {
		return domain.Answer{}, err
	}
	said, err := o.store.Revisions(ctx, order.ID)
	if err != nil {
		return domain.Answer{}, err
	}
	lines, err := domain.MergeLines(role, order, domain.GivenLast(said), request)
	if err != nil {
		return domain.Answer{}, err
	}
	repriced, err := o.prices.Reprice(ctx, lines.Request(actor, order))
	if err != nil {
		return domain.Answer{}, lines.PathsOf(err)
	}
	by, err := o.author(ctx, actor)
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
func (o *Orders) checkRevision(
	ctx context.Context, actor auth.Actor, role domain.Role, order domain.Order, request domain.RevisionRequest,
) error {
	if err := order.CheckRevision(role, request); err != nil || role != domain.RoleAgent {
		return err
	}
	margin, err := o.margin(ctx, actor, role, order.Summary)
	if err == nil && margin == nil {
		return domain.ErrNoLongerSells
	}
	return err
}

package app

import (
	"context"
	"errors"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/auth"
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

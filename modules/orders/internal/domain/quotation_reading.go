package domain

import (
	"context"
	"errors"
	"slices"

	"millesime/platform/auth"
	"millesime/platform/files"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Quotations returns a page of the actor's quotations, accepted ones among them.
func (r *Reading) Quotations(ctx context.Context, actor auth.Actor, filter Filter) (lists.Page[Summary], error) {
	return r.List(ctx, actor, filter.quoted())
}

// quoted keeps of a filter what is or was a quotation.
func (f Filter) quoted() Filter {
	f.Quoted = true
	if len(f.Statuses) == 0 {
		f.Statuses = Statuses()
	}
	return f
}

// Quotation returns one of them.
func (r *Reading) Quotation(ctx context.Context, actor auth.Actor, id int64) (Order, error) {
	order, err := r.Order(ctx, actor, id)
	if err != nil && !errors.Is(err, ErrNotFound) {
		return Order{}, err
	}
	if err != nil || order.Quotation.Number == "" {
		return Order{}, ErrQuotationNotFound
	}
	return order, nil
}

// Proof is the agreement with which a seller accepted a quotation for its customer.
func (r *Reading) Proof(ctx context.Context, actor auth.Actor, id int64) (Order, *files.File, error) {
	order, err := r.Quotation(ctx, actor, id)
	if err != nil {
		return Order{}, nil, err
	}
	kept, err := r.reader.Proof(ctx, order.ID)
	if err == nil && kept == "" {
		err = ErrQuotationNotFound
	}
	if err != nil {
		return Order{}, nil, err
	}
	file, err := r.files.Open(ctx, kept)
	return order, file, err
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

// Read gives a quotation with all that was said.
func (r *Revising) Read(ctx context.Context, actor auth.Actor, id int64) (ReadQuotation, error) {
	order, err := r.reading.Quotation(ctx, actor, id)
	if err != nil {
		return ReadQuotation{}, err
	}
	read := ReadQuotation{Order: order}
	if read.Agent, err = r.reading.Agent(ctx, actor, order.Summary); err != nil {
		return ReadQuotation{}, err
	}
	if read.Revisions, err = r.reading.reader.Revisions(ctx, order.ID); err != nil {
		return ReadQuotation{}, err
	}
	if read.Margin, err = r.Margin(ctx, actor, order.Summary); err != nil {
		return ReadQuotation{}, err
	}
	turn := read.Margin != nil || order.Quotation.Awaiting == AwaitsCustomer && RoleOf(actor, order.Summary) == RoleBuyer
	read.MayRevise = order.Status == Quotation && turn
	return read, nil
}

// AcceptedStatuses are those of orders: a quotation that has one was accepted.
func AcceptedStatuses() []Status {
	return statusesWhere(func(s Status) bool { return !s.IsQuotation() })
}

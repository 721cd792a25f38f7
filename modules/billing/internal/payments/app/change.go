package app

import (
	"context"
	"slices"

	"millesime/modules/billing/billingevents"
	invoices "millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/billing/internal/payments/domain"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Allocate lets a payment pay something else than it does.
func (p *Payments) Allocate(ctx context.Context, actor auth.Actor, id, version int64, wanted []domain.Allocation) (domain.Payment, error) {
	err := p.change(ctx, actor, id, version, wanted, func(ctx context.Context, tx *db.Tx, payment domain.Payment, owed owed) error {
		if payment.Kind == domain.Refund || payment.Kind == domain.WriteOff {
			return domain.ErrNoAllocations
		}
		moves, err := payment.Reallocated(wanted)
		if err != nil {
			return err
		}
		if err := owed.without(payment.Allocations).check(wanted); err != nil {
			return err
		}
		if err := p.store.Touch(ctx, tx, id); err != nil {
			return err
		}
		if err := p.moveFor(ctx, tx, payment.Elsewhere(), payment.Pair(), 0, moves); err != nil {
			return err
		}
		if err := p.issuePaid(ctx, tx, moves); err != nil {
			return err
		}
		before := trail(payment)
		payment.Version++
		payment.Unallocated += domain.Freed(moves)
		return note(ctx, tx, allocated, before, payment)
	})
	if err != nil {
		return domain.Payment{}, err
	}
	return p.Payment(ctx, actor, id)
}

// Reverse takes a payment back, for a reason: it was entered by mistake, or the bank took it back. A refund that is taken back is
// unallocated again.
func (p *Payments) Reverse(ctx context.Context, actor auth.Actor, id, version int64, cause string) (domain.Payment, error) {
	err := p.change(ctx, actor, id, version, nil, func(ctx context.Context, tx *db.Tx, payment domain.Payment, _ owed) error {
		if payment.Kind == domain.WriteOff && !actor.Group.IsAdmin() {
			return domain.ErrWrittenOff
		}
		if payment.Refunded() > 0 {
			return domain.ErrRefunded
		}
		before := trail(payment)
		payment.ReversedAt, payment.ReversedBy, payment.ReversalCause = tx.Now(), actor.ID, cause
		if payment.Kind == domain.Refund {
			if err := p.takeRefundBack(ctx, tx, payment); err != nil {
				return err
			}
		} else if err := p.reverse(ctx, tx, payment); err != nil {
			return err
		}
		payment.Version++
		payment.Unallocated = 0
		if err := note(ctx, tx, reversed, before, payment); err != nil {
			return err
		}
		return tx.Publish(ctx, billingevents.PaymentReversedV1{
			PaymentID: id, SupplierID: payment.Supplier, CustomerID: payment.Customer, Kind: string(payment.Kind),
			AmountCents: int64(payment.Amount), ReceivedOn: payment.ReceivedOn, Reason: cause, ReversedBy: actor.ID,
		})
	})
	if err != nil {
		return domain.Payment{}, err
	}
	return p.Payment(ctx, actor, id)
}

func (p *Payments) takeRefundBack(ctx context.Context, tx *db.Tx, refund domain.Payment) error {
	target := domain.Target{RefundID: refund.ID}
	paying, err := p.store.Paying(ctx, tx, target)
	if err != nil {
		return err
	}
	moves := domain.Take(domain.Latest(paying), target, domain.Target{}, refund.Amount)
	if err := p.move(ctx, tx, refund.Pair(), 0, moves); err != nil {
		return err
	}
	return p.store.Reverse(ctx, tx, refund)
}

// change locks what a payment pays and is wanted to pay, and then itself, as its author saw it.
func (p *Payments) change(
	ctx context.Context, actor auth.Actor, id, version int64, wanted []domain.Allocation,
	act func(context.Context, *db.Tx, domain.Payment, owed) error,
) error {
	scope, err := p.Access.Scope(ctx, actor)
	if err != nil {
		return err
	}
	seen, err := p.store.Payment(ctx, nil, scope, id)
	if err != nil {
		return err
	}
	return p.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		entry := seen.Entry
		entry.Allocations = slices.Concat(seen.Allocations, wanted)
		owed, err := p.lock(ctx, tx, entry)
		if err != nil {
			return err
		}
		payment, err := p.store.Payment(ctx, tx, scope, id)
		if err != nil {
			return err
		}
		if err := audit.CheckSeen(ctx, p.DB, tx, thing(payment), version); err != nil {
			return err
		}
		if !payment.ReversedAt.IsZero() {
			return domain.ErrReversed
		}
		if err := act(ctx, tx, payment, owed); err != nil {
			return err
		}
		return p.creditUnpaid(ctx, tx, payment)
	})
}

// issuePaid issues the deposit invoices of orders that moves paid in advance.
func (p *Payments) issuePaid(ctx context.Context, tx *db.Tx, moves []domain.Move) error {
	for _, move := range moves {
		if move.To.OrderID == 0 {
			continue
		}
		if err := p.Deposits.IssuePaid(ctx, tx, move.To.OrderID); err != nil {
			return err
		}
	}
	return nil
}

// creditUnpaid credits what is not paid any more of the deposit invoices that a payment paid.
func (p *Payments) creditUnpaid(ctx context.Context, tx *db.Tx, before domain.Payment) error {
	var paid []int64
	for _, a := range before.Allocations {
		paid = append(paid, a.InvoiceID)
	}
	documents, err := p.invoices.ByIDs(ctx, tx, paid)
	if err != nil {
		return err
	}
	for _, document := range documents {
		if document.Kind != invoices.KindDeposit {
			continue
		}
		if err := p.Deposits.CreditUnpaid(ctx, tx, document.OrderID); err != nil {
			return err
		}
	}
	return nil
}

package app

import (
	"context"

	invoices "millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/billing/internal/payments/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Enter writes a payment that a supplier received, or an administrator for it.
func (p *Payments) Enter(ctx context.Context, actor auth.Actor, entry domain.Entry) (domain.Payment, error) {
	payment, err := p.begin(ctx, actor, entry)
	if err != nil {
		return domain.Payment{}, err
	}
	err = p.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if entry.Kind == domain.Refund {
			return p.refund(ctx, tx, &payment)
		}
		owed, err := p.lock(ctx, tx, entry)
		if err != nil {
			return err
		}
		if err := owed.check(entry.Allocations); err != nil {
			return err
		}
		if err := p.notTwice(ctx, tx, entry); err != nil {
			return err
		}
		if err := p.store.Add(ctx, tx, &payment); err != nil {
			return err
		}
		moves, err := payment.Reallocated(entry.Allocations)
		if err != nil {
			return err
		}
		if err := p.move(ctx, tx, entry.Pair(), payment.Amount, moves); err != nil {
			return err
		}
		if err := p.issuePaid(ctx, tx, moves); err != nil {
			return err
		}
		payment.Unallocated += domain.Freed(moves)
		if err := note(ctx, tx, entered, nil, payment); err != nil {
			return err
		}
		return tellEntered(ctx, tx, payment, owed.after(entry.Allocations))
	})
	if err != nil {
		return domain.Payment{}, err
	}
	return p.Payment(ctx, actor, payment.ID)
}

// notTwice refuses what looks like the same payment or refund once more, unless its author says that it is another one.
func (p *Payments) notTwice(ctx context.Context, tx *db.Tx, entry domain.Entry) error {
	if entry.Again {
		return nil
	}
	like, err := p.store.Like(ctx, tx, entry)
	if err != nil || !like {
		return err
	}
	return domain.ErrEnteredBefore
}

func orRefuse(err, refusal error) error {
	if err != nil {
		return err
	}
	return refusal
}

// begin names the sides of a payment, and refuses those that are not the actor's.
func (p *Payments) begin(ctx context.Context, actor auth.Actor, entry domain.Entry) (domain.Payment, error) {
	if !actor.Group.IsAdmin() && actor.ID != entry.Supplier {
		return domain.Payment{}, invoices.ErrSupplier
	}
	if err := entry.CheckDay(p.Clock.Now()); err != nil {
		return domain.Payment{}, err
	}
	parties, err := p.Parties.Parties(ctx, []int64{entry.Supplier, entry.Customer})
	if err != nil {
		return domain.Payment{}, err
	}
	supplier, customer := parties[entry.Supplier], parties[entry.Customer]
	if supplier.Group != auth.Supplier {
		return domain.Payment{}, invoices.ErrSupplier
	}
	if len(entry.Allocations) == 0 { // else what is allocated to tells that they have traded
		if trades, err := p.trades(ctx, entry.Pair()); err != nil || !trades {
			return domain.Payment{}, orRefuse(err, domain.ErrCustomer)
		}
	}
	payment := domain.Payment{
		Entry: entry, Unallocated: entry.Amount, SupplierName: supplier.Company, CustomerName: customer.DisplayName(),
		CreatedAt: p.Clock.Now(), CreatedBy: actor.ID, Impersonator: actor.Impersonator,
	}
	payment.Allocations = nil
	return payment, nil
}

// trades tells whether a customer is one of a supplier: it may be ordered for, or ordered once, if only what was canceled since
// (domain 5.8).
func (p *Payments) trades(ctx context.Context, pair usersapi.Pair) (bool, error) {
	if may, err := p.Access.MayOrderFor(ctx, auth.Actor{ID: pair.SupplierID, Group: auth.Supplier}, pair.CustomerID); err != nil || may {
		return may, err
	}
	return p.Orders.HaveTraded(ctx, pair)
}

// refund writes what a supplier gave back of what its customer had unallocated, the oldest first.
func (p *Payments) refund(ctx context.Context, tx *db.Tx, payment *domain.Payment) error {
	if err := p.lockSides(ctx, tx, payment.Pair()); err != nil {
		return err
	}
	if err := p.notTwice(ctx, tx, payment.Entry); err != nil {
		return err
	}
	funds, err := p.store.Unallocated(ctx, tx, payment.Pair())
	if err != nil {
		return err
	}
	free := domain.Free(funds)
	if free < payment.Amount {
		return domain.NothingToRefund(free)
	}
	payment.Unallocated = 0
	if err := p.store.Add(ctx, tx, payment); err != nil {
		return err
	}
	moves := domain.Take(domain.FundsOf(funds), domain.Target{}, domain.Target{RefundID: payment.ID}, payment.Amount)
	if err := p.move(ctx, tx, payment.Pair(), 0, moves); err != nil {
		return err
	}
	if err := note(ctx, tx, refunded, nil, *payment); err != nil {
		return err
	}
	return tellEntered(ctx, tx, *payment, nil)
}

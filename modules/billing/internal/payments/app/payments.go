package app

import (
	"cmp"
	"context"
	"slices"

	"millesime/modules/billing/billingevents"
	invoices "millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/billing/internal/payments/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Deps are what payments need from the house.
type Deps struct {
	DB            *db.DB
	Clock         clock.Clock
	Parties       usersapi.Parties
	Registrations usersapi.Registrations
	Access        usersapi.Access
	Terms         usersapi.Terms
	Orders        ordersapi.Billing
	Deposits      Deposits
}

// Deposits are the deposit invoices of orders. Whoever asks has locked the orders.
type Deposits interface {
	// CreditUnpaid credits what payments do not pay any more of those of an order, so that its invoices do not deduct it.
	CreditUnpaid(ctx context.Context, tx *db.Tx, orderID int64) error
}

// Payments are those of all suppliers.
type Payments struct {
	Deps
	*Books
}

// NewPayments makes the payments.
func NewPayments(d Deps, books *Books) *Payments { return &Payments{d, books} }

// List gives a page of the actor's payments.
func (p *Payments) List(ctx context.Context, actor auth.Actor, filter domain.Filter) (lists.Page[domain.Payment], error) {
	scope, err := p.Access.Scope(ctx, actor)
	if err != nil {
		return lists.Page[domain.Payment]{}, err
	}
	page, err := p.store.List(ctx, scope, filter)
	if err != nil {
		return page, err
	}
	return page, p.nameTargets(ctx, page.Rows)
}

// Payment gives one of the actor's scope.
func (p *Payments) Payment(ctx context.Context, actor auth.Actor, id int64) (domain.Payment, error) {
	scope, err := p.Access.Scope(ctx, actor)
	if err != nil {
		return domain.Payment{}, err
	}
	one, err := p.store.Payment(ctx, nil, scope, id)
	if err != nil {
		return domain.Payment{}, err
	}
	all := []domain.Payment{one}
	err = p.nameTargets(ctx, all)
	return all[0], err
}

// PersonalData is what a customer paid.
func (p *Payments) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	paid, err := p.store.OfCustomer(ctx, userID)
	return map[string]any{"payments": domain.PersonalPayments(paid)}, err
}

// nameTargets names the invoices and orders that payments pay.
func (p *Payments) nameTargets(ctx context.Context, payments []domain.Payment) error {
	var documents, orders []int64
	for _, payment := range payments {
		for _, a := range payment.Allocations {
			documents, orders = append(documents, a.InvoiceID), append(orders, a.OrderID)
		}
	}
	invoices, err := p.invoices.ByIDs(ctx, nil, documents)
	if err != nil {
		return err
	}
	numbers, err := p.Orders.Numbers(ctx, orders)
	if err != nil {
		return err
	}
	byID := map[int64]string{}
	for _, invoice := range invoices {
		byID[invoice.ID] = invoice.Number
	}
	for _, payment := range payments {
		for n, a := range payment.Allocations {
			payment.Allocations[n].Number = cmp.Or(byID[a.InvoiceID], numbers[a.OrderID])
		}
	}
	return nil
}

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

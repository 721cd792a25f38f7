package domain

import (
	"cmp"
	"slices"

	"millesime/platform/lists"
	"millesime/platform/money"
)

// Move lets an amount of a payment pay something else than it did. Every change of what payments pay is made of these, so that no cent is
// counted twice or lost.
type Move struct {
	PaymentID int64
	From, To  Target
	Amount    money.Cents
}

// Fund is an amount of a payment that may be moved.
type Fund struct {
	PaymentID int64
	Amount    money.Cents
}

// Take moves an amount from one target to another, from the first of the funds on; what they lack is left out.
func Take(funds []Fund, from, to Target, amount money.Cents) []Move {
	var moves []Move
	for _, fund := range funds {
		part := min(fund.Amount, amount)
		if part > 0 {
			moves = append(moves, Move{PaymentID: fund.PaymentID, From: from, To: to, Amount: part})
			amount -= part
		}
	}
	return moves
}

// Oldest are the funds that allocations to one target are, the oldest payment first.
func Oldest(allocations []Allocation) []Fund {
	funds := lists.Each(allocations, func(a Allocation) Fund { return Fund{a.PaymentID, a.Amount} })
	slices.SortFunc(funds, func(a, b Fund) int { return cmp.Compare(a.PaymentID, b.PaymentID) })
	return funds
}

// Latest are the same, the latest first: what was paid too much was paid last.
func Latest(allocations []Allocation) []Fund {
	funds := Oldest(allocations)
	slices.Reverse(funds)
	return funds
}

// FundsOf are what of payments is unallocated, in their order.
func FundsOf(payments []Payment) []Fund {
	return lists.Each(payments, func(p Payment) Fund { return Fund{p.ID, p.Unallocated} })
}

// Free is what of payments is unallocated.
func Free(payments []Payment) money.Cents {
	var free money.Cents
	for _, p := range payments {
		free += p.Unallocated
	}
	return free
}

// Moved is what moves come to.
func Moved(moves []Move) money.Cents {
	var moved money.Cents
	for _, m := range moves {
		moved += m.Amount
	}
	return moved
}

// Freed is by how much more moves leave unallocated; below 0, by how much less.
func Freed(moves []Move) money.Cents {
	var freed money.Cents
	for _, m := range moves {
		if m.To == (Target{}) {
			freed += m.Amount
		}
		if m.From == (Target{}) {
			freed -= m.Amount
		}
	}
	return freed
}

// Touched are the invoices and the orders whose payment moves change, ascending.
func Touched(moves []Move) (invoices, orders []int64) {
	for _, m := range moves {
		for _, t := range []Target{m.From, m.To} {
			if t.InvoiceID != 0 {
				invoices = append(invoices, t.InvoiceID)
			}
			if t.OrderID != 0 {
				orders = append(orders, t.OrderID)
			}
		}
	}
	return unique(invoices), unique(orders)
}

func unique(ids []int64) []int64 {
	slices.Sort(ids)
	return slices.Compact(ids)
}

// Back are the moves by which everything that a payment pays is unallocated again, refunds aside.
func (p Payment) Back() []Move {
	var moves []Move
	for _, a := range p.Allocations {
		if a.RefundID == 0 {
			moves = append(moves, Move{PaymentID: p.ID, From: a.Target, Amount: a.Amount})
		}
	}
	return moves
}

// Reallocated are the moves by which a payment pays what is wanted instead of what it pays: what stays is not moved. What is wanted twice
// is wanted in sum.
func (p Payment) Reallocated(wanted []Allocation) ([]Move, error) {
	pays := map[Target]money.Cents{}
	for _, a := range p.Allocations {
		pays[a.Target] += a.Amount
	}
	wants, targets := map[Target]money.Cents{}, []Target{}
	for _, w := range wanted {
		if wants[w.Target] == 0 {
			targets = append(targets, w.Target)
		}
		wants[w.Target] += w.Amount
	}
	var back, forth []Move
	free := p.Unallocated
	for _, a := range p.Allocations {
		if less := a.Amount - wants[a.Target]; a.RefundID == 0 && less > 0 {
			back = append(back, Move{PaymentID: p.ID, From: a.Target, Amount: less})
			free += less
		}
	}
	for _, target := range targets {
		if more := wants[target] - pays[target]; more > 0 {
			forth = append(forth, Move{PaymentID: p.ID, To: target, Amount: more})
			free -= more
		}
	}
	if free < 0 {
		return nil, ErrBeyondPayment
	}
	return append(back, forth...), nil
}

// Package app holds the use cases of wine lists, waiters and the requests that guests conclude.
package app

import (
	"cmp"
	"context"

	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/modules/tasteandbuy/internal/store"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/mail"
)

// Passwords hashes what people sign with (auth.Passwords).
type Passwords interface {
	Hash(ctx context.Context, password string) (string, error)
}

// Waiters are those of restaurants.
type Waiters struct {
	store     *store.Store
	db        *db.DB
	clock     clock.Clock
	parties   usersapi.Parties
	passwords Passwords
	post      *Post
	calls     usersapi.Calls
}

// NewWaiters makes the waiters over their store and the modules they ask.
func NewWaiters(s *store.Store, d *db.DB, c clock.Clock, parties usersapi.Parties, p Passwords, post *Post, calls usersapi.Calls) *Waiters {
	return &Waiters{store: s, db: d, clock: c, parties: parties, passwords: p, post: post, calls: calls}
}

// List gives a page of the actor's waiters.
func (all *Waiters) List(ctx context.Context, a auth.Actor, f domain.WaiterFilter) (lists.Page[domain.Waiter], error) {
	found, err := all.store.Waiters(ctx, a.ID, f)
	if err != nil || len(found.Rows) == 0 {
		return found, err
	}
	sales, err := all.store.SalesOf(ctx, a.ID, domain.Period{}, lists.Each(found.Rows, func(w domain.Waiter) int64 { return w.ID }))
	for i := range found.Rows {
		found.Rows[i].Sales = salesOf(sales, found.Rows[i].ID)
	}
	return found, err
}

// Waiter gives one of the actor's.
func (all *Waiters) Waiter(ctx context.Context, a auth.Actor, id int64) (domain.Waiter, error) {
	found, err := all.store.Waiter(ctx, nil, a.ID, id)
	if err != nil {
		return found, err
	}
	sales, err := all.store.SalesOf(ctx, a.ID, domain.Period{}, []int64{id})
	found.Sales = salesOf(sales, id)
	return found, err
}

func salesOf(all []domain.Sales, waiterID int64) domain.Sales {
	for _, sales := range all {
		if sales.WaiterID == waiterID {
			return sales
		}
	}
	return domain.Sales{}
}

// Add takes a waiter on, and mails what is kept of its sales in the same transaction; pin "" comes later.
func (all *Waiters) Add(ctx context.Context, a auth.Actor, p domain.Person, pin string) (domain.Waiter, error) {
	hash := ""
	if pin != "" {
		var err error
		if hash, err = all.passwords.Hash(ctx, pin); err != nil {
			return domain.Waiter{}, err
		}
	}
	restaurant, err := all.parties.Party(ctx, a.ID)
	if err != nil {
		return domain.Waiter{}, err
	}
	if err := all.calls.TellWaiter(ctx, a.ID); err != nil {
		return domain.Waiter{}, err
	}
	var added domain.Waiter
	err = all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		now := all.clock.Now()
		added = domain.NewWaiter(a.ID, p, now)
		if hash != "" {
			added.SetPIN(hash, now)
		}
		if err := all.checkEmail(ctx, tx, &added); err != nil {
			return err
		}
		if err := all.store.AddWaiter(ctx, tx, &added); err != nil {
			return err
		}
		if err := noteWaiter(ctx, tx, "waiters.added", nil, &added); err != nil {
			return err
		}
		return all.tell(ctx, tx, restaurant, &added)
	})
	return added, err
}

// WaiterChange is what a waiter gets instead.
type WaiterChange struct {
	Version int64
	Apply   func(*domain.Person)
	Active  *bool // nil: as it is
	Tells   bool  // an e-mail is given, at which the waiter may be told
}

// Change writes a waiter of the actor's anew; one with another e-mail is told again.
func (all *Waiters) Change(ctx context.Context, a auth.Actor, id int64, change WaiterChange) (domain.Waiter, error) {
	restaurant, err := all.parties.Party(ctx, a.ID)
	if err != nil {
		return domain.Waiter{}, err
	}
	if change.Tells {
		if err := all.calls.TellWaiter(ctx, a.ID); err != nil {
			return domain.Waiter{}, err
		}
	}
	return all.write(ctx, a, id, change.Version, "waiters.changed", func(ctx context.Context, tx *db.Tx, w *domain.Waiter) error {
		p := w.Person()
		change.Apply(&p)
		if change.Active != nil {
			w.Active = *change.Active
		}
		if !w.Write(p, w.UpdatedAt) {
			return nil
		}
		if err := all.checkEmail(ctx, tx, w); err != nil {
			return err
		}
		return all.tell(ctx, tx, restaurant, w)
	})
}

// checkEmail refuses a waiter whose e-mail another one of the restaurant has.
func (all *Waiters) checkEmail(ctx context.Context, tx *db.Tx, w *domain.Waiter) error {
	taken, err := all.store.HasOtherWaiter(ctx, tx, w)
	if err == nil && taken {
		err = fault.Invalid(domain.SameWaiter())
	}
	return err
}

// SetPIN gives a waiter of the actor's another PIN. Nothing is signed with it before the waiter is told.
func (all *Waiters) SetPIN(ctx context.Context, a auth.Actor, id, version int64, pin string) (domain.Waiter, error) {
	if _, err := all.store.Waiter(ctx, nil, a.ID, id); err != nil { // before the work on the hash
		return domain.Waiter{}, err
	}
	hash, err := all.passwords.Hash(ctx, pin)
	if err != nil {
		return domain.Waiter{}, err
	}
	return all.write(ctx, a, id, version, waiterPIN, func(_ context.Context, _ *db.Tx, w *domain.Waiter) error {
		w.SetPIN(hash, w.UpdatedAt)
		return nil
	})
}

// write lets a change work on a waiter that is locked, as the version that its author saw.
func (all *Waiters) write(
	ctx context.Context, a auth.Actor, id, version int64, action string, change func(context.Context, *db.Tx, *domain.Waiter) error,
) (changed domain.Waiter, err error) {
	err = all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		before, err := all.kept(ctx, tx, a, id, version)
		if err != nil {
			return err
		}
		changed = before
		changed.UpdatedAt = all.clock.Now()
		if err := change(ctx, tx, &changed); err != nil {
			return err
		}
		changed.Version++
		if err := all.store.WriteWaiter(ctx, tx, &changed); err != nil {
			return err
		}
		return noteWaiter(ctx, tx, action, &before, &changed)
	})
	return changed, err
}

// Remove deletes a waiter of the actor's to whom no sale belongs.
func (all *Waiters) Remove(ctx context.Context, a auth.Actor, id int64) error {
	return all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		before, err := all.store.Waiter(ctx, tx, a.ID, id)
		if err != nil {
			return err
		}
		if has, err := all.store.HasRequests(ctx, tx, id); err != nil || has {
			return cmp.Or(err, error(domain.ErrHasSales))
		}
		if err := all.store.RemoveWaiter(ctx, tx, id); err != nil {
			return err
		}
		return noteWaiter(ctx, tx, "waiters.removed", &before, nil)
	})
}

func (all *Waiters) tell(ctx context.Context, tx *db.Tx, restaurant usersapi.Party, w *domain.Waiter) error {
	to := Addressee{
		Email: w.Email, Name: w.Name(), Language: restaurant.Language, Receipt: &mail.Receipt{Kind: waiters, ID: w.ID},
	}
	return all.post.Send(ctx, tx, to, domain.WaiterLetter(restaurant.DisplayName()), "")
}

// HandedOver notes that a waiter is told (mail.Receipts).
func (all *Waiters) HandedOver(ctx context.Context, r mail.Receipt, to string) error {
	if r.Kind != waiters {
		return nil
	}
	return all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return all.store.HandWaiter(ctx, tx, r.ID, to, all.clock.Now())
	})
}

package app

import (
	"context"

	"millesime/modules/billing/billingapi"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// Transfers tell how orders are paid.
type Transfers = billingapi.Transfers

// Send mails the links whose time has come, and tells how many.
func (all *Requests) Send(ctx context.Context) (int, error) {
	return all.each(ctx, func(ctx context.Context, tx *db.Tx) ([]domain.Request, error) {
		return all.store.Due(ctx, tx, domain.Requested, "link_due_at", all.clock.Now())
	}, func(ctx context.Context, tx *db.Tx, r *domain.Request, parties map[int64]usersapi.Party) error {
		restaurant := parties[r.RestaurantID]
		if restaurant.Status != auth.Valid { // nothing leaves in its name any more
			step := r.Move(domain.Canceled, all.clock.Now())
			step.Comment = fault.Say("Le restaurant n’était plus actif quand le lien devait partir.",
				"The restaurant was not active any more when the link was to leave.").In(restaurant.Language)
			return all.store.WriteRequest(ctx, tx, r, &step)
		}
		step := r.Move(domain.Sent, all.clock.Now())
		r.Send(step.At)
		if err := all.store.WriteRequest(ctx, tx, r, &step); err != nil {
			return err
		}
		return all.mailLink(ctx, tx, restaurant, r)
	})
}

// Expire ends the requests that nobody answered in time, and tells how many.
func (all *Requests) Expire(ctx context.Context) (int, error) {
	return all.each(ctx, func(ctx context.Context, tx *db.Tx) ([]domain.Request, error) {
		return all.store.Due(ctx, tx, domain.Sent, "link_expires_at", all.clock.Now())
	}, func(ctx context.Context, tx *db.Tx, r *domain.Request, _ map[int64]usersapi.Party) error {
		step := r.Move(domain.Expired, all.clock.Now())
		return all.store.WriteRequest(ctx, tx, r, &step)
	})
}

// Erase forgets who asked in requests that ended long ago, with the people that they became, and tells how many. Orders and invoices
// keep the copies that the law wants.
func (all *Requests) Erase(ctx context.Context) (int, error) {
	return all.each(ctx, func(ctx context.Context, tx *db.Tx) ([]domain.Request, error) {
		unordered, ordered := domain.Erasable(all.clock.Now())
		return all.store.Erasable(ctx, tx, unordered, ordered)
	}, func(ctx context.Context, tx *db.Tx, r *domain.Request, _ map[int64]usersapi.Party) error {
		guest := r.GuestID
		r.Guest, r.GuestID, r.ErasedAt = domain.Guest{Language: r.Guest.Language}, 0, all.clock.Now()
		if err := all.store.WriteRequest(ctx, tx, r, nil); err != nil {
			return err
		}
		if err := all.store.EraseComments(ctx, tx, r.ID); err != nil || guest == 0 {
			return err
		}
		return all.Guests.ForgetGuests(ctx, tx, []int64{guest})
	})
}

// each does something to requests that wait, some in each transaction, until there are no more.
func (all *Requests) each(
	ctx context.Context, waiting func(context.Context, *db.Tx) ([]domain.Request, error),
	do func(context.Context, *db.Tx, *domain.Request, map[int64]usersapi.Party) error,
) (int, error) {
	total := 0
	for {
		n := 0
		err := all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			rows, err := waiting(ctx, tx)
			if n = len(rows); err != nil || n == 0 {
				return err
			}
			var people []int64
			for i := range rows {
				people = append(people, rows[i].RestaurantID)
			}
			parties, err := all.Parties.Parties(ctx, people)
			if err != nil {
				return err
			}
			for i := range rows {
				if err := do(ctx, tx, &rows[i], parties); err != nil {
					return err
				}
			}
			return nil
		})
		total += n
		if err != nil || n == 0 {
			return total, err
		}
	}
}

// mailLink sends the guest the link to its request, with what of it is awaited now and who sells it.
func (all *Requests) mailLink(ctx context.Context, tx *db.Tx, restaurant usersapi.Party, r *domain.Request) error {
	v := domain.Visit{Request: *r, Restaurant: restaurant.DisplayName()}
	if err := all.price(ctx, &v); err != nil {
		return err
	}
	token := all.Links.Sign(auth.Pass{Document: r.ID, Person: usersapi.OpensRequest, Until: r.LinkExpiresAt})
	return all.post.Send(ctx, tx, addressee(r), domain.LinkLetter(&v), "/demande/"+token)
}

func addressee(r *domain.Request) Addressee {
	return Addressee{Email: r.Guest.Email, Name: r.Guest.Name(), Language: r.Guest.Language}
}

package app

import (
	"context"
	"errors"

	"millesime/modules/cart/cartapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/modules/tasteandbuy/internal/store"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/jobs"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/versions"
)

// RequestSources are the modules that requests ask.
type RequestSources struct {
	Parties   usersapi.Parties
	Cases     usersapi.Registrations
	Rebates   usersapi.Rebates
	Guests    usersapi.Guests
	Calls     usersapi.Calls
	Sales     cartapi.Sales
	Followed  ordersapi.Followed
	Sellers   ordersapi.Sellers
	Transfers Transfers
	Links     *auth.Links
}

// Requests are what guests ask to have sent home.
type Requests struct {
	RequestSources

	store *store.Store
	jobs  *jobs.Queue
	db    *db.DB
	clock clock.Clock
	lists *WineLists
	post  *Post
}

// NewRequests makes them over their store, the lists they are made from and the modules they ask.
func NewRequests(s *store.Store, d *db.DB, q *jobs.Queue, c clock.Clock, l *WineLists, post *Post, sources RequestSources) *Requests {
	return &Requests{RequestSources: sources, store: s, jobs: q, db: d, clock: c, lists: l, post: post}
}

// List gives a page of the actor's requests.
func (all *Requests) List(ctx context.Context, a auth.Actor, f domain.RequestFilter) (lists.Page[domain.Request], error) {
	return all.store.Requests(ctx, a.ID, f)
}

// Simulated is what a request would come to.
type Simulated struct {
	cartapi.Offered

	List   domain.ShownList
	Wishes []domain.Wish
}

// Shipping is what its delivery costs, incl. tax.
func (s *Simulated) Shipping() money.Cents { return domain.Carriage(s.Parts) }

// Simulate prices wishes for an address; what cannot be sold now is refused.
func (all *Requests) Simulate(ctx context.Context, a auth.Actor, wishes []domain.Wish, to usersapi.Address) (Simulated, error) {
	list, err := all.store.ListOf(ctx, nil, a.ID)
	if errors.Is(err, domain.ErrListNotFound) {
		err = domain.ErrNoList
	}
	if err != nil {
		return Simulated{}, err
	}
	shown, err := all.lists.show(ctx, list)
	if err != nil {
		return Simulated{}, err
	}
	if err := domain.CheckWishes(wishes, &shown); err != nil {
		return Simulated{}, err
	}
	offered, err := all.Sales.Offer(ctx, cartapi.Sale{
		Goods:   lists.Each(wishes, func(w domain.Wish) cartapi.SaleLine { return cartapi.SaleLine(w) }),
		Address: to, Origin: ordersapi.OriginTasteAndBuy,
	})
	return Simulated{Offered: offered, List: shown, Wishes: wishes}, err
}

// Asked is a request as it is entered.
type Asked struct {
	WaiterID int64
	Guest    domain.Guest
	Birthday string // looked at, and forgotten
	Wishes   []domain.Wish
}

// Ask keeps a request: nothing is reserved, and the link waits for its time.
func (all *Requests) Ask(ctx context.Context, a auth.Actor, asked Asked) (domain.Request, error) {
	now := all.clock.Now()
	if err := domain.CheckAge(asked.Birthday, now); err != nil {
		return domain.Request{}, err
	}
	simulated, err := all.Simulate(ctx, a, asked.Wishes, asked.Guest.Address)
	if err != nil {
		return domain.Request{}, err
	}
	if len(simulated.Blockers) > 0 {
		return domain.Request{}, fault.Invalid(domain.AtPostcode(simulated.Blockers, "address.postcode")...)
	}
	parties, err := all.Parties.Parties(ctx, []int64{a.ID, a.Impersonator})
	if err != nil {
		return domain.Request{}, err
	}
	if err := all.Calls.AskGuest(ctx, a.ID, asked.Guest.Email); err != nil {
		return domain.Request{}, err
	}
	begun := domain.Request{
		RestaurantID: a.ID, WaiterID: asked.WaiterID, Status: domain.Requested, Guest: asked.Guest, Shipping: simulated.Shipping(),
		Total: simulated.TotalTaxIncl, AgeCheckedAt: now, AgeCheckedBy: parties[a.ID].DisplayName(), ConsentAt: now,
		LinkDueAt: domain.LinkDue(now, simulated.List.LinkDelay), Version: 1, CreatedAt: now, UpdatedAt: now,
	}
	begun.Take(simulated.Parts)
	var r domain.Request
	err = all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		r = begun // a transaction may run again
		if r.WaiterID != 0 {
			waiter, err := all.store.Waiter(ctx, tx, a.ID, r.WaiterID)
			if err := domain.CheckWaiter(&waiter, err); err != nil {
				return err
			}
			r.AgeCheckedBy = waiter.Name()
		}
		return all.store.AddRequest(ctx, tx, &r, domain.Step{To: domain.Requested, Signature: usersapi.Sign(a, parties), At: now})
	})
	if err != nil {
		return domain.Request{}, err
	}
	return all.Request(ctx, a, r.ID)
}

// Cancel takes a request of the actor's back, before or after its link left.
func (all *Requests) Cancel(ctx context.Context, a auth.Actor, id, version int64, comment string) (domain.Request, error) {
	parties, err := all.Parties.Parties(ctx, []int64{a.ID, a.Impersonator})
	if err != nil {
		return domain.Request{}, err
	}
	err = all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		r, err := all.kept(ctx, tx, a, id, version)
		if err != nil {
			return err
		}
		if _, err := domain.Table().Resolve(r, r.Status, domain.Canceled, domain.RoleRestaurant, comment); err != nil {
			return err
		}
		step := r.Move(domain.Canceled, all.clock.Now())
		step.Signature, step.Comment = usersapi.Sign(a, parties), comment
		return all.store.WriteRequest(ctx, tx, &r, &step)
	})
	if err != nil {
		return domain.Request{}, err
	}
	return all.Request(ctx, a, id)
}

// Correct writes where the mail of a request of the actor's goes, as long as it has not left.
func (all *Requests) Correct(ctx context.Context, a auth.Actor, id, version int64, email string) (domain.Request, error) {
	if err := all.Calls.AskGuest(ctx, a.ID, email); err != nil {
		return domain.Request{}, err
	}
	err := all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		r, err := all.kept(ctx, tx, a, id, version)
		if err != nil || r.Guest.Email == email {
			return err
		}
		if r.Status != domain.Requested {
			return domain.ErrLinkLeft
		}
		r.Guest.Email, r.UpdatedAt = email, all.clock.Now()
		r.Version++
		if err := all.store.WriteRequest(ctx, tx, &r, nil); err != nil {
			return err
		}
		return note(ctx, tx, "taste_and_buy.corrected", &r, nil) // neither e-mail: the trail outlives them
	})
	if err != nil {
		return domain.Request{}, err
	}
	return all.Request(ctx, a, id)
}

func note(ctx context.Context, tx *db.Tx, action string, r *domain.Request, after any) error {
	return audit.Append(ctx, tx, audit.Entry{
		Action: action, Subject: "taste_and_buy", SubjectID: r.ID, Person: r.RestaurantID, After: after,
		Thing: versions.Path("taste_and_buy/orders", r.ID), Version: r.Version,
	})
}

// Resend mails the link of a request of the actor's again: the same one, good as long as it was.
func (all *Requests) Resend(ctx context.Context, a auth.Actor, id, version int64) (domain.Request, error) {
	restaurant, err := all.Parties.Party(ctx, a.ID)
	if err != nil {
		return domain.Request{}, err
	}
	err = all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		r, err := all.kept(ctx, tx, a, id, version)
		if err != nil {
			return err
		}
		now := all.clock.Now()
		if err := r.CheckResend(now); err != nil {
			return err
		}
		r.Send(now)
		r.Version++
		r.UpdatedAt = now
		if err := all.store.WriteRequest(ctx, tx, &r, nil); err != nil {
			return err
		}
		if err := note(ctx, tx, "taste_and_buy.link_sent", &r, map[string]int64{"mails": r.Mails}); err != nil {
			return err
		}
		return all.mailLink(ctx, tx, restaurant, &r)
	})
	if err != nil {
		return domain.Request{}, err
	}
	return all.Request(ctx, a, id)
}

func (all *Requests) kept(ctx context.Context, tx *db.Tx, a auth.Actor, id, version int64) (domain.Request, error) {
	r, err := all.store.Request(ctx, tx, a.ID, id)
	if err == nil {
		err = audit.CheckSeen(ctx, all.db, tx, versions.Thing{Path: versions.Path("taste_and_buy/orders", id), Version: r.Version}, version)
	}
	return r, err
}

// Summary is what the actor's requests of a period came to.
func (all *Requests) Summary(ctx context.Context, a auth.Actor, p domain.Period) (domain.Summary, error) {
	return all.store.Summary(ctx, a.ID, p)
}

package app

import (
	"context"
	"errors"
	"maps"
	"slices"
	"time"

	"millesime/modules/cart/cartapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/modules/tasteandbuy/tasteandbuyevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// opened checks a link of a guest, and counts that somebody at an address followed it.
func (all *Requests) opened(ctx context.Context, token, ip string, opens ...int64) (id, what int64, err error) {
	if err := all.Calls.FollowLink(ctx, ip); err != nil { // also of a link that somebody guesses
		return 0, 0, err
	}
	pass, err := all.Links.Check(token, all.clock.Now())
	ended := errors.Is(err, auth.ErrLinkEnded)
	if err != nil && !ended || !slices.Contains(opens, pass.Person) {
		return 0, 0, domain.ErrLinkUnknown
	}
	if ended {
		return pass.Document, pass.Person, domain.ErrLinkEnded
	}
	return pass.Document, pass.Person, nil
}

// Visit is the request that a link opens, as it can be ordered now. One that is concluded is shown after its link ended, too.
func (all *Requests) Visit(ctx context.Context, token, ip string) (domain.Visit, error) {
	id, _, ended := all.opened(ctx, token, ip, usersapi.OpensRequest)
	if ended != nil && !errors.Is(ended, domain.ErrLinkEnded) {
		return domain.Visit{}, ended
	}
	v, err := all.visit(ctx, id)
	if err == nil && ended != nil && v.Status != domain.Concluded {
		err = ended
	}
	return v, err
}

func (all *Requests) visit(ctx context.Context, id int64) (domain.Visit, error) {
	r, err := all.store.AnyRequest(ctx, nil, id)
	if err != nil {
		return domain.Visit{}, unknownLink(err)
	}
	restaurant, err := all.Parties.Party(ctx, r.RestaurantID)
	if err != nil {
		return domain.Visit{}, err
	}
	v := domain.Visit{Request: r, Restaurant: restaurant.DisplayName()}
	if r.Status == domain.Concluded {
		v.Follow = all.followPath(&r)
	}
	if r.Status == domain.Sent {
		if err = all.price(ctx, &v); restaurant.Status != auth.Valid {
			v.Obstacles = append(v.Obstacles, domain.ErrRestaurantGone.Line())
		}
	}
	return v, err
}

// unknownLink is what a link to a request that is not there opens: nothing.
func unknownLink(err error) error {
	if errors.Is(err, domain.ErrRequestNotFound) {
		return domain.ErrLinkUnknown
	}
	return err
}

// price tells what of a request can be ordered now, and what that comes to.
func (all *Requests) price(ctx context.Context, v *domain.Visit) error {
	goods, gone, stock := v.Request.Goods(), map[int64]string{}, map[int64]int64{}
	for len(goods) > 0 {
		offered, err := all.Sales.Offer(ctx, cartapi.Sale{Goods: goods, Address: v.Guest.Address, Origin: ordersapi.OriginTasteAndBuy})
		if err != nil {
			return err
		}
		left, lost, obstacles := domain.Lose(goods, offered.Blockers)
		v.Now, v.Obstacles = offered, obstacles
		maps.Copy(gone, lost)
		maps.Copy(stock, offered.Left)
		if goods = left; len(lost) == 0 {
			break
		}
	}
	if len(goods) == 0 {
		v.Now = cartapi.Offered{}
	}
	if err := all.readSellers(ctx, v); err != nil {
		return err
	}
	v.Goods = goods
	for _, item := range v.Items {
		if code, lost := gone[item.ProductID]; lost {
			v.Gone = append(v.Gone, domain.NewGone(item, code, stock[item.ProductID]))
		}
	}
	return nil
}

// readSellers finds who sells what is asked for, the general terms that the guest would accept, and what the catalogue tells of the wines.
func (all *Requests) readSellers(ctx context.Context, v *domain.Visit) error {
	ids := lists.Each(v.Items, func(i domain.Item) int64 { return i.SupplierID })
	slices.Sort(ids)
	ids = slices.Compact(ids)
	cases, err := all.Cases.Showcases(ctx, ids)
	if err != nil {
		return err
	}
	v.Terms = make(map[int64]string, len(ids))
	for _, id := range ids {
		v.Terms[id] = cases[id].CGV
	}
	if v.Sellers, err = all.Sellers.ShopSellers(ctx, ids); err != nil {
		return err
	}
	v.Drinks, err = all.lists.cellar.Known(ctx, lists.Each(v.Items, func(i domain.Item) int64 { return i.ProductID }))
	return err
}

// Refuse is the guest's no.
func (all *Requests) Refuse(ctx context.Context, token, ip string) error {
	id, _, ended := all.opened(ctx, token, ip, usersapi.OpensRequest)
	if ended != nil && !errors.Is(ended, domain.ErrLinkEnded) {
		return ended
	}
	return all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		r, err := all.store.AnyRequest(ctx, tx, id)
		switch {
		case err != nil:
			return unknownLink(err)
		case r.Status == domain.Refused:
			return nil
		case ended != nil && r.Status != domain.Concluded: // of that one it is said that it is ordered
			return ended
		}
		if err := r.CheckAnswer(); err != nil {
			return err
		}
		if _, err := domain.Table().Resolve(r, r.Status, domain.Refused, domain.RoleGuest, ""); err != nil {
			return err
		}
		step := r.Move(domain.Refused, all.clock.Now())
		if err := all.store.WriteRequest(ctx, tx, &r, &step); err != nil {
			return err
		}
		return tx.Publish(ctx, answered(&r))
	})
}

// answered tells the restaurant what its guest answered.
func answered(r *domain.Request) tasteandbuyevents.RequestAnsweredV1 {
	return tasteandbuyevents.RequestAnsweredV1{
		RequestID: r.ID, Number: r.Number, RestaurantID: r.RestaurantID, Ordered: r.Status == domain.Concluded,
	}
}

// Agreement is what a guest says as it orders.
type Agreement struct {
	OfAge, Terms bool
	Seen         string // digest of what the page showed
}

// Conclude orders what a request asks for, as its guest was shown it: one order a supplier, once. It gives the page on which they are
// followed. What moved meanwhile is refused and shown.
func (all *Requests) Conclude(ctx context.Context, token, ip string, agreed Agreement) (follow string, err error) {
	id, _, ended := all.opened(ctx, token, ip, usersapi.OpensRequest)
	if ended != nil && !errors.Is(ended, domain.ErrLinkEnded) {
		return "", ended
	}
	v, err := all.visit(ctx, id)
	switch {
	case err != nil:
		return "", err
	case v.Status == domain.Concluded:
		return v.Follow, nil
	case ended != nil:
		return "", ended
	case v.CheckAnswer() != nil:
		return "", v.CheckAnswer()
	case !agreed.OfAge || !agreed.Terms:
		return "", domain.ErrNotAgreed
	case !v.MayConclude() || domain.Digest(v.Now.Parts) != agreed.Seen:
		return "", domain.ErrMovedSince
	}
	guest, err := all.becomePerson(ctx, id)
	if err != nil {
		return "", err
	}
	r, err := all.order(db.WithOrigin(ctx, guest, 0), &v)
	return all.followPath(&r), err
}

// becomePerson makes the guest a person who can order, once, before it does: the modules that are asked about the order read people
// outside its transaction. One who orders nothing after all is forgotten with its request.
func (all *Requests) becomePerson(ctx context.Context, id int64) (guest int64, err error) {
	err = all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		r, err := all.store.AnyRequest(ctx, tx, id)
		if guest = r.GuestID; err != nil || guest != 0 {
			return err
		}
		guest, err = all.Guests.AddGuest(ctx, tx, usersapi.Guest{
			FirstName: r.Guest.FirstName, LastName: r.Guest.LastName, Email: r.Guest.Email, Phone: r.Guest.Phone, Language: r.Guest.Language,
			Address: r.Guest.Address,
		})
		if err != nil {
			return err
		}
		r.GuestID = guest
		return all.store.WriteRequest(ctx, tx, &r, nil)
	})
	return guest, err
}

// order places the orders of a request and ends it, in one transaction.
func (all *Requests) order(ctx context.Context, v *domain.Visit) (r domain.Request, err error) {
	restaurant, err := all.Parties.Party(ctx, v.RestaurantID)
	if err != nil {
		return r, err
	}
	total, agreed := v.Now.TotalTaxIncl, domain.Digest(v.Now.Parts)
	err = all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if r, err = all.store.AnyRequest(ctx, tx, v.ID); err != nil || r.Status == domain.Concluded {
			return err
		}
		if err := r.CheckAnswer(); err != nil { // it was answered meanwhile
			return err
		}
		if _, err := domain.Table().Resolve(r, r.Status, domain.Concluded, domain.RoleGuest, ""); err != nil {
			return err
		}
		if r.CommissionRate, err = all.Rebates.SupplierRebate(ctx, tx, r.RestaurantID); err != nil {
			return err
		}
		sale := r.Sale(v.Goods)
		sale.Introducer, sale.ExpectedTotal = restaurant, &total
		sold, err := all.Sales.Sell(ctx, tx, sale)
		if err != nil {
			return movedSince(err)
		}
		if domain.Digest(lists.Each(sold, func(s cartapi.Sold) ordersapi.Draft { return s.Draft })) != agreed {
			return domain.ErrMovedSince
		}
		step := r.Move(domain.Concluded, all.clock.Now())
		r.Conclude(sold)
		if err := all.store.AddOrders(ctx, tx, r.Orders); err != nil {
			return err
		}
		if err := all.store.WriteRequest(ctx, tx, &r, &step); err != nil {
			return err
		}
		return tx.Publish(ctx, answered(&r))
	})
	return r, err
}

// movedSince is what a guest reads of a sale that something stands in the way of: the page shows what.
func movedSince(err error) error {
	if said, ok := fault.As(err); ok && (said.Kind == fault.Conflict || said.Kind == fault.Unprocessable) {
		return domain.ErrMovedSince.Because(err)
	}
	return err
}

// followPath is where the orders of a request are followed without an account.
func (all *Requests) followPath(r *domain.Request) string {
	until := r.EndedAt.Add(usersapi.FollowTerm).Truncate(time.Second)
	return "/suivi/" + all.Links.Sign(auth.Pass{Document: r.ID, Person: usersapi.OpensOrders, Until: until})
}

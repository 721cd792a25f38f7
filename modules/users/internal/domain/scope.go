package domain

import (
	"slices"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// TradeMemory is how long a supplier sees who ordered from it (domain 2), and who buys in shops whom it ordered from.
const TradeMemory = 24 // months

// Scope is the people an actor may see (domain 2), as the store needs it to
// put it in its queries.
type Scope struct {
	Actor       int64
	Everyone    bool       // every account…
	Superadmins bool       // …superadmins included
	Parents     bool       // whose child the actor is by a valid relation
	Children    bool       // whose parent the actor is by a valid relation
	Assigned    bool       // customers a supplier assigned to the actor
	TradedSince time.Time  // who ordered from the actor since; zero = none
	BoughtSince time.Time  // the public card of whom the actor ordered from since, whatever became of its shop; zero = none
	CardsFor    auth.Group // the public card of valid suppliers with a product open to this group; "" = none
	Cards       []int64    // these suppliers, as who knows the products names them
}

// ScopeOf is the row scope of people for an actor (domain 2).
func ScopeOf(a auth.Actor, now time.Time) Scope {
	s := Scope{Actor: a.ID}
	switch a.Group {
	case auth.Superadmin:
		s.Everyone, s.Superadmins = true, true
	case auth.Admin:
		s.Everyone = true
	case auth.Supplier:
		s.Children = true
		s.TradedSince = now.AddDate(0, -TradeMemory, 0)
	case auth.CommercialAgent:
		s.Parents, s.Children, s.Assigned = true, true, true
	case auth.Customer:
		s.CardsFor, s.BoughtSince = a.Group, now.AddDate(0, -TradeMemory, 0)
	default: // buyers and distributors
		s.Parents, s.CardsFor = true, a.Group
		if a.Group == auth.CSE {
			s.BoughtSince = now.AddDate(0, -TradeMemory, 0)
		}
	}
	return s
}

// sorts tells whether the actor reads what a key sorts by of everybody in the scope (domain 2.1): names and e-mails are
// not on public cards, when an account was made concerns admins only, who ordered when and who follows it the supplier.
func (s Scope) sorts(key string) bool {
	switch key {
	case SortCreatedAt:
		return s.Everyone
	case SortLastName, SortEmail:
		return s.CardsFor == ""
	case SortLastOrderAt, SortAgent:
		return !s.TradedSince.IsZero()
	default:
		return true
	}
}

// Refusal answers violations when a query asks for an order or a filter by what the actor does not read.
func (s Scope) Refusal(q PeopleQuery) error {
	var violations []fault.Violation
	refuse := func(path string) {
		violations = append(violations, fault.At(path, "not_readable",
			"Vous ne pouvez ni trier ni filtrer selon cette donnée.", "You can neither sort nor filter by this."))
	}
	for _, sort := range q.Sorts {
		if !s.sorts(sort.Key) {
			refuse("order[" + sort.Key + "]")
		}
	}
	if !s.Everyone && !q.CreatedFrom.IsZero() {
		refuse("createdAt[gte]")
	}
	if !s.Everyone && !q.CreatedTo.IsZero() {
		refuse("createdAt[lte]")
	}
	return fault.Check(violations)
}

// Tie is how close a person is to the reader; it decides what the reader sees
// of the person (domain 2.1).
type Tie int

// The ties, from far to near.
const (
	TieCard     Tie = iota // public card only
	TieRelated             // parent, or ordered from the reader
	TieCustomer            // child of the reader, or assigned to it: addresses too
	TieFull                // the person itself, or an admin
)

// Seen is a person with the reader's tie to it.
type Seen struct {
	User

	Tie Tie
}

// MayBeOrderedForBy tells whether a person may be put on the actor's cart, as usersapi.Access tells.
func (s Seen) MayBeOrderedForBy(actor auth.Actor) bool {
	switch {
	case Purchases(actor.Group):
		return s.ID == actor.ID
	case s.Status != auth.Valid || !Purchases(s.Group) || s.IsGuest():
		return false
	}
	return actor.Group.IsAdmin() || s.Tie == TieCustomer
}

// SeenWith keeps of a person what a tie lets one read (domain 2.1).
func (u User) SeenWith(t Tie) User {
	if t == TieFull {
		return u
	}
	seen := User{
		ID: u.ID, Group: u.Group, Status: u.Status, Company: u.Company, Parameters: u.Parameters.card(),
	}
	if u.Group == auth.Supplier {
		// Whoever sells names itself on its papers by its registration and its seat (Code de commerce, R123-237).
		seen.SIREN, seen.SIRET, seen.NumVAT, seen.Addresses = u.SIREN, u.SIRET, u.NumVAT, u.seat()
	}
	if t == TieCard {
		return seen
	}
	seen.Email, seen.Phone, seen.Guest = u.Email, u.Phone, u.Guest
	seen.Civility, seen.FirstName, seen.LastName = u.Civility, u.FirstName, u.LastName
	if t == TieCustomer {
		seen.Addresses = u.Addresses
	}
	return seen
}

// seat is the default billing address alone; nothing without one.
func (u User) seat() []usersapi.Address {
	at := slices.IndexFunc(u.Addresses, func(a usersapi.Address) bool { return a.Type == usersapi.BillingAddress && a.IsDefault })
	if at < 0 {
		return nil
	}
	return u.Addresses[at : at+1]
}

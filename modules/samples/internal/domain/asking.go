package domain

import (
	"context"
	"slices"
	"strings"
	"time"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/samples/samplesevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// Transactor runs a function in a transaction (db.DB).
type Transactor interface {
	InTx(ctx context.Context, fn func(ctx context.Context, tx *db.Tx) error) error
}

// Requests writes requests.
type Requests interface {
	// Add writes a request with its first step; ErrOpenRequest when the buyer has an open one for the product.
	Add(ctx context.Context, tx *db.Tx, r Request, step Step) (int64, error)
	// Lock reads requests of a scope, locked in id order until the end; those outside are left out.
	Lock(ctx context.Context, tx *db.Tx, scope lists.Scope, ids []int64) (map[int64]Request, error)
	// Remove deletes a request and its timeline.
	Remove(ctx context.Context, tx *db.Tx, id int64) error
	// NoteWithdrawal keeps for a while that a buyer took a request back.
	NoteWithdrawal(ctx context.Context, tx *db.Tx, customerID, productID int64, at, forget time.Time) error
	// Withdrawn counts what a buyer took back since an instant: of a product, and of all.
	Withdrawn(ctx context.Context, tx *db.Tx, customerID, productID int64, since time.Time) (ofProduct, ofAll int64, err error)
	// Used sums the units of a year that count in the quota.
	Used(ctx context.Context, tx *db.Tx, customerID, productID int64, year int) (int64, error)
	// Open finds the open request of a buyer for a product; false when there is none.
	Open(ctx context.Context, customerID, productID int64) (Request, bool, error)
	// Quota is what a supplier gives; DefaultQuota when it has not said.
	Quota(ctx context.Context, tx *db.Tx, supplierID int64) (int64, error)
}

// Asking is how buyers ask for samples.
type Asking struct {
	db       Transactor
	requests Requests
	products catalogueapi.Products
	parties  usersapi.Parties
	terms    usersapi.Terms
	access   usersapi.Access
	clock    clock.Clock
}

// NewAsking makes the use cases.
func NewAsking(
	d Transactor, r Requests, p catalogueapi.Products, parties usersapi.Parties, terms usersapi.Terms, access usersapi.Access, c clock.Clock,
) *Asking {
	return &Asking{db: d, requests: r, products: p, parties: parties, terms: terms, access: access, clock: c}
}

// Ask is what a buyer asks for.
type Ask struct {
	ProductID int64
	Quantity  int64
	Comment   string
	AddressID int64
}

// Ask opens a request within the quota of the year, or tells why not. Two at once are settled by the index of open ones.
func (s *Asking) Ask(ctx context.Context, a auth.Actor, ask Ask) (int64, error) {
	address, err := s.address(ctx, a.ID, ask.AddressID)
	if err != nil {
		return 0, err
	}
	var made int64
	err = s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		visible, err := s.products.Visible(ctx, tx, a, a.Group, []int64{ask.ProductID})
		if err != nil {
			return err
		}
		product, ok := visible[ask.ProductID]
		if !ok {
			return unknownProduct()
		}
		if !product.Active || !product.SampleAllowed {
			return notOffered()
		}
		now := s.clock.Now()
		if err := s.notAgainAndAgain(ctx, tx, a.ID, product.ID, now); err != nil {
			return err
		}
		if err := s.withinQuota(ctx, tx, a.ID, product, ask.Quantity, now); err != nil {
			return err
		}
		made, err = s.write(ctx, tx, a, product, Request{
			Product: copyOf(product), SupplierID: product.SupplierID, CustomerID: a.ID, Impersonator: a.Impersonator,
			Quantity: ask.Quantity, Comment: ask.Comment, Address: address, Status: Pending, CreatedAt: now,
		})
		return err
	})
	return made, err
}

func (s *Asking) write(ctx context.Context, tx *db.Tx, a auth.Actor, p catalogueapi.Product, r Request) (int64, error) {
	parties, err := s.parties.Parties(ctx, []int64{a.ID, p.SupplierID, a.Impersonator})
	if err != nil {
		return 0, err
	}
	terms, err := s.terms.CustomerTerms(ctx, a.ID)
	if err != nil {
		return 0, err
	}
	r.Customer, r.Supplier = parties[a.ID], parties[p.SupplierID]
	id, err := s.requests.Add(ctx, tx, r, stepOf(a, parties, "", Pending, "", r.CreatedAt))
	if err != nil {
		return 0, err
	}
	return id, tx.Publish(ctx, samplesevents.RequestAskedV1{
		RequestID: id, ProductName: p.Name, CustomerID: a.ID, SupplierID: p.SupplierID, AgentID: terms[p.SupplierID].AgentID,
	})
}

// Withdraw deletes a request that nobody answered yet.
func (s *Asking) Withdraw(ctx context.Context, a auth.Actor, id int64) error {
	scope, err := s.access.Scope(ctx, a)
	if err != nil {
		return err
	}
	return s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		locked, err := s.requests.Lock(ctx, tx, scope, []int64{id})
		if err != nil {
			return err
		}
		r, ok := locked[id]
		switch {
		case !ok:
			return ErrNotFound
		case RoleOf(a, r) != RoleBuyer:
			return ErrWithdraw
		case r.Status != Pending:
			return ErrAnswered.Body(current{r.Status})
		}
		err = audit.Append(ctx, tx, audit.Entry{
			Action: "sample_requests.withdrawn", Subject: "sample_requests", SubjectID: id, Person: a.ID,
			Before: map[string]any{"product": r.Product.Name, "quantity": r.Quantity},
		})
		if err != nil {
			return err
		}
		now := s.clock.Now()
		if err := s.requests.NoteWithdrawal(ctx, tx, r.CustomerID, r.Product.ID, now, now.Add(-withdrawalPause)); err != nil {
			return err
		}
		return s.requests.Remove(ctx, tx, id)
	})
}

// Each request tells a supplier, also one that is taken back.
const (
	withdrawalPause      = 24 * time.Hour
	withdrawalsOfProduct = 3
	withdrawalsOfBuyer   = 20
)

// notAgainAndAgain refuses another request of who took many back lately.
func (s *Asking) notAgainAndAgain(ctx context.Context, tx *db.Tx, customerID, productID int64, now time.Time) error {
	ofProduct, ofAll, err := s.requests.Withdrawn(ctx, tx, customerID, productID, now.Add(-withdrawalPause))
	if err == nil && (ofProduct >= withdrawalsOfProduct || ofAll >= withdrawalsOfBuyer) {
		return ErrManyWithdrawals.RetryAfter(withdrawalPause)
	}
	return err
}

// address finds the delivery address among the buyer's own, where version 1 delivers.
func (s *Asking) address(ctx context.Context, userID, id int64) (usersapi.Address, error) {
	const path = "shippingAddress"
	known, err := s.parties.Addresses(ctx, userID)
	if err != nil {
		return usersapi.Address{}, err
	}
	at := slices.IndexFunc(known, func(a usersapi.Address) bool { return a.ID == id })
	if at < 0 {
		return usersapi.Address{}, invalid(path, "not_found", fault.Text{
			FR: "Cette adresse est introuvable.", EN: "This address cannot be found.",
		})
	}
	if _, served := pricingapi.Department(pricingapi.Destination{Country: known[at].Country, Postcode: known[at].Postcode}); !served {
		return usersapi.Address{}, invalid(path, "not_served", fault.Text{
			FR: "Livraison non proposée à cette adresse", EN: "We do not deliver to this address",
		})
	}
	return known[at], nil
}

func unknownProduct() error {
	return invalid("product", "not_found", fault.Text{FR: "Ce produit est introuvable.", EN: "This product cannot be found."})
}

func notOffered() error {
	return invalid("product", "not_offered", fault.Text{
		FR: "Ce produit n’est pas proposé en échantillon.", EN: "No sample of this product is offered.",
	})
}

// stepOf is the timeline entry of an actor's move.
func stepOf(a auth.Actor, parties map[int64]usersapi.Party, from, to Status, comment string, at time.Time) Step {
	step := Step{From: from, To: to, ActorID: a.ID, ActorName: parties[a.ID].DisplayName(), Comment: strings.TrimSpace(comment), At: at}
	if a.Impersonated() {
		step.Impersonator, step.ImpersonatorName = a.Impersonator, parties[a.Impersonator].PersonalName()
	}
	return step
}

func copyOf(p catalogueapi.Product) ordersapi.Product {
	return ordersapi.Product{
		ID: p.ID, Reference: p.Reference, Name: p.Name, Type: p.Type, Colour: p.Colour, Region: p.Region,
		Appellation: p.Appellation, Vintage: p.Vintage, BottleSizeMl: p.BottleSizeMl,
		UnitsPerCarton: p.UnitsPerCarton, ABVTenths: p.ABVTenths, Image: p.Image,
	}
}

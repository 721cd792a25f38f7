package domain

import (
	"context"
	"time"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// DefaultQuota is how many units of a product one customer may ask for in a year, until the supplier says otherwise.
const DefaultQuota = 1

// MaxQuota keeps a sample a sample.
const MaxQuota = 24

// withinQuota refuses more than the supplier gives of a product to a customer in a year.
func (s *Asking) withinQuota(ctx context.Context, tx *db.Tx, customerID int64, p catalogueapi.Product, quantity int64, now time.Time) error {
	quota, left, err := s.left(ctx, tx, customerID, p, now)
	if err != nil || quantity <= left {
		return err
	}
	if left == 0 {
		return invalid("quantity", "quota_used", fault.Text{
			FR: "Vous avez déjà demandé cet échantillon cette année : {quota} par an au plus.",
			EN: "You already asked for this sample this year: {quota} a year at most.",
		}.Fill("quota", quota))
	}
	return invalid("quantity", "quota", fault.Text{
		FR: "Vous pouvez encore en demander {left} cette année.", EN: "You can still ask for {left} this year.",
	}.Fill("left", left))
}

func (s *Asking) left(ctx context.Context, tx *db.Tx, customerID int64, p catalogueapi.Product, now time.Time) (quota, left int64, err error) {
	if quota, err = s.requests.Quota(ctx, tx, p.SupplierID); err != nil {
		return 0, 0, err
	}
	used, err := s.requests.Used(ctx, tx, customerID, p.ID, quotaYear(now))
	return quota, max(quota-used, 0), err
}

// Why a buyer cannot ask for a sample now.
const (
	ReasonNotOffered  = "not_offered"
	ReasonOpenRequest = "open_request"
	ReasonQuotaUsed   = "quota_used"
)

// Allowance is what a buyer may ask of a product now.
type Allowance struct {
	Reason string // "" when it may
	Quota  int64  // a year
	Left   int64
	Open   *Request // the request that is under way
}

// Allowance tells whether a buyer may ask for a sample of a product, and why not. An unknown product is not there.
func (s *Asking) Allowance(ctx context.Context, a auth.Actor, productID int64) (Allowance, error) {
	visible, err := s.products.Visible(ctx, nil, a, a.Group, []int64{productID})
	if err != nil {
		return Allowance{}, err
	}
	product, ok := visible[productID]
	if !ok || !product.Active {
		return Allowance{}, unknownProduct()
	}
	var out Allowance
	if out.Quota, out.Left, err = s.left(ctx, nil, a.ID, product, s.clock.Now()); err != nil {
		return Allowance{}, err
	}
	open, found, err := s.requests.Open(ctx, a.ID, productID)
	if err != nil {
		return Allowance{}, err
	}
	switch {
	case found:
		out.Reason, out.Open = ReasonOpenRequest, &open
	case !product.SampleAllowed:
		out.Reason = ReasonNotOffered
	case out.Left == 0:
		out.Reason = ReasonQuotaUsed
	}
	return out, nil
}

// QuotaStore keeps what suppliers give.
type QuotaStore interface {
	Quota(ctx context.Context, tx *db.Tx, supplierID int64) (int64, error)
	WriteQuota(ctx context.Context, tx *db.Tx, supplierID, units int64, at time.Time) error
}

// Quotas are what suppliers give of each product to a customer in a year.
type Quotas struct {
	db      Transactor
	store   QuotaStore
	parties usersapi.Parties
	clock   clock.Clock
}

// NewQuotas makes the use cases.
func NewQuotas(d Transactor, s QuotaStore, parties usersapi.Parties, c clock.Clock) *Quotas {
	return &Quotas{db: d, store: s, parties: parties, clock: c}
}

// Of reads a supplier's quota: its own, or anybody's for an admin.
func (q *Quotas) Of(ctx context.Context, a auth.Actor, supplierID int64) (int64, error) {
	if err := q.inScope(ctx, a, supplierID); err != nil {
		return 0, err
	}
	return q.store.Quota(ctx, nil, supplierID)
}

// Set writes a supplier's quota. Requests that were made stay as they are.
func (q *Quotas) Set(ctx context.Context, a auth.Actor, supplierID, units int64) error {
	if err := q.inScope(ctx, a, supplierID); err != nil {
		return err
	}
	return q.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		before, err := q.store.Quota(ctx, tx, supplierID)
		if err != nil {
			return err
		}
		if err := q.store.WriteQuota(ctx, tx, supplierID, units, q.clock.Now()); err != nil {
			return err
		}
		return audit.Append(ctx, tx, audit.Entry{
			Action: "sample_quotas.changed", Subject: "users", SubjectID: supplierID,
			Before: map[string]any{"sampleQuota": before}, After: map[string]any{"sampleQuota": units},
		})
	})
}

func (q *Quotas) inScope(ctx context.Context, a auth.Actor, supplierID int64) error {
	if !a.Group.IsAdmin() {
		if a.ID != supplierID {
			return ErrQuota
		}
		return nil
	}
	parties, err := q.parties.Parties(ctx, []int64{supplierID})
	if err == nil && parties[supplierID].Group != auth.Supplier {
		return ErrQuota
	}
	return err
}

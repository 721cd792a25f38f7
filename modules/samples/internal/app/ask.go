package app

import (
	"context"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/samples/internal/domain"
	"millesime/modules/samples/samplesevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Ask is what a buyer asks for.
type Ask struct {
	ProductID int64
	Quantity  int64
	Comment   string
	AddressID int64
}

// Ask opens a request within the quota of the year, or tells why not. Two at once are settled by the index of open ones.
func (r *Requests) Ask(ctx context.Context, a auth.Actor, ask Ask) (int64, error) {
	known, err := r.Parties.Addresses(ctx, a.ID)
	if err != nil {
		return 0, err
	}
	address, err := domain.DeliveryAddress(known, ask.AddressID)
	if err != nil {
		return 0, err
	}
	var made int64
	err = r.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		product, err := r.product(ctx, tx, a, ask.ProductID)
		if err != nil {
			return err
		}
		if !product.Active || !product.SampleAllowed {
			return domain.NotOffered()
		}
		now := r.clock.Now()
		ofProduct, ofAll, err := r.store.Withdrawn(ctx, tx, a.ID, product.ID, now.Add(-domain.WithdrawalPause))
		if err != nil {
			return err
		}
		if err := domain.CheckWithdrawals(ofProduct, ofAll); err != nil {
			return err
		}
		quota, err := r.quota(ctx, tx, a.ID, product, now)
		if err != nil {
			return err
		}
		if err := quota.Check(ask.Quantity); err != nil {
			return err
		}
		made, err = r.open(ctx, tx, a, domain.Request{
			Product: domain.CopyOf(product), SupplierID: product.SupplierID, CustomerID: a.ID, Impersonator: a.Impersonator,
			Quantity: ask.Quantity, Comment: ask.Comment, Address: address, Status: domain.Pending, CreatedAt: now,
		})
		return err
	})
	return made, err
}

// product is one that the actor sees.
func (r *Requests) product(ctx context.Context, in db.Handle, a auth.Actor, id int64) (productsapi.Product, error) {
	visible, err := r.Products.Visible(ctx, in, a, a.Group, []int64{id})
	if err != nil {
		return productsapi.Product{}, err
	}
	product, ok := visible[id]
	if !ok {
		return productsapi.Product{}, domain.UnknownProduct()
	}
	return product, nil
}

func (r *Requests) open(ctx context.Context, tx *db.Tx, a auth.Actor, one domain.Request) (int64, error) {
	parties, err := r.Parties.Parties(ctx, []int64{a.ID, one.SupplierID, a.Impersonator})
	if err != nil {
		return 0, err
	}
	terms, err := r.Terms.CustomerTerms(ctx, a.ID)
	if err != nil {
		return 0, err
	}
	one.Customer, one.Supplier = parties[a.ID], parties[one.SupplierID]
	id, err := r.store.Add(ctx, tx, one, domain.Step{To: domain.Pending, Signature: usersapi.Sign(a, parties), At: one.CreatedAt})
	if err != nil {
		return 0, err
	}
	return id, tx.Publish(ctx, samplesevents.RequestAskedV1{
		RequestID: id, ProductName: ordersapi.Called(one.Product.Name, one.Product.Vintage),
		CustomerID: a.ID, SupplierID: one.SupplierID, AgentID: terms[one.SupplierID].AgentID,
	})
}

// Allowance tells whether a buyer may ask for a sample of a product, and why not. An unknown product is not there.
func (r *Requests) Allowance(ctx context.Context, a auth.Actor, productID int64) (domain.Allowance, error) {
	product, err := r.product(ctx, nil, a, productID)
	if err != nil {
		return domain.Allowance{}, err
	}
	if !product.Active {
		return domain.Allowance{}, domain.UnknownProduct()
	}
	quota, err := r.quota(ctx, nil, a.ID, product, r.clock.Now())
	if err != nil {
		return domain.Allowance{}, err
	}
	open, err := r.store.Open(ctx, a.ID, productID)
	return domain.Allow(product, quota, open), err
}

// quota is what a buyer may have of a product in the year of an instant.
func (r *Requests) quota(ctx context.Context, in db.Handle, customerID int64, p productsapi.Product, at time.Time) (domain.Quota, error) {
	units, err := r.store.Quota(ctx, in, p.SupplierID)
	if err != nil {
		return domain.Quota{}, err
	}
	used, err := r.store.Used(ctx, in, customerID, p.ID, domain.QuotaYear(at))
	return domain.Quota{Units: units, Used: used}, err
}

// Withdraw deletes a request that nobody answered yet.
func (r *Requests) Withdraw(ctx context.Context, a auth.Actor, id int64) error {
	return r.change(ctx, a, id, func(ctx context.Context, tx *db.Tx, one domain.Request) error {
		if err := one.CheckWithdrawal(domain.RoleOf(a, one)); err != nil {
			return err
		}
		err := audit.Append(ctx, tx, audit.Entry{
			Action: "sample_requests.withdrawn", Subject: "sample_requests", SubjectID: id, Person: a.ID,
			Before: map[string]any{"product": one.Product.Name, "quantity": one.Quantity},
		})
		if err != nil {
			return err
		}
		now := r.clock.Now()
		if err := r.store.NoteWithdrawal(ctx, tx, one.CustomerID, one.Product.ID, now, now.Add(-domain.WithdrawalPause)); err != nil {
			return err
		}
		return r.store.Remove(ctx, tx, id)
	})
}

// Quota is what a supplier gives of each product to a customer in a year: its own, or anybody's for an admin.
func (r *Requests) Quota(ctx context.Context, a auth.Actor, supplierID int64) (int64, error) {
	if err := r.checkSupplier(ctx, a, supplierID); err != nil {
		return 0, err
	}
	return r.store.Quota(ctx, nil, supplierID)
}

// SetQuota writes a supplier's quota. Requests that were made stay as they are.
func (r *Requests) SetQuota(ctx context.Context, a auth.Actor, supplierID, units int64) error {
	if err := r.checkSupplier(ctx, a, supplierID); err != nil {
		return err
	}
	return r.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		before, err := r.store.Quota(ctx, tx, supplierID)
		if err != nil {
			return err
		}
		if err := r.store.WriteQuota(ctx, tx, supplierID, units, r.clock.Now()); err != nil {
			return err
		}
		return audit.Append(ctx, tx, audit.Entry{
			Action: "sample_quotas.changed", Subject: "users", SubjectID: supplierID,
			Before: map[string]any{"sampleQuota": before}, After: map[string]any{"sampleQuota": units},
		})
	})
}

// checkSupplier refuses the quota of others, and of who is no supplier.
func (r *Requests) checkSupplier(ctx context.Context, a auth.Actor, supplierID int64) error {
	if !a.Group.IsAdmin() {
		if a.ID != supplierID {
			return domain.ErrQuota
		}
		return nil
	}
	parties, err := r.Parties.Parties(ctx, []int64{supplierID})
	if err == nil && parties[supplierID].Group != auth.Supplier {
		return domain.ErrQuota
	}
	return err
}

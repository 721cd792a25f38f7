package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/codes/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// Add keeps a new code.
func (c *Codes) Add(ctx context.Context, actor auth.Actor, wanted domain.KeptCode) (domain.CodeView, error) {
	now := c.clock.Now()
	wanted.CreatedAt, wanted.UpdatedAt, wanted.CreatedBy, wanted.Impersonator = now, now, actor.ID, actor.Impersonator
	if err := wanted.Change(false, func(*domain.KeptCode) {}); err != nil {
		return domain.CodeView{}, err
	}
	if err := c.checkParts(ctx, actor, wanted); err != nil {
		return domain.CodeView{}, err
	}
	err := c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if err := c.store.InsertCode(ctx, tx, &wanted); err != nil {
			return err
		}
		if err := trailCode(ctx, tx, "pricing.promo_code_added", wanted, nil, codeTrail(wanted)); err != nil {
			return err
		}
		return c.tell(ctx, tx, wanted, wanted.NewsOf(tx.Now()))
	})
	if err != nil {
		return domain.CodeView{}, err
	}
	return c.Code(ctx, actor, wanted.ID)
}

// Change lets change work on a code.
func (c *Codes) Change(ctx context.Context, actor auth.Actor, id, seen int64, change func(*domain.KeptCode)) (domain.CodeView, error) {
	err := c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		code, err := c.lock(ctx, tx, id, seen)
		if err != nil {
			return err
		}
		used, err := c.store.WasUsed(ctx, tx, id)
		if err != nil {
			return err
		}
		before := code
		if err := code.Change(used, change); err != nil {
			return err
		}
		if same, err := audit.Same(codeTrail(before), codeTrail(code)); same || err != nil {
			return err
		}
		if !before.SameParts(code) {
			if err := c.checkParts(ctx, actor, code); err != nil {
				return err
			}
		}
		code.UpdatedAt = tx.Now()
		code.Version++
		code.Told = code.Told && !code.Lives(tx.Now())
		if err := c.store.UpdateCode(ctx, tx, code); err != nil {
			return err
		}
		if err := trailCode(ctx, tx, "pricing.promo_code_changed", code, codeTrail(before), codeTrail(code)); err != nil {
			return err
		}
		return c.tell(ctx, tx, code, code.NewsSince(before, tx.Now()))
	})
	if err != nil {
		return domain.CodeView{}, err
	}
	return c.Code(ctx, actor, id)
}

// Delete removes a code that was never used.
func (c *Codes) Delete(ctx context.Context, id, seen int64) error {
	return c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		code, err := c.lock(ctx, tx, id, seen)
		if err != nil {
			return err
		}
		used, err := c.store.WasUsed(ctx, tx, id)
		if err != nil {
			return err
		}
		if used {
			return domain.ErrCodeWasUsed
		}
		if err := c.store.DeleteCode(ctx, tx, id); err != nil {
			return err
		}
		if err := trailCode(ctx, tx, "pricing.promo_code_removed", code, codeTrail(code), nil); err != nil {
			return err
		}
		gone := domain.KeptCode{}
		return c.tell(ctx, tx, code, gone.NewsSince(code, tx.Now()))
	})
}

// lock reads a code for a write by somebody who saw a version of it.
func (c *Codes) lock(ctx context.Context, tx *db.Tx, id, seen int64) (domain.KeptCode, error) {
	code, err := c.store.KeptCode(ctx, tx, id)
	if err != nil {
		return code, err
	}
	return code, audit.CheckSeen(ctx, c.db, tx, codeThing(code), seen)
}

// checkParts refuses bearers that are no suppliers, and products that none of them sells.
func (c *Codes) checkParts(ctx context.Context, actor auth.Actor, code domain.KeptCode) error {
	companies, err := c.parties.Parties(ctx, code.SupplierIDs)
	if err != nil {
		return err
	}
	products, err := c.products.Names(ctx, actor, code.ProductIDs)
	if err != nil {
		return err
	}
	var refused []fault.Violation
	for n, id := range code.SupplierIDs {
		if companies[id].Group != auth.Supplier {
			refused = append(refused, quote.UnknownSupplier(n))
		}
	}
	for n, id := range code.ProductIDs {
		product, known := products[id]
		switch {
		case !known:
			refused = append(refused, domain.UnknownProduct(n))
		case !slices.Contains(code.SupplierIDs, product.SupplierID):
			refused = append(refused, domain.OthersProduct(n))
		}
	}
	return fault.Check(refused)
}

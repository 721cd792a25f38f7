package app

import (
	"context"
	"fmt"
	"slices"

	"millesime/modules/stores/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/files"
	"millesime/platform/picture"
)

// Uploads are how pictures come into the house.
type Uploads struct {
	Files    *files.Store
	Pictures *picture.Cleaner
}

const (
	maxBannerBytes = 5 << 20
	bannerSide     = 2000 // pixels: it fills a large screen
)

// Beginning is what a supplier says of a shop that it begins; what it leaves out is proposed.
type Beginning struct{ Name, Slug string }

// Begin makes the actor's shop.
func (all *Stores) Begin(ctx context.Context, a auth.Actor, b Beginning) (domain.Shown, error) {
	party, err := all.Parties.Party(ctx, a.ID)
	if err != nil {
		return domain.Shown{}, err
	}
	if b.Name == "" {
		b.Name = party.DisplayName()
	}
	var begun domain.Store
	err = all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		begun = domain.New(a.ID, b.Name, b.Slug, all.clock.Now())
		if b.Slug == "" {
			if begun.Slug, err = all.proposal(ctx, tx, party); err != nil {
				return err
			}
		}
		begun.Tidy()
		if err := begun.CheckSlug(); err != nil {
			return err
		}
		parties, err := all.Parties.Parties(ctx, []int64{a.ID, a.Impersonator})
		if err != nil {
			return err
		}
		step := domain.Step{To: domain.Draft, Signature: usersapi.Sign(a, parties), At: begun.CreatedAt}
		if err := all.store.Insert(ctx, tx, &begun, step); err != nil {
			return err
		}
		return note(ctx, tx, "stores.added", nil, &begun)
	})
	if err != nil {
		return domain.Shown{}, err
	}
	return all.Store(ctx, a, begun.ID)
}

// proposal is a free name for the page of a company.
func (all *Stores) proposal(ctx context.Context, tx *db.Tx, of usersapi.Party) (string, error) {
	byNumber := domain.ByNumber(of.ID)
	wanted := domain.Proposal(of.DisplayName(), byNumber)
	for _, slug := range []string{wanted, fmt.Sprint(wanted, "-2"), fmt.Sprint(wanted, "-3")} {
		if taken, err := all.store.IsTaken(ctx, tx, slug, 0); err != nil || !taken {
			return slug, err
		}
	}
	return byNumber, nil
}

// Change is what a shop gets instead; nil keeps.
type Change struct {
	Version int64
	Apply   func(*domain.Store)
	Places  []domain.Place // nil: the products stay where they are
}

// Change lets a change work on a shop that the actor keeps.
func (all *Stores) Change(ctx context.Context, a auth.Actor, id int64, change Change) (domain.Shown, error) {
	err := all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		kept, err := all.kept(ctx, tx, a, id, change.Version)
		if err != nil {
			return err
		}
		shown, err := all.show(ctx, tx, kept)
		if err != nil {
			return err
		}
		lacked, before, order := shown.Missing(), trailOf(kept), shown.ProductIDs()
		change.Apply(&shown.Store)
		shown.Tidy()
		if err := shown.CheckSlug(); err != nil {
			return err
		}
		if shown.Licence != kept.Licence {
			if err := shown.Licence.Check(all.clock.Now()); err != nil {
				return err
			}
		}
		if err := shown.CheckOpen(lacked); err != nil {
			return err
		}
		if change.Places != nil {
			if order, err = shown.Ordered(change.Places); err != nil {
				return err
			}
		}
		moved := !slices.Equal(order, shown.ProductIDs())
		if trailOf(shown.Store) == before && !moved {
			return nil
		}
		if moved {
			if err := all.Shops.PlaceInShop(ctx, tx, shown.SupplierID, order); err != nil {
				return err
			}
		}
		shown.Version++
		shown.UpdatedAt = all.clock.Now()
		if err := all.store.Update(ctx, tx, &shown.Store); err != nil {
			return err
		}
		after := trailOf(shown.Store)
		before.Order, after.Order = reordered(shown.ProductIDs(), order)
		return noteAs(ctx, tx, "stores.changed", &before, &shown.Store, after)
	})
	if err != nil {
		return domain.Shown{}, err
	}
	return all.Store(ctx, a, id)
}

// kept locks a shop that the actor keeps, as the version it saw.
func (all *Stores) kept(ctx context.Context, tx *db.Tx, a auth.Actor, id, version int64) (domain.Store, error) {
	found, err := all.store.Find(ctx, tx, a, id)
	if err == nil {
		err = audit.CheckSeen(ctx, all.db, tx, thingOf(&found), version)
	}
	return found, err
}

// SetBanner makes a picture the banner of a shop; "" takes it away.
func (all *Stores) SetBanner(ctx context.Context, a auth.Actor, id, version int64, dataURL string) (domain.Shown, error) {
	if _, err := all.store.Find(ctx, nil, a, id); err != nil { // before the work on the picture
		return domain.Shown{}, err
	}
	file := ""
	if dataURL != "" {
		content, err := all.uploads.Pictures.Clean(ctx, dataURL, picture.Limits{MaxBytes: maxBannerBytes, MaxSide: bannerSide})
		if err != nil {
			return domain.Shown{}, picture.At("image", err)
		}
		if file, err = all.uploads.Files.PutURL(ctx, content); err != nil {
			return domain.Shown{}, err
		}
	}
	return all.Change(ctx, a, id, Change{Version: version, Apply: func(s *domain.Store) { s.Banner = file }})
}

package app

import (
	"context"
	"slices"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/modules/users/usersevents"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Addresses are the billing and shipping addresses that people keep.
type Addresses struct{ *Sight }

// NewAddresses makes them.
func NewAddresses(s *Sight) *Addresses { return &Addresses{s} }

// Add keeps a new address of its UserID, which the actor may write for. The
// first of its type is the default, and so is one that says so.
func (s *Addresses) Add(ctx context.Context, a auth.Actor, address usersapi.Address) (usersapi.Address, error) {
	if _, err := s.writable(ctx, a, address.UserID); err != nil {
		return address, err
	}
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		kept, err := s.store.LockAddresses(ctx, tx, address.UserID)
		if err != nil {
			return err
		}
		if len(kept) >= domain.MaxAddresses {
			return domain.TooManyAddresses()
		}
		chosen := -1
		if address.IsDefault {
			chosen = len(kept)
		}
		after := append(slices.Clone(kept), address)
		domain.SettleDefaults(after, chosen)
		if err := s.change(ctx, tx, kept, after[:len(kept)]); err != nil {
			return err
		}
		added := after[len(kept)]
		if added.ID, err = s.store.AddAddress(ctx, tx, added); err != nil {
			return err
		}
		address = added
		return tellAddress(ctx, tx, "users.address_added", nil, &added)
	})
	return address, err
}

// AddressChange is what an address gets instead; its type may change too.
type AddressChange struct {
	Apply   func(*usersapi.Address) error // refuses what is against the rules
	Default *bool                         // nil keeps what it is; an address that changes its type is no default by that
}

// Change changes an address that the actor may write. Taking the default's mark
// away gives it to another of the type, if any.
func (s *Addresses) Change(ctx context.Context, a auth.Actor, id int64, change AddressChange) (usersapi.Address, error) {
	var changed usersapi.Address
	err := s.inList(ctx, a, id, func(ctx context.Context, tx *db.Tx, kept []usersapi.Address, at int) error {
		after := slices.Clone(kept)
		if err := change.Apply(&after[at]); err != nil {
			return err
		}
		after[at].IsDefault = kept[at].IsDefault && after[at].Type == kept[at].Type
		chosen := -1
		switch {
		case change.Default == nil:
		case *change.Default:
			chosen = at
		case after[at].IsDefault:
			chosen = slices.IndexFunc(after, func(b usersapi.Address) bool { return b.Type == after[at].Type && b.ID != id })
		}
		domain.SettleDefaults(after, chosen)
		changed = after[at]
		if err := s.keepsBilling(ctx, tx, kept[at], after); err != nil {
			return err
		}
		return s.change(ctx, tx, kept, after)
	})
	return changed, err
}

// Remove deletes an address that the actor may write; another one of its type
// becomes the default. Orders keep their copies.
func (s *Addresses) Remove(ctx context.Context, a auth.Actor, id int64) error {
	return s.inList(ctx, a, id, func(ctx context.Context, tx *db.Tx, kept []usersapi.Address, at int) error {
		removed := kept[at]
		if err := s.store.RemoveAddress(ctx, tx, id); err != nil {
			return err
		}
		if err := tellAddress(ctx, tx, "users.address_removed", &removed, nil); err != nil {
			return err
		}
		kept = slices.Delete(kept, at, at+1)
		if err := s.keepsBilling(ctx, tx, removed, kept); err != nil {
			return err
		}
		after := slices.Clone(kept)
		domain.SettleDefaults(after, -1)
		return s.change(ctx, tx, kept, after)
	})
}

// inList runs do with the addresses of a person and the place of one of them,
// locked. Somebody else's address is as one that does not exist.
func (s *Addresses) inList(
	ctx context.Context, a auth.Actor, id int64,
	do func(ctx context.Context, tx *db.Tx, kept []usersapi.Address, at int) error,
) error {
	owner, err := s.store.AddressOwner(ctx, id)
	if err != nil {
		return err
	}
	if owner == 0 || (owner != a.ID && !a.Group.IsAdmin()) {
		return domain.ErrAddressNotFound
	}
	if _, err := s.writable(ctx, a, owner); err != nil {
		return err
	}
	return s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		kept, err := s.store.LockAddresses(ctx, tx, owner)
		if err != nil {
			return err
		}
		at := slices.IndexFunc(kept, func(b usersapi.Address) bool { return b.ID == id })
		if at < 0 { // deleted meanwhile
			return domain.ErrAddressNotFound
		}
		return do(ctx, tx, kept, at)
	})
}

// change writes those that differ. Marks of defaults are taken away first, so
// that a type never has two.
func (s *Addresses) change(ctx context.Context, tx *db.Tx, before, after []usersapi.Address) error {
	for i, cleared := range before {
		if cleared.IsDefault && cleared != after[i] {
			cleared.IsDefault = false
			if err := s.store.ChangeAddress(ctx, tx, cleared); err != nil {
				return err
			}
		}
	}
	for i := range after {
		if before[i] == after[i] {
			continue
		}
		if err := s.store.ChangeAddress(ctx, tx, after[i]); err != nil {
			return err
		}
		if err := tellAddress(ctx, tx, "users.address_changed", &before[i], &after[i]); err != nil {
			return err
		}
	}
	return nil
}

// addressState is an address as the audit trail shows it.
type addressState struct {
	usersapi.Address

	UserID    int64 `json:"userId"`
	IsDefault bool  `json:"isDefault"`
}

// tellAddress keeps what happened to an address in the trail, and tells whose it is.
func tellAddress(ctx context.Context, tx *db.Tx, action string, before, after *usersapi.Address) error {
	entry := audit.Entry{Action: action, Subject: "addresses"}
	if before != nil {
		entry.SubjectID, entry.Person, entry.Before = before.ID, before.UserID, addressState{*before, before.UserID, before.IsDefault}
	}
	if after != nil {
		entry.SubjectID, entry.Person, entry.After = after.ID, after.UserID, addressState{*after, after.UserID, after.IsDefault}
	}
	if err := audit.Append(ctx, tx, entry); err != nil {
		return err
	}
	return tx.Publish(ctx, usersevents.SheetChangedV1{UserID: entry.Person})
}

package app

import (
	"context"

	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// NameSuppliers says whose the goods of documents are; of gives the id of one's supplier, and where its name goes.
func NameSuppliers[T any](ctx context.Context, s Sources, all []T, of func(*T) (int64, *usersapi.Party)) error {
	return name(all, of, func(ids []int64) (map[int64]usersapi.Party, error) { return s.Parties.Parties(ctx, ids) })
}

// NameProducts says what the products of lines are called, as an actor sees them; of gives the id of one's product, and where it goes.
func NameProducts[T any](ctx context.Context, s Sources, a auth.Actor, all []T, of func(*T) (int64, *productsapi.Product)) error {
	return name(all, of, func(ids []int64) (map[int64]productsapi.Product, error) { return s.Products.Seen(ctx, a, ids) })
}

func name[T, V any](all []T, of func(*T) (int64, *V), known func(ids []int64) (map[int64]V, error)) error {
	ids := make([]int64, 0, len(all))
	for n := range all {
		id, _ := of(&all[n])
		ids = append(ids, id)
	}
	found, err := known(domain.Unique(ids))
	for n := range all {
		id, to := of(&all[n])
		*to = found[id]
	}
	return err
}

// Supplier is whose the goods of a document are.
func (s Sources) Supplier(ctx context.Context, id int64) (usersapi.Party, error) {
	known, err := s.Parties.Parties(ctx, []int64{id})
	return known[id], err
}

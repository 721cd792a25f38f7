package store

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/gate"
	"millesime/platform/lists"
)

// exportPage is how many orders of an export are read together.
const exportPage = 1_000

// Each gives all of a list one by one, a page at a time behind a cursor, so that neither memory nor the locks of the
// database grow with the list.
func (s *Store) Each(
	ctx context.Context, scope lists.Scope, filter domain.Filter, limit int64, each func(domain.Summary) error,
) error {
	t, err := s.terms(ctx, scope, filter)
	if err != nil {
		return err
	}
	total, err := s.count(ctx, scope, filter, t, limit)
	if err != nil {
		return err
	}
	if total > limit {
		return domain.ErrExportTooLarge
	}
	filter.Limit, filter.Offset, filter.After = exportPage, 0, ""
	for {
		list, err := s.page(ctx, scope, filter, t, total)
		if err != nil {
			return err
		}
		for _, order := range list.Rows {
			if err := each(order); err != nil {
				return err
			}
		}
		if filter.After = list.Next; filter.After == "" {
			return nil
		}
		if err := gate.Yield(ctx); err != nil {
			return err
		}
	}
}

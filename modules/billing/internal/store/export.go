package store

import (
	"context"

	"millesime/modules/billing/internal/domain"
	"millesime/platform/gate"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// exportPage is how many invoices of an export are read together.
const exportPage = 1_000

// Each gives all of a list one by one, a page at a time behind a cursor.
func (s *Store) Each(ctx context.Context, scope lists.Scope, filter domain.Filter, each func(domain.Document) error) error {
	filter.Limit, filter.Offset, filter.After = exportPage, 0, ""
	for given := 0; ; {
		page, err := s.List(ctx, scope, filter)
		if err != nil {
			return err
		}
		if given += len(page.Rows); given > domain.ExportLimit {
			return domain.ErrExportTooLarge
		}
		for _, invoice := range page.Rows {
			if err := each(invoice); err != nil {
				return err
			}
		}
		if filter.After = page.Next; filter.After == "" {
			return nil
		}
		if err := gate.Yield(ctx); err != nil {
			return err
		}
	}
}

func sum(count, cents int64) domain.Sum { return domain.Sum{Count: count, Amount: money.Cents(cents)} }

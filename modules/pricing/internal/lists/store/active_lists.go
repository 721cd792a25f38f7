package store

import (
	"context"
	"fmt"
	"time"

	"millesime/modules/pricing/internal/lists/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
)

// activeRow is a price with its list.
type activeRow struct {
	ID          int64
	SupplierID  int64
	Name        string
	Discounts   string
	StartsOn    string
	EndsOn      string
	PublishedAt time.Time
	Narrow      bool // the list names the customer
	ProductID   int64
	MinQuantity int64
	PriceCents  money.Cents
}

func (r activeRow) list() quote.Mercuriale {
	return quote.Mercuriale{
		ID: r.ID, Name: r.Name, SupplierID: r.SupplierID, From: r.StartsOn, To: r.EndsOn, Discounts: quote.ListDiscountsOf(r.Discounts),
		PublishedAt: r.PublishedAt.UTC(),
	}
}

// ActiveLists reads, in one statement, what the lists of a customer and its group ask for products on a day. Each list holds
// the prices of those products alone. Groups that do not buy by lists have none.
func (s *Store) ActiveLists(
	ctx context.Context, in db.Handle, customerID int64, group auth.Group, day string, productIDs []int64,
) ([]quote.Mercuriale, error) {
	if !domain.IsListBuyer(group) || len(productIDs) == 0 {
		return nil, nil
	}
	bound := s.db.Bind(in)
	return activeLists(ctx, bound, customerID, group, day, " AND e.product_id IN (?)", bound.Ints(productIDs))
}

// AllActiveLists reads the same with all prices of the lists.
func (s *Store) AllActiveLists(ctx context.Context, customerID int64, group auth.Group, day string) ([]quote.Mercuriale, error) {
	if !domain.IsListBuyer(group) {
		return nil, nil
	}
	return activeLists(ctx, s.db.Bind(nil), customerID, group, day, "")
}

func activeLists(
	ctx context.Context, bound *db.Bound, customerID int64, group auth.Group, day, narrowed string, by ...any,
) ([]quote.Mercuriale, error) {
	var rows []activeRow
	args := append([]any{bound.Int(customerID), bound.Text(string(group)), bound.Text(day), bound.Text(day)}, by...)
	err := bound.NewRaw(`SELECT l.id, l.name, l.supplier_id, l.discounts, l.starts_on, l.ends_on, l.published_at, f.narrow, e.product_id,
  e.min_quantity, e.price_cents
FROM (SELECT list_id, TRUE AS narrow FROM price_list_customers WHERE customer_id = ?
  UNION ALL SELECT list_id, FALSE FROM price_list_groups WHERE group_code = ?) AS f
JOIN price_lists AS l ON l.id = f.list_id AND l.published_at IS NOT NULL AND l.starts_on <= ? AND (l.ends_on = '' OR l.ends_on >= ?)
JOIN price_list_entries AS e ON e.list_id = l.id`+narrowed+`
ORDER BY l.id`, args...).Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("pricing: read active price lists: %w", err)
	}
	var found []quote.Mercuriale
	for _, r := range rows {
		if len(found) == 0 || found[len(found)-1].ID != r.ID {
			list := r.list()
			if r.Narrow {
				list.CustomerIDs = []int64{customerID}
			} else {
				list.Groups = []auth.Group{group}
			}
			found = append(found, list)
		}
		list := &found[len(found)-1]
		list.Entries = append(list.Entries, quote.ListEntry{ProductID: r.ProductID, MinQuantity: r.MinQuantity, Price: r.PriceCents})
	}
	return found, nil
}

package store

import (
	"context"
	"fmt"

	"millesime/modules/pricing/internal/lists/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// AddPriceList writes a list with all that it holds, and gives its id. One without a series begins its own.
func (s *Store) AddPriceList(ctx context.Context, tx *db.Tx, l domain.PriceList) (int64, error) {
	row := newListRow(l)
	if _, err := tx.IDB().NewInsert().Model(&row).Exec(ctx); err != nil {
		return 0, fmt.Errorf("write price list: %w", err)
	}
	if l.SeriesID == 0 {
		if _, err := tx.IDB().NewUpdate().TableExpr("price_lists").Set("series_id = id").Where("id = ?", row.ID).Exec(ctx); err != nil {
			return 0, fmt.Errorf("begin a series of price lists: %w", err)
		}
	}
	l.ID = row.ID
	if err := s.writeAddressees(ctx, tx, l); err != nil {
		return 0, err
	}
	return row.ID, s.writeEntries(ctx, tx, l)
}

// ChangePriceList writes a locked list anew; its entries only when they are given.
func (s *Store) ChangePriceList(ctx context.Context, tx *db.Tx, l domain.PriceList, entries bool) error {
	row := newListRow(l)
	row.Version, row.UpdatedAt = l.Version+1, tx.Now()
	_, err := tx.IDB().NewUpdate().Model(&row).
		Column("name", "search_text", "customers_text", "discounts", "starts_on", "ends_on", "published_at", "version", "updated_at",
			"former_ends_on", "former_end_reason").
		WherePK().Exec(ctx)
	if err != nil {
		return fmt.Errorf("change price list: %w", err)
	}
	if err := forget(ctx, tx, l.ID, "price_list_customers", "price_list_groups"); err != nil {
		return err
	}
	if err := s.writeAddressees(ctx, tx, l); err != nil || !entries {
		return err
	}
	if err := forget(ctx, tx, l.ID, "price_list_entries"); err != nil {
		return err
	}
	return s.writeEntries(ctx, tx, l)
}

// EndPriceList gives a locked list its last day, of which nobody was told yet.
func (s *Store) EndPriceList(ctx context.Context, tx *db.Tx, id int64, end domain.ListEnd) error {
	_, err := tx.IDB().NewUpdate().TableExpr("price_lists").Set("ends_on = ?", end.To).Set("end_reason = ?", end.Reason).
		Set("version = version + 1").
		Set("told = CASE WHEN told > ? THEN ? ELSE told END", domain.ToldBegun, domain.ToldBegun).
		Set("updated_at = ?", tx.Now()).Where("id = ?", id).Exec(ctx)
	return wrap("end price list", err)
}

// RemoveListCustomer takes a customer out of a locked list, which is left for those that it names and is found by them alone; they are
// called.
func (s *Store) RemoveListCustomer(ctx context.Context, tx *db.Tx, left domain.PriceList, customerID int64) error {
	_, err := tx.IDB().NewDelete().Model((*listCustomerRow)(nil)).Where("list_id = ? AND customer_id = ?", left.ID, customerID).Exec(ctx)
	if err != nil {
		return fmt.Errorf("take a customer out of a price list: %w", err)
	}
	_, err = tx.IDB().NewUpdate().TableExpr("price_lists").Set("customers_text = ?", newListRow(left).CustomersText).
		Set("version = version + 1").Set("updated_at = ?", tx.Now()).Where("id = ?", left.ID).Exec(ctx)
	return wrap("note that a price list changed", err)
}

// LockListsNaming locks the series of the lists of a supplier that name a customer and have not ended on a civil day, and gives the ids
// of those lists, in order.
func (s *Store) LockListsNaming(ctx context.Context, tx *db.Tx, supplierID, customerID int64, day string) ([]int64, error) {
	naming := tx.IDB().NewSelect().Model((*priceListRow)(nil)).Where("l.supplier_id = ?", supplierID).
		Where("l.ends_on = '' OR l.ends_on >= ?", day).
		Where("l.id IN (SELECT c.list_id FROM price_list_customers AS c WHERE c.customer_id = ?)", customerID)
	if err := lockSeries(ctx, tx, naming.Clone().Column("l.series_id")); err != nil {
		return nil, err
	}
	var ids []int64
	err := naming.Column("l.id").Order("l.id").Scan(ctx, &ids)
	return ids, wrap("find the price lists that name a customer", err)
}

// KeepFormerEnd keeps with a list the end that the one before it had.
func (s *Store) KeepFormerEnd(ctx context.Context, tx *db.Tx, id int64, end domain.ListEnd) error {
	_, err := tx.IDB().NewUpdate().TableExpr("price_lists").Set("former_ends_on = ?", end.To).Set("former_end_reason = ?", end.Reason).
		Where("id = ?", id).Exec(ctx)
	return wrap("keep the end of the price list before", err)
}

// RemovePriceList deletes a list that never priced anything.
func (s *Store) RemovePriceList(ctx context.Context, tx *db.Tx, id int64) error {
	if err := forget(ctx, tx, id, "price_list_entries", "price_list_customers", "price_list_groups"); err != nil {
		return err
	}
	_, err := tx.IDB().NewDelete().TableExpr("price_lists").Where("id = ?", id).Exec(ctx)
	return wrap("delete price list", err)
}

// forget deletes what tables hold of a list.
func forget(ctx context.Context, tx *db.Tx, listID int64, tables ...string) error {
	for _, table := range tables {
		if _, err := tx.IDB().NewDelete().TableExpr(table).Where("list_id = ?", listID).Exec(ctx); err != nil {
			return fmt.Errorf("delete what a price list holds: %w", err)
		}
	}
	return nil
}

func (s *Store) writeAddressees(ctx context.Context, tx *db.Tx, l domain.PriceList) error {
	if len(l.CustomerIDs) > 0 {
		rows := lists.Each(l.CustomerIDs, func(id int64) listCustomerRow { return listCustomerRow{CustomerID: id, ListID: l.ID} })
		if _, err := tx.IDB().NewInsert().Model(&rows).Exec(ctx); err != nil {
			return fmt.Errorf("write customers of a price list: %w", err)
		}
	}
	if len(l.Groups) == 0 {
		return nil
	}
	rows := make([]listGroupRow, 0, len(l.Groups))
	for _, group := range l.Groups {
		rows = append(rows, listGroupRow{GroupCode: group, ListID: l.ID})
	}
	_, err := tx.IDB().NewInsert().Model(&rows).Exec(ctx)
	return wrap("write groups of a price list", err)
}

func (s *Store) writeEntries(ctx context.Context, tx *db.Tx, l domain.PriceList) error {
	rows := make([]entryRow, 0, len(l.Entries))
	for i, e := range domain.Sorted(l.Entries) {
		rows = append(rows, entryRow{
			ListID: l.ID, ProductID: e.ProductID, MinQuantity: e.MinQuantity, PriceCents: e.Price, Position: int64(i),
		})
	}
	return db.Insert(ctx, tx, rows, "write prices of a list")
}

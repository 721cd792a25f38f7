package store

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/db/timeline"
	"millesime/platform/document"
	"millesime/platform/files"
	"millesime/platform/fold"
)

// Store is the tables of orders and quotations.
type Store struct {
	db    *db.DB
	files *files.Store // is told which files rows name
}

// New makes a store.
func New(d *db.DB, f *files.Store) *Store { return &Store{db: d, files: f} }

func orderNumbers() db.Series     { return db.Series{Name: "order_numbers", Prefix: "CMD"} }
func quotationNumbers() db.Series { return db.Series{Name: "quotation_numbers", Prefix: "DEV"} }

// Insert writes the orders of a checkout: one statement a table, whatever the number of suppliers.
func (s *Store) Insert(ctx context.Context, tx *db.Tx, c ordersapi.Checkout, by auth.Signature) ([]ordersapi.Placed, error) {
	numbers, err := orderNumbers().Take(ctx, tx, len(c.Drafts), c.At)
	if err != nil {
		return nil, err
	}
	rows := make([]orderRow, 0, len(c.Drafts))
	for i, draft := range c.Drafts {
		rows = append(rows, newOrderRow(c, draft, numbers[i]))
	}
	return s.insert(ctx, tx, c, rows, by)
}

// insert writes rows with the lines of their drafts and the first entries of their timelines.
func (s *Store) insert(
	ctx context.Context, tx *db.Tx, c ordersapi.Checkout, rows []orderRow, by auth.Signature,
) ([]ordersapi.Placed, error) {
	if _, err := tx.IDB().NewInsert().Model(&rows).Returning("id").Exec(ctx); err != nil {
		return nil, fmt.Errorf("write orders: %w", err)
	}
	placed := make([]ordersapi.Placed, 0, len(rows))
	steps := make([]transitionRow, 0, len(rows))
	for _, row := range rows {
		placed = append(placed, ordersapi.Placed{ID: row.ID, Number: row.Number})
		begun := document.Step[domain.Status]{Signature: by, To: row.Status, At: c.At}
		steps = append(steps, transitionRow{Row: timeline.RowOf(begun), OrderID: row.ID})
	}
	if err := s.insertItems(ctx, tx, c, placed); err != nil {
		return nil, err
	}
	if _, err := tx.IDB().NewInsert().Model(&steps).Exec(ctx); err != nil {
		return nil, fmt.Errorf("write order timeline: %w", err)
	}
	return placed, nil
}

func newOrderRow(c ordersapi.Checkout, d ordersapi.Draft, number string) orderRow {
	customer, supplier := domain.CopyOf(c.Customer), domain.CopyOf(d.Supplier)
	return orderRow{
		summaryRow: summaryRow{
			Number: number, Status: domain.Processing, Origin: d.Origin,
			CustomerID: customer.ID, SupplierID: supplier.ID, Customer: customer, Supplier: supplier,
			CustomerName: fold.Text(customer.Company), SupplierName: fold.Text(supplier.Company),
			AgentID: d.AgentID, PlacedBy: c.Actor.ID, OnBehalf: c.OnBehalf,
			Totals: d.Totals, Wishes: c.Wishes, CreatedAt: c.At,
			MovedAt: c.At, AtDartess: atDartess(d.Items), Introduction: d.Introduction,
		},
		CheckoutID: c.ID, ImpersonatorID: c.Actor.Impersonator,
		BillingAddress: c.BillingAddress, ShippingAddress: c.ShippingAddress,
		SearchText:    fold.Text(strings.Join([]string{number, customer.Company, supplier.Company, c.Wishes.CustomerReference}, " ")),
		ReferenceText: fold.Text(c.Wishes.CustomerReference),
		CarrierCode:   c.CarrierCode, CarrierLabel: c.CarrierLabel, Relay: c.Relay, Comment: c.Comment,
		CGVHash: d.CGVHash, CGVAcceptedBy: c.Actor.ID, CGVImpersonatorID: c.Actor.Impersonator,
		Breakdown: d.Breakdown, AgentFeeRate: d.AgentFeeRate,
		PaymentTermsKind: d.PaymentTerms.Kind, PaymentTermsDays: d.PaymentTerms.Days, UpdatedAt: c.At, BeganAt: c.At,
		StandardShipping: &d.StandardShipping,
	}
}

func atDartess(items []ordersapi.Item) bool {
	return !slices.ContainsFunc(items, func(i ordersapi.Item) bool { return i.Warehouse != receiptsapi.WarehouseDartess })
}

func (s *Store) insertItems(ctx context.Context, tx *db.Tx, c ordersapi.Checkout, placed []ordersapi.Placed) error {
	var rows []itemRow
	for d, draft := range c.Drafts {
		for position, item := range draft.Items {
			rows = append(rows, newItemRow(placed[d].ID, position, item))
		}
	}
	if _, err := tx.IDB().NewInsert().Model(&rows).Returning("id").Exec(ctx); err != nil {
		return fmt.Errorf("write order lines: %w", err)
	}
	next := 0
	for d, draft := range c.Drafts {
		for range draft.Items {
			placed[d].ItemIDs = append(placed[d].ItemIDs, rows[next].ID)
			next++
		}
	}
	return nil
}

func newItemRow(orderID int64, position int, i ordersapi.Item) itemRow {
	return itemRow{
		OrderID: orderID, Position: position, ProductID: i.Product.ID, Product: i.Product,
		Quantity: i.Quantity, Discount: i.Discount, ListPrice: i.ListPrice, UnitPrice: i.UnitPrice,
		Net: i.Net, Allowance: i.Allowance, VATRate: i.VATRate, Tag: i.Tag, Warehouse: i.Warehouse, Trace: i.Trace,
		UnitPriceTaxIncl: i.UnitPriceTaxIncl, TotalTaxIncl: i.TotalTaxIncl,
	}
}

package store

import (
	"context"
	"fmt"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db/timeline"
	"millesime/platform/document"
	"millesime/platform/lists"
)

// PersonalOrders reads the orders of a customer, and those that the person
// placed or was the agent of.
func (s *Store) PersonalOrders(ctx context.Context, userID int64) ([]domain.PersonalOrder, error) {
	var rows []orderRow
	err := s.db.Read().NewSelect().Model(&rows).
		Where("(o.customer_id = ? OR o.placed_by = ? OR o.agent_id = ?)", userID, userID, userID).Order("o.id").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read a person's orders: %w", err)
	}
	var items []itemRow
	err = s.db.Read().NewSelect().Model(&items).
		Where("i.order_id IN (SELECT id FROM orders WHERE customer_id = ?)", userID).Order("i.order_id", "i.position").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read a person's order lines: %w", err)
	}
	lines := map[int64][]domain.PersonalLine{}
	for _, i := range items {
		lines[i.OrderID] = append(lines[i.OrderID], domain.PersonalLine{
			Reference: i.Product.Reference, Name: i.Product.Name, Quantity: i.Quantity, UnitPrice: i.UnitPrice, Net: i.Net,
		})
	}
	return lists.Each(rows, func(row orderRow) domain.PersonalOrder { return row.personal(userID, lines[row.ID]) }), nil
}

func (r orderRow) personal(userID int64, lines []domain.PersonalLine) domain.PersonalOrder {
	o := domain.PersonalOrder{
		Number: r.Number, Role: "customer", Status: r.Status, Origin: r.Origin, CreatedAt: r.CreatedAt.UTC(),
		Customer: r.CustomerName, Supplier: r.SupplierName, TotalTaxExcl: r.TotalTaxExcl, TotalTaxIncl: r.TotalTaxIncl,
	}
	switch userID {
	case r.CustomerID:
		o.Details = &domain.OrderDetails{
			Wishes:   r.Wishes,
			Customer: r.Customer, BillingAddress: r.BillingAddress, ShippingAddress: r.ShippingAddress,
			Carrier: r.CarrierLabel, Relay: r.Relay, Comment: r.Comment, TermsAccepted: r.CGVAcceptedBy == userID && r.CGVImpersonatorID == 0,
			Lines: lines,
		}
	case r.AgentID:
		o.Role, o.AgentFee = "agent", &r.AgentFee
	default:
		o.Role = "placedBy"
	}
	return o
}

// PersonalSteps reads the changes of state that a person made, or an admin
// through somebody.
func (s *Store) PersonalSteps(ctx context.Context, userID int64) ([]domain.PersonalStep, error) {
	steps := timeline.Table[domain.Status]{Steps: "order_transitions", Key: "order_id", Documents: "orders", Title: "number"}
	return timeline.Acts(ctx, s.db, steps, userID, func(number string, act document.Act[domain.Status]) domain.PersonalStep {
		return domain.PersonalStep{Order: number, Act: act}
	})
}

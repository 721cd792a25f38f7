package app

import (
	"context"
	"maps"
	"slices"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

func individual(customerID int64) auth.Actor {
	return auth.Actor{ID: customerID, Group: auth.Customer, Status: auth.Valid}
}

// Follow implements ordersapi.Followed.
func (o *Orders) Follow(ctx context.Context, customerID, orderID int64) (ordersapi.FollowedOrder, error) {
	actor := individual(customerID)
	order, err := o.Order(ctx, actor, orderID)
	if err != nil {
		return ordersapi.FollowedOrder{}, err
	}
	offer, err := o.Offer(ctx, actor, order.Summary)
	if err != nil {
		return ordersapi.FollowedOrder{}, err
	}
	return ordersapi.FollowedOrder{
		ID: order.ID, Number: order.Number, Supplier: order.Supplier.Company, SupplierMail: order.Supplier.Email,
		Status: domain.StatusNames()[order.Status], TotalTaxIncl: order.TotalTaxIncl, Items: followedItems(order),
		Parcels: lists.Each(order.Shipments, func(s domain.Shipment) ordersapi.FollowedParcel {
			return ordersapi.FollowedParcel{Carrier: s.Carrier, Number: s.TrackingNumber, Address: s.TrackingURL}
		}),
		MayWithdraw: offer.MayWithdraw(order), HasWithdrawn: hasWithdrawn(order), Until: order.WithdrawUntil(),
	}, nil
}

// hasWithdrawn tells whether its customer gave something of an order up, or back.
func hasWithdrawn(order domain.Order) bool {
	return order.Status == domain.Canceled ||
		slices.ContainsFunc(order.Incidents, func(i domain.OrderIncident) bool { return i.Kind == domain.IncidentWithdrawal }) ||
		slices.ContainsFunc(order.Items, func(i domain.Item) bool { return i.Closed > 0 })
}

// followedItems are the lines of which something is kept.
func followedItems(order domain.Order) []ordersapi.FollowedItem {
	_, kept := order.Keep()
	returnable := map[int64]int64{}
	if order.ShippedUnits > 0 {
		returnable = order.Returnable()
	}
	var items []ordersapi.FollowedItem
	for n, i := range order.Items {
		if i.Kept() > 0 {
			items = append(items, ordersapi.FollowedItem{
				ID: i.ID, Name: ordersapi.Called(i.Product.Name, i.Product.Vintage), Quantity: i.Kept(), Total: kept[n].Gross,
				Returnable: returnable[i.ID],
			})
		}
	}
	return items
}

// WithdrawFrom implements ordersapi.Followed.
func (o *Orders) WithdrawFrom(ctx context.Context, customerID, orderID int64, units map[int64]int64) error {
	var from domain.Withdrawal
	for _, id := range slices.Sorted(maps.Keys(units)) {
		from.Lines = append(from.Lines, domain.ShipmentLine{ItemID: id, Quantity: units[id]})
	}
	return o.Withdraw(ctx, individual(customerID), orderID, from)
}

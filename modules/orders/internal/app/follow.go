package app

import (
	"context"

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
	shop, err := o.shopSeller(ctx, order.Supplier.ID)
	if err != nil {
		return ordersapi.FollowedOrder{}, err
	}
	return ordersapi.FollowedOrder{
		ID: order.ID, Number: order.Number, Supplier: order.Supplier.Company, SupplierMail: shop.Email,
		Status: domain.StatusNames()[order.Status], Canceled: order.Status == domain.Canceled, TotalTaxIncl: order.TotalTaxIncl,
		Items: lists.Each(order.Items, func(i domain.Item) ordersapi.FollowedItem {
			return ordersapi.FollowedItem{Name: ordersapi.Called(i.Product.Name, i.Product.Vintage), Quantity: i.Quantity, Total: i.TotalTaxIncl}
		}),
		Parcels: lists.Each(order.Shipments, func(s domain.Shipment) ordersapi.FollowedParcel {
			return ordersapi.FollowedParcel{Carrier: s.Carrier, Number: s.TrackingNumber, Address: s.TrackingURL}
		}),
		MayWithdraw: offer.MayWithdraw(order), Until: order.WithdrawUntil(),
	}, nil
}

// WithdrawFrom implements ordersapi.Followed.
func (o *Orders) WithdrawFrom(ctx context.Context, customerID, orderID int64) error {
	return o.Withdraw(ctx, individual(customerID), orderID, domain.Withdrawal{})
}

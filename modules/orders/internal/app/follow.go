package app

import (
	"context"
	"maps"
	"slices"
	"strings"

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
	sells, err := o.shopSeller(ctx, order.Supplier.ID)
	if err != nil {
		return ordersapi.FollowedOrder{}, err
	}
	now, kept, gone := order.Follow()
	promises, err := o.Promises(ctx, nil, order.ID)
	if err != nil {
		return ordersapi.FollowedOrder{}, err
	}
	for i := range kept {
		kept[i].Awaited = ordersapi.AwaitedText(promises[kept[i].ID])
	}
	followed := ordersapi.FollowedOrder{
		ID: order.ID, Number: order.Number, SupplierID: order.Supplier.ID, Supplier: order.Supplier.Company, SupplierMail: sells.Email,
		Status: order.NameToCustomer(), Canceled: order.Status == domain.Canceled, Items: kept, Gone: gone,
		Kept: order.KeptByCustomer(), TotalTaxIncl: now.TotalTaxIncl,
		Ordered: order.AsOrdered().TotalTaxIncl,
		Parcels: lists.Each(order.Shipments, func(s domain.Shipment) ordersapi.FollowedParcel {
			return ordersapi.FollowedParcel{Carrier: s.Carrier, Number: s.TrackingNumber, Address: s.TrackingURL}
		}),
		Address:     strings.Join(lists.Known(order.ShippingAddress.Company, order.ShippingAddress.Line()), ", "),
		MayWithdraw: offer.MayWithdraw(order), HasWithdrawn: !order.WithdrawnAt().IsZero(), Until: order.WithdrawUntil(),
		SettledBy: order.SettledBy(), UnsentBy: order.UnsentBy(),
	}
	if order.AwaitsReturn() {
		followed.ReturnTo = returnsTo(order.Supplier.Company, sells)
	}
	return followed, nil
}

// WithdrawFrom implements ordersapi.Followed.
func (o *Orders) WithdrawFrom(ctx context.Context, customerID, orderID int64, units map[int64]int64, kept int64) error {
	from := domain.Withdrawal{Kept: &kept}
	for _, id := range slices.Sorted(maps.Keys(units)) {
		from.Lines = append(from.Lines, domain.ShipmentLine{ItemID: id, Quantity: units[id]})
	}
	return o.Withdraw(ctx, individual(customerID), orderID, from)
}

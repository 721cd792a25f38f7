package app

import (
	"context"
	"slices"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/lists"
)

// notInvoiced reads on until it has as many parcels without invoices as are looked for, so that those that have one hide none.
func (i *Invoices) notInvoiced(
	ctx context.Context, most int, page func(after int64) ([]ordersapi.Arrived, error),
) ([]ordersapi.Arrived, error) {
	var found []ordersapi.Arrived
	for after := int64(0); len(found) < most; {
		parcels, err := page(after)
		if err != nil || len(parcels) == 0 {
			return found, err
		}
		shipments := lists.Each(parcels, func(parcel ordersapi.Arrived) int64 { return parcel.ShipmentID })
		after = slices.Max(shipments)
		invoiced, err := i.store.Invoiced(ctx, shipments)
		if err != nil {
			return nil, err
		}
		for _, parcel := range parcels {
			if !slices.Contains(invoiced, parcel.ShipmentID) {
				found = append(found, parcel)
			}
		}
		if len(parcels) < most {
			break
		}
	}
	return found, nil
}

package app

import (
	"context"
	"slices"

	"millesime/modules/billing/billingapi"
	"millesime/modules/users/usersapi"
)

// seller is who sells as it is registered now, with its seat: the default one of its billing addresses (decision 40).
func (i *Invoices) seller(ctx context.Context, copied usersapi.Party) (billingapi.Party, error) {
	now, err := i.Parties.Party(ctx, copied.ID)
	if err != nil {
		return billingapi.Party{}, err
	}
	addresses, err := i.Parties.Addresses(ctx, copied.ID)
	if err != nil {
		return billingapi.Party{}, err
	}
	seats := slices.DeleteFunc(addresses, func(a usersapi.Address) bool { return a.Type != usersapi.BillingAddress })
	slices.SortStableFunc(seats, func(a, b usersapi.Address) int {
		switch {
		case a.IsDefault == b.IsDefault:
			return 0
		case a.IsDefault:
			return -1
		}
		return 1
	})
	registered, err := i.Registrations.Registration(ctx, copied.ID)
	if err != nil {
		return billingapi.Party{}, err
	}
	var seat usersapi.Address
	if len(seats) > 0 {
		seat = seats[0]
	}
	return billingapi.PartyOf(now, seat).Registered(registered), nil
}

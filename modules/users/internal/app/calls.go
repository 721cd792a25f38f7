package app

import (
	"context"
	"strconv"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
)

// Calls are counted for other modules.
type Calls struct{ *Base }

// NewCalls makes the count.
func NewCalls(b *Base) *Calls { return &Calls{b} }

// FollowLink implements usersapi.Calls.
func (c *Calls) FollowLink(ctx context.Context, ip string) error {
	return c.limiter.take(ctx, auth.Site(ip), domain.LinkLimitsPerAddress()...)
}

// AskGuest implements usersapi.Calls.
func (c *Calls) AskGuest(ctx context.Context, restaurantID int64, email string) error {
	if err := c.limiter.take(ctx, strconv.FormatInt(restaurantID, 10), domain.GuestLimits()...); err != nil {
		return err
	}
	return c.limiter.take(ctx, domain.NormalizeEmail(email), domain.GuestLimitsPerEmail()...)
}

// TellWaiter implements usersapi.Calls.
func (c *Calls) TellWaiter(ctx context.Context, restaurantID int64) error {
	return c.limiter.take(ctx, strconv.FormatInt(restaurantID, 10), domain.WaiterLimits()...)
}

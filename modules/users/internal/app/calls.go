package app

import (
	"context"

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

package usersapi

import "context"

// Calls are counted of who has no session, so that nobody tries all day (domain 8.2).
type Calls interface {
	// FollowLink counts that somebody at an address follows a link of a mail; a fault once there were too many.
	FollowLink(ctx context.Context, ip string) error
}

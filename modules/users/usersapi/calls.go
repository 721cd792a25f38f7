package usersapi

import "context"

// Calls are counted, so that nobody tries all day or has strangers mailed without end (domain 8.2).
type Calls interface {
	// FollowLink counts that somebody at an address follows a link of a mail; a fault once there were too many.
	FollowLink(ctx context.Context, ip string) error
	// AskGuest counts that a restaurant has the house write to a guest, likewise; TellWaiter, to a waiter.
	AskGuest(ctx context.Context, restaurantID int64, email string) error
	TellWaiter(ctx context.Context, restaurantID int64) error
}

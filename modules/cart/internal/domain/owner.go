package domain

import "millesime/platform/auth"

// Owner keys what belongs to one person acting for one person: carts and checkouts (domain 8.3). An
// admin who acts for somebody has a cart of its own there, and the target's is never touched.
type Owner struct {
	ActorID     int64 // who signed in
	ActingForID int64 // 0 = for oneself
}

// OwnerOf finds the key of an actor.
func OwnerOf(actor auth.Actor) Owner {
	if actor.Impersonated() {
		return Owner{ActorID: actor.Impersonator, ActingForID: actor.ID}
	}
	return Owner{ActorID: actor.ID}
}

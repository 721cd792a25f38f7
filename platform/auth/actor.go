package auth

import (
	"cmp"
	"context"
	"time"
)

// Actor is the user a request acts as. Under impersonation it is the target,
// and Impersonator is the admin behind it.
type Actor struct {
	ID           int64
	Email        string
	Group        Group
	Status       Status
	Family       string    // refresh family: the session
	Scope        string    // "" = everything, "tablet" = tablet sales only
	AuthTime     time.Time // when the password was last given
	Impersonator int64     // id of the admin acting as this user; 0 = none
}

// Impersonated tells whether an admin acts as this user.
func (a Actor) Impersonated() bool { return a.Impersonator != 0 }

// Person is the id of who asks in truth: the admin, where one acts as the user.
func (a Actor) Person() int64 { return cmp.Or(a.Impersonator, a.ID) }

type actorKey struct{}

// With gives a context that carries the actor.
func With(ctx context.Context, a Actor) context.Context {
	return context.WithValue(ctx, actorKey{}, a)
}

// From finds the actor; false on public routes and in background work.
func From(ctx context.Context) (Actor, bool) {
	a, ok := ctx.Value(actorKey{}).(Actor)
	return a, ok
}

// Must finds the actor where the route table promises one, and panics else.
func Must(ctx context.Context) Actor {
	a, ok := From(ctx)
	if !ok {
		panic("auth: no actor in the context of a protected operation")
	}
	return a
}

// Signature names who did something, and the admin behind that person, as they were called then.
type Signature struct {
	ActorID          int64 // 0: the system
	ActorName        string
	Impersonator     int64 // 0: none
	ImpersonatorName string
}

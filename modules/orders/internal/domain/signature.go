package domain

import (
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// Signature names who did something, and the admin behind that person, as they were called then.
type Signature struct {
	ActorID          int64
	ActorName        string
	Impersonator     int64 // 0: none
	ImpersonatorName string
}

// sign names the actor of a request.
func sign(ctx context.Context, people usersapi.Parties, actor auth.Actor) (Signature, error) {
	parties, err := people.Parties(ctx, []int64{actor.ID, actor.Impersonator})
	if err != nil {
		return Signature{}, err
	}
	signature := Signature{ActorID: actor.ID, ActorName: parties[actor.ID].DisplayName()}
	if actor.Impersonated() {
		signature.Impersonator = actor.Impersonator
		signature.ImpersonatorName = parties[actor.Impersonator].PersonalName()
	}
	return signature, nil
}

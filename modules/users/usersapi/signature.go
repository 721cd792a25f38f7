package usersapi

import "millesime/platform/auth"

// Sign names an actor; parties hold it and the admin behind it.
func Sign(a auth.Actor, parties map[int64]Party) auth.Signature {
	return auth.Signature{
		ActorID: a.ID, ActorName: parties[a.ID].DisplayName(),
		Impersonator: a.Impersonator, ImpersonatorName: parties[a.Impersonator].PersonalName(),
	}
}

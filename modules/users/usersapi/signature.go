package usersapi

import "millesime/platform/auth"

// Sign names an actor; parties hold it and the admin behind it.
func Sign(a auth.Actor, parties map[int64]Party) auth.Signature {
	signature := auth.Signature{ActorID: a.ID, ActorName: parties[a.ID].DisplayName()}
	if a.Impersonated() {
		signature.Impersonator, signature.ImpersonatorName = a.Impersonator, parties[a.Impersonator].PersonalName()
	}
	return signature
}

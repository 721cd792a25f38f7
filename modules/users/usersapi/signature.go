package usersapi

import "millesime/platform/auth"

// Signature names who did something, and the admin behind that person, as they were called then.
type Signature struct {
	ActorID          int64 // 0: the system
	ActorName        string
	Impersonator     int64 // 0: none
	ImpersonatorName string
}

// Sign names an actor; parties hold it and the admin behind it.
func Sign(a auth.Actor, parties map[int64]Party) Signature {
	signature := Signature{ActorID: a.ID, ActorName: parties[a.ID].DisplayName()}
	if a.Impersonated() {
		signature.Impersonator, signature.ImpersonatorName = a.Impersonator, parties[a.Impersonator].PersonalName()
	}
	return signature
}

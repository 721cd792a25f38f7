package auth

// Signature names who did something, and the admin behind that person, as they were called then.
type Signature struct {
	ActorID          int64 // 0: the system
	ActorName        string
	Impersonator     int64 // 0: none
	ImpersonatorName string
}

package auth

import "millesime/platform/fault"

// The answers to a missing or refused access token; the interface recognises
// their words, which are the same in both languages (domain 9.1).
var (
	ErrNoToken      = fault.New("auth.no_token", fault.Unauthenticated, "JWT Token not found", "JWT Token not found")
	ErrExpiredToken = fault.New("auth.expired_token", fault.Unauthenticated, "Expired JWT Token", "Expired JWT Token")
	ErrInvalidToken = fault.New("auth.invalid_token", fault.Unauthenticated, "Invalid JWT Token", "Invalid JWT Token")
)

// ErrImpersonating refuses an admin who acts for somebody, where only the person itself may (domain 8.3).
var ErrImpersonating = fault.New("auth.impersonating", fault.Forbidden,
	"Cette action est réservée à la personne elle-même : cessez d’abord d’agir en son nom.",
	"Only the person may do this: stop acting on its behalf first.")

package auth

import "millesime/platform/fault"

// The answers to a missing or refused access token; the interface recognises
// their words, which are the same in both languages (domain 9.1).
var (
	ErrNoToken      = fault.New("auth.no_token", fault.Unauthenticated, same("JWT Token not found"))
	ErrExpiredToken = fault.New("auth.expired_token", fault.Unauthenticated, same("Expired JWT Token"))
	ErrInvalidToken = fault.New("auth.invalid_token", fault.Unauthenticated, same("Invalid JWT Token"))
)

// ErrImpersonating refuses an admin who acts for somebody, where only the person itself may (domain 8.3).
var ErrImpersonating = fault.New("auth.impersonating", fault.Forbidden, fault.Text{
	FR: "Cette action est réservée à la personne elle-même : cessez d’abord d’agir en son nom.",
	EN: "Only the person may do this: stop acting on its behalf first.",
})

func same(text string) fault.Text { return fault.Text{FR: text, EN: text} }

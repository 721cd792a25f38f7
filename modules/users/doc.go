// Package users owns people: accounts and how they sign in, addresses, the
// records that groups keep of themselves, relations between parents and
// children with their terms, acting for somebody else (domain 1, 2, 8), and the
// views of lists that a person keeps for itself.
//
// It asks no other module. No events, in or out, yet.
//
// Invariants: an e-mail has one account; a refresh token is kept as its hash
// and is exchanged once; a session that was ended, and an account that was
// blocked or deleted, are refused within a second everywhere, and at once by
// the process that ended them; a person outside a reader's scope is answered
// like one who does not exist; a person with addresses has one default of each
// type; commercial conditions are written by admins alone; an IBAN that was
// written is never given back; a saved view is its owner's alone, and the owner
// is the real person while acting for somebody else.
//
// The public card of a supplier is shown to every buyer: which of its products
// a buyer may see is the catalogue's answer, and a supplier without any is in
// no list that leads there.
package users

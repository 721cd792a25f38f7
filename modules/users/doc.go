// Package users owns people: accounts and how they sign in, addresses, the
// records that groups keep of themselves, relations between parents and
// children with their terms, acting for somebody else (domain 1, 2, 8), and the
// views of lists that a person keeps for itself.
//
// It imports no other module. Calls about people ask those above it (who has orders open, how the products are called that
// invitations are about, who has a store, what others keep about a person), so they are a part of their own that is made above
// them (People, decision 90). Others ask it three things: who people are (usersapi.Parties), what holds between two who trade
// (Terms), and who may see whom (Access). Out: users_status_changed_v1, users_changed_v1, users_sheet_changed_v1,
// users_anonymised_v1, users_registered_v1
// and users_relation_…_v1, each with ids alone.
//
// Invariants: an e-mail has one account; a refresh token is kept as its hash and is exchanged once; a session that was
// ended, and an account that was blocked or deleted, are refused within a second everywhere, and at once by the
// process that ended them; a person outside a reader's scope is answered like one who does not exist; a person with
// addresses has one default of each type; commercial conditions are written by admins alone; an agent's IBAN that was
// written is never given back, a supplier's is read by itself and, on its invoices, by who owes it; a saved view is
// its owner's alone, and the owner is the real person while acting for somebody else.
//
// The state of an account changes by one table (domain 1.3), each change with
// an entry in the trail and a letter. Who was deleted comes back for 30 days;
// then a sweep, every hour and safe with several replicas, leaves nothing
// personal but the copies that orders keep. Another forgets the e-mails of who was
// invited without an account, three months after the invitation ended.
//
// A relation waits, is accepted or refused by the invited, and ends (domain 1.2). The groups decide who is the parent,
// never who invites. Until it is accepted the inviter reads, searches, sorts by and exports what it typed, and what is
// kept of an e-mail that cannot answer looks like one that does not: nothing tells who has an account. Terms are dated
// rows; those of prices are forgotten by their memory with every change.
//
// The public card of a supplier is shown to buyers for whose group it has a
// product, and to individuals when it has a store: the catalogue's answer, by
// usersapi.Storefronts.
package users

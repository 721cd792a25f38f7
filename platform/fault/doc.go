// Package fault holds the errors a user may read: a stable code, a kind that
// decides the HTTP status, and a text in French and English. A module declares
// each of its faults once as a package variable; every other error is unknown
// and answered as Internal, its text never sent (architecture rule 8).
package fault

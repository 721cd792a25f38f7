// Package documents keeps papers: the PDF of what other modules issued, of carts, and what one party sends another (domain 5.10).
//
// It owns documents and document_progress, asks users (people, scopes, bank details, logos), cart (what a cart comes to), orders and
// billing (what was issued, and what accounts say of months), listens to what they issue and to users_anonymised_v1, and publishes
// documents_document_sent_v1.
//
// Invariants: there is one document of one thing; its file is stored once by its hash and never changes; what failed to be made holds
// up nothing and is tried again; an account has one statement of a month, of what was known when it was made; what somebody owes is
// read by its two sides alone, and by administrators with an entry in the trail; a link of a mail opens one document for one reader,
// as long as that may read it, for thirty days.
package documents

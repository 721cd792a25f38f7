// Package mail composes and sends the mails of the product. With a mail server
// configured they go out by SMTP; without one they are written to a folder as
// .eml files, which any mail program opens.
//
// A Sender sends at once; the Queue keeps mails, sealed, as jobs in the database from
// the transaction that causes them until they are sent. What people typed never
// reaches a header unchecked: addresses with control characters are refused,
// names and subjects lose theirs.
package mail

// Package db opens the database, runs transactions and migrations, and hides
// the differences between SQLite and PostgreSQL.
//
// Reads go through [DB.Read]; on SQLite those connections cannot write. Writes
// go through [DB.InTx], which hands out a [Tx]. Only a Tx can publish an event:
// the event is a row of the outbox, so it exists exactly when the transaction
// does (architecture rules 3 and 4).
//
// On SQLite there is one connection for writing. Inside a transaction use the
// Tx only, never [DB.InTx] again, and do no network, hashing or PDF work there:
// everybody else waits.
package db

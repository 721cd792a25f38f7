// Package events brings facts published in one module to the handlers of
// others, each effect exactly once (architecture rule 4).
//
// A transaction writes an event into the outbox ([db.Tx.Publish]). After the
// commit the relay publishes it: it gives the event its place in the log, in
// the order of commits. Every handler is a consumer with a cursor of its own,
// or shares one with others ([InOrder]). It takes the events behind its cursor
// in batches: one transaction enters each message into the inbox, runs the
// handler and moves the cursor. A message met again is skipped. An event that
// keeps failing becomes a dead letter of its handler, which can be replayed.
//
// Consumers run beside each other: a slow one holds up nobody else. They share
// a few places for their transactions, so slow work (mails, PDFs) belongs in a
// job (platform/jobs), not in a handler. On several replicas whoever locks the cursor first
// takes the batch. Between consumers there is no order.
//
// What a process keeps in memory follows the log by a [Feed]: every replica hears
// every event, and nothing is kept of that in the database.
package events

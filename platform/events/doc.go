// Package events brings facts published in one module to the handlers of
// others, each effect exactly once (architecture rule 4).
//
// A transaction writes an event into the outbox ([db.Tx.Publish]). After the
// commit the relay sends it, in order, to every handler of its topic. A handler
// runs in its own transaction, which first enters the message into the inbox;
// a message met again is skipped. A handler that keeps failing leaves a dead
// letter, which can be replayed, and holds nobody up for longer than its
// retries. The relay marks an event published only when every handler of the
// topic has its row in inbox or dead letters: being told that a message was
// delivered is no proof, the router says so too when it closes half-way.
//
// Handlers of one topic run side by side and the next event waits for all of
// them, so slow work (mails, PDFs) belongs in a job table, not in a handler.
package events

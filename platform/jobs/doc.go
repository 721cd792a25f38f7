// Package jobs is the house's one queue of work that takes long or has a time
// of its own: mails, imports, sweeps, moves that time decides.
//
// A job is a row written by the transaction that causes it ([Queue.Add]), so it
// exists if and only if that commits. A worker of any replica takes it under a
// lease, which it renews while it works: the work of a process that was killed
// is taken over when its lease ends. What fails is tried again, ever later; what
// fails too often, and what no attempt can mend ([Permanent]), becomes a dead
// letter, which stays to be seen and replayed and holds up nobody.
//
// Every job is done at least once. What it does to the database belongs in the
// transaction that marks it done ([Job.Done]): then it happens exactly once, for
// a worker that lost its lease cannot mark and so rolls back. What it does
// outside, such as sending a mail, happens again when the process dies between
// doing and marking. Work in several transactions must therefore follow from
// rows that say how far it came.
//
// What cannot be done before something is there awaits that ([Await]), at no
// attempt's cost, until the transaction that makes it true lets it come
// ([Queue.Hasten]).
//
// Each kind of job is a queue of its own with its own workers, so a slow or
// poisoned kind delays no other. Within a kind the lowest priority number goes
// first, then what is due longest.
package jobs

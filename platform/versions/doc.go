// Package versions keeps the edit of one person from taking away unseen what another wrote meanwhile (decision 77).
//
// A thing carries a version, one more at each change. A write names the one that its author saw; under the lock of the row, so that
// of two at once one alone wins, audit.CheckSeen refuses an earlier one. What changed since, by whom and when, the audit trail knows: each
// entry of a write names the version that it made (audit.Entry.Thing).
package versions

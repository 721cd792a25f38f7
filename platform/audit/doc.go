// Package audit keeps the trail of who changed what, as whom and when: the
// table audit_entries, which the database itself lets nobody change or empty.
//
// An entry is written in the transaction of the change, so there is no change
// without it. It holds the members that changed, before and after; secrets are
// masked and long texts shortened to their digest.
package audit

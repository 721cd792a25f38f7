// Package timeline keeps the steps of documents with states, in a table of the module that has them: id, the column of its document,
// from_status, to_status, actor_id, actor_name, impersonator_id, impersonator_name, comment, created_at.
package timeline

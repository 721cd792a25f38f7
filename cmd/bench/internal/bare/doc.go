// Package bare is what the product is measured against: a Fiber handler with the same SQL statements and the same
// JSON on the same database, and nothing else: no sign-in, no layers, no validation, no log, no metrics. What the
// product computes in memory (which products a page shows) the bare server is told beforehand.
package bare

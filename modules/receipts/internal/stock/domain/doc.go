// Package domain holds the rules of the stock: tags, what may be reserved, promised, shipped and corrected, and the rows of
// the ledger that follow.
package domain

// Package inventory is what a supplier works in: its stock as a list with value and days of cover, the ledger of one
// product, and corrections. The index finds, the stock's figures are read as they are now.
package inventory

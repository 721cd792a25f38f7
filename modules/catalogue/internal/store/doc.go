// Package store keeps what belongs to products and is not their row: imports, lots, alerts.
package store

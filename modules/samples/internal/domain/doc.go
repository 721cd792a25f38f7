// Package domain holds the rules of sample requests: their state table, quotas and refusals.
package domain

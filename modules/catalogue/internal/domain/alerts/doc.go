// Package alerts tells buyers that a product can be ordered again, and suppliers that one has fallen to its threshold,
// each once.
package alerts

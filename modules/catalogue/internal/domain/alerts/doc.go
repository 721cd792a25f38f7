// Package alerts tells which products can be ordered again, who waits for them and may order them, and which have fallen to
// their threshold.
package alerts

// Package inventory holds what is worked out of a supplier's stock: its value, days of cover and order, and who may correct
// what.
package inventory

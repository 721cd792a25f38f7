// Package domain holds the rules of the stock: tags, allocation and reservation.
package domain

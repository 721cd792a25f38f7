// Package domain holds the rules of carts: what a payload may ask, what its facts make of it, and the orders that follow.
package domain

// Package rest is the cart's part of the API: its endpoint table and what travels over it.
package rest

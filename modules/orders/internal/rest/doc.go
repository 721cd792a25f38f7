// Package rest is the orders' part of the API: its endpoint table and what travels over it.
package rest

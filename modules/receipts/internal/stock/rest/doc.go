// Package rest declares the operations on lots, and holds what those on documents of the warehouse share.
package rest

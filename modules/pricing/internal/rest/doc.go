// Package rest declares pricing's operations.
package rest

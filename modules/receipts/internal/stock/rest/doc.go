// Package rest is the module's part of the API.
package rest

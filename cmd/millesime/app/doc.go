// Package app assembles the product: the only package that knows every module. Tests import it to start the
// whole product; cmd/millesime runs its commands, one file each.
package app

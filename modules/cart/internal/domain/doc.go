// Package domain computes carts and checks them out.
package domain

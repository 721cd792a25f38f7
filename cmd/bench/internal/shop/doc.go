// Package shop knows the product's API: it signs in, looks around for what the load may ask, and writes the scripts
// of the load.
package shop

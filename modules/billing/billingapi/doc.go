// Package billingapi is what other modules may ask of billing: how long the law lets a customer take to pay, and when what it was
// delivered is due. Pure: no store, no clock.
package billingapi

// Package billingapi is what others may know of billing: what an invoice says and is called, how long the law lets a customer take
// to pay, and when what it was delivered is due. Pure: no store, no clock.
package billingapi

// Package domain is the price engine: one pure function, Quote, that turns a request and what pricing
// keeps into a priced cart (domain 4). It does no input or output, reads no clock and uses no floating
// point: prices under work have six decimals and are rounded half-up to the cent once, after step 6.
//
// quote.go runs the steps in order; each step is a function of its own.
package domain

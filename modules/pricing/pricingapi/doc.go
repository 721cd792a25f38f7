// Package pricingapi is what other modules may ask of pricing: quotes, the prices a viewer sees and the
// price columns of the catalogue. Interfaces and plain structs; rules that modules share are in platform/sale.
//
// Amounts are cents, rates basis points, working prices six decimals (millesime/platform/money).
package pricingapi

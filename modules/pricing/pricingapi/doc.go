// Package pricingapi is what other modules may ask of pricing: quotes, the prices a viewer sees and the
// price columns of the catalogue. Interfaces and plain structs; its only rules are the two derived facts
// that every module shares, the VAT rate of a product and the 75 cl equivalents of a quantity.
//
// Amounts are cents, rates basis points, working prices six decimals (millesime/platform/money).
package pricingapi

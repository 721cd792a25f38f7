// Package money computes amounts without floating point: integer cents, rates
// in basis points, and prices under work in six decimals. There is one rounding
// rule, half away from zero, and one function that applies it (architecture
// rule 9).
package money

// Package rest holds what the operations on conditions share: their limits, and how they show a company.
package rest

// Package store keeps products in the table products. Every read for a person carries that person's scope
// as a condition of the query (architecture rule 6).
package store

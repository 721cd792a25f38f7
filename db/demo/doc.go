// Package demo fills an empty database with French demo data (domain 10): people, products, stock, relations
// and eighteen months of orders. The same options always give the same rows. Larger sets for benchmarks come
// from the same code (Scale).
package demo

// Package fields knows the columns of a table of products: what people call them in French and English, how each is read
// into a draft, however it was written, and how it is written so that it can be read again.
package fields

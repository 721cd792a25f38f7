// Package lists says what somebody asks of a list and what it is given: an order, a part, how many rows there are in all.
// It reads nothing: platform/db finds the rows in the database, and platform/api shows them.
package lists

// Package columns says what the columns of a table that somebody sends are taken for: proposed by their titles and by what was
// chosen for them before, then chosen by a person.
package columns

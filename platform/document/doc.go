// Package document is what every document with states has, besides what it is about: a state table, the words in which its moves are
// refused, and a timeline of who moved it when. A module writes down its states, their names and its refusals as data; what a mover
// is told then reads alike everywhere, and carries the state that the document is in.
//
// The package knows no database: db.Series numbers documents, and timeline keeps their steps.
package document

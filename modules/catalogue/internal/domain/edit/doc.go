// Package edit holds what may be written of a product, and how: one way for the sheet, the bulk edit and the import.
//
// A Change names a product (by id, or by supplier and reference) and holds a Draft, in which what is absent stays as it is. A
// Batch takes up to MaxBatch changes, decides on each, in their order, and says what is to be written. app.Editor reads what
// a batch asks for and writes what it has decided.
package edit

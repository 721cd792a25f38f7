// Package table reads the rows of a file that people exchange: CSV with whatever delimiter and encoding, and workbooks
// (.xlsx). It trusts nothing about the file: what it keeps in memory is bounded by its limits, never by the file.
package table

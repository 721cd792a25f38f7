// Package sheet writes workbooks (.xlsx) of one sheet, row by row: beyond a few megabytes rows wait in a temporary file,
// so that memory does not grow with them. Text is written as text, so that what looks like a formula never becomes one.
package sheet

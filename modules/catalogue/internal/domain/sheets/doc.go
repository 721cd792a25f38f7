// Package sheets holds what a supplier does with its products one by one or many at once: read, make, change, copy, and
// see who changed what. What may be written and how is in package edit.
package sheets

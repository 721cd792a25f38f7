// Package report prints what was measured: a table per database and the bars that are met or missed.
package report

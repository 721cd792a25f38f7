// Package tidy takes off typed and pasted texts what nobody sees: format characters, odd blanks, blanks at both ends. The API
// does so with every text it decodes; the interface with what its rules judge (ui/src/shared/validation/tidy.ts). Both are
// held against testdata/texts.json. Decision 0048 says what is kept.
package tidy

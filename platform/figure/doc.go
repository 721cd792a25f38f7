// Package figure reads figures as people and their spreadsheets write them: "1 234,50 €", "1.234,56", "6 bouteilles". It reads
// files; the interface reads what is typed and pasted in the same way (ui/src/shared/format/figures.ts). Both are held against
// testdata/figures.json. Decision 0060 says what is a figure.
package figure

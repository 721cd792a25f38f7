package db

import "strings"

var escapeLike = strings.NewReplacer(`\`, `\\`, "%", `\%`, "_", `\_`) //nolint:gochecknoglobals // read only

// Holding is the pattern of texts that hold a word anywhere, for LIKE ? ESCAPE '\'. What the word has of LIKE's own signs
// stands for itself. Word and text are folded (platform/fold).
func Holding(word string) string { return "%" + escapeLike.Replace(word) + "%" }

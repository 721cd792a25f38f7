package index

import (
	"math/bits"
	"strings"
)

// lettersOf has a bit for each letter of a word; 0 for words with a digit or another sign, which nothing is corrected to.
func lettersOf(word string) uint32 {
	mask := uint32(0)
	for i := range len(word) {
		if word[i] < 'a' || word[i] > 'z' {
			return 0
		}
		mask |= 1 << (word[i] - 'a')
	}
	return mask
}

// missing is how many letters of a word another one has not: each error of typing leaves at most one.
func missing(letters, other uint32) int { return bits.OnesCount32(letters &^ other) }

// longestCorrected is how many letters of a word are compared.
const longestCorrected = 24

// errorsBetween counts the errors (a letter too many, too few, another one, two that changed places) that make what was typed
// of a word, and of the beginning of the word that is nearest to it. Above most it may be any number above most.
func errorsBetween(typed, word string, most int) (whole, begun int) {
	if len(typed) > longestCorrected {
		return most + 1, most + 1
	}
	word = word[:min(len(word), len(typed)+most+1)]
	var rows [3][longestCorrected + 1]uint8 // by how much of typed: the last two letters of word, and the present one
	before, last, now := &rows[0], &rows[1], &rows[2]
	n := len(typed)
	for j := 0; j <= n; j++ {
		last[j] = uint8(j)
	}
	begun = n
	for i := 1; i <= len(word); i++ {
		now[0] = uint8(i)
		least := now[0]
		for j := 1; j <= n; j++ {
			cost := min(last[j]+1, now[j-1]+1)
			if word[i-1] == typed[j-1] {
				cost = min(cost, last[j-1])
			} else {
				cost = min(cost, last[j-1]+1)
			}
			if i > 1 && j > 1 && word[i-1] == typed[j-2] && word[i-2] == typed[j-1] {
				cost = min(cost, before[j-2]+1)
			}
			now[j] = cost
			least = min(least, cost)
		}
		begun = min(begun, int(now[n]))
		if int(least) > most {
			return most + 1, begun
		}
		before, last, now = last, now, before
	}
	return int(last[n]), begun
}

// alike makes words the same that sound the same in French, more or less: "beaujolais" and "bojolais".
var alike = strings.NewReplacer( //nolint:gochecknoglobals // a table
	"eau", "o", "au", "o", "ai", "e", "ei", "e", "ph", "f", "qu", "k", "ch", "ch", "c", "k", "th", "t", "y", "i", "z", "s",
	"ll", "l", "rr", "r", "ss", "s", "tt", "t", "nn", "n", "mm", "m", "ff", "f", "pp", "p",
)

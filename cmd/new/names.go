package main

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
)

var word = regexp.MustCompile(`^[a-z]{3,30}$`)

// names are what the copy is about: "tastings", and one of them.
type names struct{ many, one string }

// namesOf takes the plural, and the singular where that is more than an "s" less.
func namesOf(words []string) (names, error) {
	n := names{many: words[0], one: strings.TrimSuffix(words[0], "s")}
	if len(words) > 1 {
		n.one = words[1]
	}
	if !word.MatchString(n.many) || !word.MatchString(n.one) {
		return n, fmt.Errorf("%q: one English word in lower case, please", strings.Join(words, " "))
	}
	if n.many == n.one {
		return n, errors.New("a plural, please; its singular may follow")
	}
	return n, nil
}

// in writes about them what a template says of specimens.
func (n names) in(text string) string {
	article := "a "
	if strings.ContainsRune("aeio", rune(n.one[0])) {
		article = "an "
	}
	return strings.NewReplacer(
		"a specimen ", article+n.one+" ", "specimens", n.many, "Specimens", title(n.many), "specimen", n.one, "Specimen", title(n.one),
		"SPECIMENS", strings.ToUpper(n.many),
	).Replace(text)
}

func title(word string) string { return strings.ToUpper(word[:1]) + word[1:] }

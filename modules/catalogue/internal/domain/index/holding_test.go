package index_test

import (
	"fmt"
	"strings"
	"testing"
)

// What lists of orders are told of products: which hold which words of a search, those that hold most of them first.
func TestHolding(t *testing.T) {
	t.Parallel()
	h, keys := theCellar(t)
	s := h.snapshot()
	for search, want := range map[string]string{
		"chablis":         "[chablis chablis-1er] without []",
		"chablis bistrot": "[chablis chablis-1er] without [bistrot]",
		"cote-rotie":      "[cote-rotie] without []",
		"chablis 2020":    "[chablis-1er] without []; [chablis] without [2020]",
		"ref-1000":        "[sancerre] without []",
		"1000":            "",
		"rouge":           "[argiles corbieres] without []", // the colour of many tells no order
		"d":               "",
		"dupont":          "",
	} {
		words := strings.Fields(search)
		got := ""
		for _, held := range s.Holding(words, nil, 10) {
			names := []string{}
			for _, id := range held.Products {
				names = append(names, keys[id])
			}
			if got != "" {
				got += "; "
			}
			got += fmt.Sprintf("%v without %v", names, held.Others)
		}
		if got != want {
			t.Errorf("%q: %s, want %s", search, got, want)
		}
	}
	if some := s.Holding(strings.Fields("champagne"), nil, 2); len(some) > 0 {
		t.Errorf("too many are told: %v", some)
	}
	if others := s.Holding(strings.Fields("sancerre"), []int64{2}, 10); len(others) != 1 || len(others[0].Products) != 1 {
		t.Errorf("of the second supplier: %v", others)
	}
}

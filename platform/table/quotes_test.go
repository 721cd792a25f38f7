package table_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"millesime/platform/table"
	_ "millesime/platform/testkit/constant"
)

// A quote that is not doubled is a character like the rest, and takes no row with it.
func TestQuotesThatAreNotDoubled(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		text string
		rows []string
	}{
		"text behind, in the last column": {
			"Réf;Nom;Note\nA1;Un;\"Charnu\" et rond\nA2;Deux;\"Vif\" et frais\nA3;Trois;x\n",
			[]string{"1 Réf|Nom|Note", `2 A1|Un|"Charnu" et rond`, `3 A2|Deux|"Vif" et frais`, "4 A3|Trois|x"},
		},
		"text behind, in the middle": {
			"Réf;Nom;Prix\nA1;\"Clos\" du Roi;9\nA2;Clos \"du\" Roi;8\n",
			[]string{"1 Réf|Nom|Prix", `2 A1|"Clos" du Roi|9`, `3 A2|Clos "du" Roi|8`},
		},
		"two words in quotes": {
			"Réf;Note\nA1;\"Charnu\" et \"rond\"\nA2;x\n", []string{"1 Réf|Note", `2 A1|"Charnu" et "rond"`, "3 A2|x"},
		},
		"quotes inside quotes": {
			"Réf;Note\nA1;\"Dit \"oui\"\"\nA2;x\n", []string{"1 Réf|Note", `2 A1|"Dit "oui""`, "3 A2|x"},
		},
		"never ended, at the end of the file": {
			"Réf;Note\nA1;\"Charnu\nA2;x\nA3;y\n", []string{"1 Réf|Note", `2 A1|"Charnu`, "3 A2|x", "4 A3|y"},
		},
		"never ended, before one that is not doubled": {
			"Réf;Note\nA1;\"Charnu\nA2;12\" de haut\nA3;y\n", []string{"1 Réf|Note", `2 A1|"Charnu`, `3 A2|12" de haut`, "4 A3|y"},
		},
		"inches": {
			"Réf;Note;Prix\nA1;17\" 1/2;9\nA2;\"17\"\" 1/2\";8\n", []string{"1 Réf|Note|Prix", `2 A1|17" 1/2|9`, `3 A2|17" 1/2|8`},
		},
		"blanks behind": {
			"Réf;Note;Prix\r\nA1;\"Rond; long\" ;9\r\nA2;\"x\"\t\r\n", []string{"1 Réf|Note|Prix", "2 A1|Rond; long|9", "3 A2|x"},
		},
		"what is quoted well": {
			"Réf;Note\r\n\"A1\";\"un\r\ndeux\"\r\n\"A2\";\"\"\r\n\"A3\";\"\"\"oui\"\"\"\r\n", []string{"1 Réf|Note", "2 A1|un\ndeux", "3 A2", `4 A3|"oui"`},
		},
	} {
		want(t, name, []byte(c.text), table.UTF8, ";", c.rows...)
	}
}

// kinds are those of the cells of a file that are more than their text, by their text.
func kinds(t *testing.T, content []byte) map[string]table.Kind {
	t.Helper()
	file, err := table.Open(bytes.NewReader(content), int64(len(content)))
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]table.Kind{}
	err = file.Each(func(_ int, cells []table.Cell) error {
		for _, c := range cells {
			if c.Kind != "" {
				found[c.Text] = c.Kind
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// A cell that holds rows of the file says so; one of several lines that a person wrote does not.
func TestCellsThatHoldRows(t *testing.T) {
	t.Parallel()
	for text, held := range map[string]string{
		"Réf;Nom;Note\nA1;Un;\"Charnu\nA2;Deux;rond\"\nA3;Trois;x\n":              "Charnu\nA2;Deux;rond",
		"Réf;Nom;Prix\nA1;\"Un;9\nA2;Deux\";8\nA3;Trois;7\n":                      "Un;9\nA2;Deux",
		"Réf;Nom;Note\nA1;Un;\"Charnu\nA2;Deux;y\nA3;Trois;rond\"\n":              "Charnu\nA2;Deux;y\nA3;Trois;rond",
		"Réf,Nom,Note\n\"A1\",\"Un, bon\",\"Charnu\nA2,Deux,rond\"\nA3,Trois,x\n": "Charnu\nA2,Deux,rond",
		"Réf;Nom;Note\nA1;Un;\"Charnu\nrond\"\n":                                  "",
		"Réf;Nom;Note\nA1;Un;\"Charnu; rond\nlong; fin\"\n":                       "",
		"Réf;Note;Prix\nA1;\"un\ndeux;trois;quatre\";9\n":                         "",
		"Référence\n\"A1\nA2\"\n":                                                 "",
	} {
		found := kinds(t, []byte(text))
		if found[held] != table.Rows && held != "" || held == "" && len(found) > 0 {
			t.Errorf("%q: %v", text, found)
		}
	}
	swallowed := []byte("Réf;Quantité\nA1;\"6\nA2;12\"\nA3;18\n")
	if _, err := table.Read(bytes.NewReader(swallowed), int64(len(swallowed)), 10); !errors.Is(err, table.ErrRowsInCell) {
		t.Errorf("a small file: %v", err)
	}
}

// Whatever quotes stand in a file, each of its lines is a row, or a line inside a cell: none is lost.
func TestNoLineIsLost(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		pieces := rapid.SliceOfN(rapid.SampledFrom([]string{`"`, `"`, `""`, ";", "a", " ", "\n", "b c", "é", "\r\n", `";"`}), 1, 40).Draw(t, "pieces")
		text := "R;N\n" + strings.Join(pieces, "") + "z"
		file, err := table.Open(strings.NewReader(text), int64(len(text)))
		if err != nil {
			t.Fatal(err)
		}
		letters, inside, last := 0, 0, 0
		err = file.Each(func(number int, cells []table.Cell) error {
			last = number
			for _, c := range cells {
				letters += len(letterIn(c.Text))
				inside += strings.Count(c.Text, "\n")
			}
			return nil
		})
		// Line breaks at the ends of cells are trimmed, so that lines may be more than are seen.
		if lines := strings.Count(text, "\n") + 1; err != nil || letters != len(letterIn(text)) || last+inside > lines {
			t.Fatalf("%q: %d letters of %d, %d rows and %d breaks of %d lines (%v)", text, letters, len(letterIn(text)), last, inside, lines, err)
		}
	})
}

func letterIn(text string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune("RNabcéz", r) {
			return r
		}
		return -1
	}, text)
}

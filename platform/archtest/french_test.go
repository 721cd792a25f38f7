package archtest_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// elision is an article or a pronoun before a vowel: « l'ordre », « qu'il ». English has its apostrophes after longer words.
var elision = regexp.MustCompile(`(?:^|[^\p{L}])(?:[LlDdNnSsJjQqCcMmTt]|[Qq]u|[Jj]usqu|[Ll]orsqu|[Pp]uisqu)'[\p{L}{]`)

// verbatim texts keep the straight apostrophe: the specification fixes them to the letter, or they are folded words that
// what people typed is compared with.
func verbatim() []string {
	return []string{
		"En cours d'envoi partiel", "en cours d'envoi partiel", "L'image doit avoir un poids inférieur à {size} KB",
		"comite d'entreprise", "pays d'origine", "taux d'alcool",
	}
}

// People read « l’ordre » with the apostrophe that print uses, on the screens and in what the server says.
func TestFrenchTextsUseTheTypographicApostrophe(t *testing.T) {
	t.Parallel()
	seen := 0
	for _, folder := range []string{"../../modules", "../../platform"} {
		err := filepath.WalkDir(folder, func(path string, _ fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(node ast.Node) bool {
				literal, ok := node.(*ast.BasicLit)
				if !ok || literal.Kind != token.STRING {
					return true
				}
				text, err := strconv.Unquote(literal.Value)
				if err != nil {
					t.Errorf("%s: %v", path, err)
				}
				seen += strings.Count(text, "’")
				judge(t, path, text)
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	rules, err := os.ReadFile("../validate/messages.json")
	if err != nil {
		t.Fatal(err)
	}
	for text := range strings.SplitSeq(string(rules), `"`) {
		judge(t, "messages.json", text)
	}
	if seen < 100 {
		t.Errorf("only %d apostrophes found", seen)
	}
}

func judge(t *testing.T, path, text string) {
	t.Helper()
	if elision.MatchString(text) && !slices.Contains(verbatim(), text) {
		t.Errorf("%s: %q wants ’", path, text)
	}
}

func TestElisionsAreKnown(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Ce produit n'est plus proposé": true, "L'envoi": true, "jusqu'au {until}": true, "Ce produit n’est plus": false,
		"the reader's own": false, "it doesn't": false, "SELECT 'd' FROM x": false,
	} {
		if elision.MatchString(text) != want {
			t.Errorf("%q is an elision: %v", text, !want)
		}
	}
}

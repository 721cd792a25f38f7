package constant_test

import (
	"flag"
	"io/fs"
	"os"
	"path"
	"strings"
	"testing"

	_ "millesime/platform/testkit/constant"
)

func TestTheEverydayRunLooksAtTheSameExamples(t *testing.T) {
	t.Parallel()
	given := false
	flag.Visit(func(f *flag.Flag) { given = given || f.Name == "rapid.seed" })
	if full := os.Getenv("MILLESIME_TEST_FULL") == "1"; given == full {
		t.Errorf("a seed is given: %v, in the full run: %v", given, full)
	}
}

// A package whose properties this one does not reach would look at other examples each day.
func TestEveryPackageWithPropertiesIsReached(t *testing.T) {
	t.Parallel()
	house := os.DirFS("../../..")
	drawn, reached := map[string]bool{}, map[string]bool{}
	for _, part := range []string{"cmd", "db", "modules", "platform"} {
		err := fs.WalkDir(house, part, func(file string, _ fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(file, "_test.go") {
				return err
			}
			content, err := fs.ReadFile(house, file)
			drawn[path.Dir(file)] = drawn[path.Dir(file)] || strings.Contains(string(content), "rapid.Check(")
			reached[path.Dir(file)] = reached[path.Dir(file)] || strings.Contains(string(content), "\t_ \"millesime/platform/testkit/constant\"\n")
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	delete(drawn, "platform/testkit/constant") // whose words are these
	found := 0
	for folder, draws := range drawn {
		if draws {
			found++
		}
		if draws && !reached[folder] {
			t.Errorf("%s does not import platform/testkit/constant", folder)
		}
	}
	if found == 0 {
		t.Error("no properties are found: this test looks in the wrong place")
	}
}

package tsv_test

import (
	"fmt"
	"reflect"
	"testing"
	"testing/fstest"

	"millesime/platform/tsv"
)

type town struct {
	name string
	wine []string
	code int
}

func read(content string) (towns []town, failed string) {
	defer func() {
		if said := recover(); said != nil {
			failed = fmt.Sprint(said)
		}
	}()
	files := fstest.MapFS{"towns.tsv": {Data: []byte(content)}}
	return tsv.Read(files, "towns.tsv", func(r tsv.Row) town {
		return town{name: r.Text("town"), wine: r.List("wine"), code: r.Int("code")}
	}), ""
}

func TestRowsAreReadByTheNamesOfTheirColumns(t *testing.T) {
	t.Parallel()
	got, failed := read("# towns\ncode\ttown\twine\n\n21200\tBeaune\trouge, blanc\r\n# north\n02000\t-\t-\n")
	want := []town{{"Beaune", []string{"rouge", "blanc"}, 21200}, {"", nil, 2000}}
	if failed != "" || !reflect.DeepEqual(got, want) {
		t.Errorf("%v (%s), want %v", got, failed, want)
	}
}

func TestAMalformedLineIsToldWithItsFile(t *testing.T) {
	t.Parallel()
	for content, want := range map[string]string{
		"code\ttown\twine\n1\tBeaune\n":             "towns.tsv:2: 2 cells for 3 columns",
		"code\ttown\twine\n1\tBeaune\t-\t-\n":       "towns.tsv:2: 4 cells for 3 columns",
		"# towns\ncode\ttown\twine\nx\tBeaune\t-\n": `towns.tsv:3: code: strconv.Atoi: parsing "x": invalid syntax`,
		"code\ttown\n1\tBeaune\n":                   "towns.tsv:2: no column wine",
	} {
		if _, failed := read(content); failed != want {
			t.Errorf("%q: %q, want %q", content, failed, want)
		}
	}
}

func TestAValueIsInEveryListItIsUnder(t *testing.T) {
	t.Parallel()
	files := fstest.MapFS{"words.tsv": {Data: []byte("of\tword\nred, rose\tfraise\nred\tcassis\n")}}
	got := tsv.Lists(files, "words.tsv", func(r tsv.Row) ([]string, string) { return r.List("of"), r.Text("word") })
	if want := map[string][]string{"red": {"fraise", "cassis"}, "rose": {"fraise"}}; !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

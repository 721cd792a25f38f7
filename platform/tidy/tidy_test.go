package tidy_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
	"unicode"

	"pgregory.net/rapid"

	_ "millesime/platform/testkit/constant"
	"millesime/platform/tidy"
)

func TestText(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile("testdata/texts.json")
	if err != nil {
		t.Fatal(err)
	}
	var texts []struct{ Typed, Tidy string }
	if err := json.Unmarshal(data, &texts); err != nil {
		t.Fatal(err)
	}
	for _, one := range texts {
		if got := tidy.Text(one.Typed); got != one.Tidy {
			t.Errorf("Text(%q) = %q, want %q", one.Typed, got, one.Tidy)
		}
	}
	if len(texts) < 18 {
		t.Errorf("%d texts", len(texts))
	}
}

// Every character that Unicode calls one of format goes, and every blank and end of a line is one of two.
func TestAllOfUnicode(t *testing.T) {
	t.Parallel()
	for r := rune(1); r <= unicode.MaxRune; r++ {
		want := "a" + string(r) + "b"
		switch {
		case unicode.Is(unicode.Cf, r):
			want = "ab"
		case unicode.Is(unicode.Zs, r), r == '\t':
			want = "a b"
		case strings.ContainsRune("\n\v\f\r\u0085\u2028\u2029", r):
			want = "a\nb"
		case unicode.In(r, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector):
			want = "ab"
		}
		if got := tidy.Text("a" + string(r) + "b"); got != want {
			t.Errorf("%U: %q, want %q", r, got, want)
		}
	}
}

func TestTextTwiceIsOnce(t *testing.T) {
	t.Parallel()
	odd := rapid.SampledFrom([]rune("a \n\r\t\u00a0\u200b\u200d\ufe0f🍷❤🏽\u2028é"))
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.OneOf(rapid.StringOf(odd), rapid.String()).Draw(t, "s")
		once := tidy.Text(s)
		if twice := tidy.Text(once); twice != once {
			t.Fatalf("Text(Text(%q)) = %q, Text = %q", s, twice, once)
		}
	})
}

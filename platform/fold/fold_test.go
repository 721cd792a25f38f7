package fold_test

import (
	"encoding/json"
	"os"
	"testing"
	"unicode"

	"pgregory.net/rapid"

	"millesime/platform/fold"
	_ "millesime/platform/testkit/constant"
	"millesime/platform/tidy"
)

func TestText(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile("testdata/texts.json")
	if err != nil {
		t.Fatal(err)
	}
	var texts map[string]string
	if err := json.Unmarshal(data, &texts); err != nil {
		t.Fatal(err)
	}
	for in, want := range texts {
		if got := fold.Text(in); got != want {
			t.Errorf("Text(%q) = %q, want %q", in, got, want)
		}
	}
	if len(texts) < 25 {
		t.Errorf("%d texts", len(texts))
	}
}

func TestTextTwiceIsOnce(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.OneOf(rapid.String(), rapid.StringOf(odd())).Draw(t, "s")
		once := fold.Text(s)
		if twice := fold.Text(once); twice != once {
			t.Fatalf("Text(Text(%q)) = %q, Text = %q", s, twice, once)
		}
	})
}

// What is tidied at the door is found by what was typed, and the other way round.
func TestTextOfTidied(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.OneOf(rapid.String(), rapid.StringOf(odd())).Draw(t, "s")
		if got, want := fold.Text(tidy.Text(s)), fold.Text(s); got != want {
			t.Fatalf("of %q tidied %q, as it is %q", s, got, want)
		}
	})
}

// Every format character of Unicode disappears, every dash is one.
func TestAllOfUnicode(t *testing.T) {
	t.Parallel()
	for r := rune(1); r <= unicode.MaxRune; r++ {
		switch got := fold.Text("É" + string(r) + "b"); {
		case unicode.Is(unicode.Cf, r) && got != "eb", unicode.Is(unicode.Pd, r) && got != "e-b", unicode.Is(unicode.Z, r) && got != "e b":
			t.Errorf("%U: %q", r, got)
		}
	}
	for _, r := range "'`´‘’‚‛′‵ʹʻʼʽˈˊˋꞌ＇｀՚" {
		if got := fold.Text("L" + string(r) + "Été"); got != "l'ete" {
			t.Errorf("%U: %q", r, got)
		}
	}
}

// odd characters are those that look like nothing, or like others.
func odd() *rapid.Generator[rune] {
	return rapid.OneOf(
		rapid.SampledFrom([]rune("aZéÈœÆçÑ -9àûŵß\u0301\ufe0f🍷❤ \n\t'’‘`´′ʼ")),
		rapid.RuneFrom(nil, unicode.Cf), rapid.RuneFrom(nil, unicode.Pd), rapid.RuneFrom(nil, unicode.Z),
	)
}

package tidy_test

import (
	"slices"
	"testing"

	"millesime/platform/tidy"
)

func TestPassword(t *testing.T) {
	t.Parallel()
	for given, want := range map[string]string{
		"Ete\u0301#2026": "Eté#2026", "Été#2026": "Été#2026", "a\u00a0b\u202fc": "a b c", " Vin ": " Vin ", //nolint:gocritic // blanks at both ends stay
		"\u200ba": "\u200ba", "ﬁ²": "ﬁ²", "a\nb": "a\nb",
	} {
		if got := tidy.Password(given); got != want {
			t.Errorf("%q: %q, want %q", given, got, want)
		}
	}
}

func TestPasswordForms(t *testing.T) {
	t.Parallel()
	for given, want := range map[string][]string{
		"Vendange#2026": {"Vendange#2026"},
		"Eté":           {"Eté", "Ete\u0301"},
		"Ete\u0301":     {"Eté", "Ete\u0301"},
		"é\u00a0a":      {"é a", "é\u00a0a", "e\u0301\u00a0a"},
	} {
		if got := tidy.PasswordForms(given); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", given, got, want)
		}
	}
}

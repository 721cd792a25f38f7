package api

import (
	"context"
	"strconv"
	"strings"
)

type languageKey struct{}

// Language is the one the caller reads, "fr" or "en"; "fr" outside a request.
func Language(ctx context.Context) string {
	if language, ok := ctx.Value(languageKey{}).(string); ok {
		return language
	}
	return "fr"
}

// PreferredLanguage is the language of an Accept-Language header, "fr" or "en", for documents.
func PreferredLanguage(header string) string { return preferredLanguage(header) }

// preferredLanguage is "en" when an Accept-Language prefers English to French,
// else "fr" (domain 9.1).
func preferredLanguage(header string) string {
	if header == "" {
		return "fr"
	}
	var french, english float64
	englishFirst := false
	for entry := range strings.SplitSeq(header, ",") {
		tag, params, _ := strings.Cut(strings.TrimSpace(entry), ";")
		language, _, _ := strings.Cut(strings.ToLower(tag), "-")
		switch language {
		case "fr":
			french = max(french, quality(params))
		case "en":
			englishFirst = englishFirst || french == 0
			english = max(english, quality(params))
		}
	}
	if english > french || (english > 0 && english == french && englishFirst) {
		return "en"
	}
	return "fr"
}

func quality(params string) float64 {
	text, ok := strings.CutPrefix(strings.TrimSpace(params), "q=")
	if !ok {
		return 1
	}
	q, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return 0
	}
	return q
}

package page_test

import (
	"net/http"
	"strings"
	"testing"
	"unicode/utf8"

	"millesime/platform/api"
	"millesime/platform/page"
)

type view struct {
	page.Frame
	Parcel string
}

func written(t *testing.T, change func(*view), query map[string]string) (string, api.DocumentReply) {
	t.Helper()
	kind := page.New("tracking", `{{define "main"}}<p>{{.Say "Colis" "Parcel"}} {{.Parcel}}</p>{{end}}`, "p { margin: 0; }")
	v := view{Frame: kind.Frame(api.DocumentRequest{Locale: "fr", Query: query}, "Suivi <b>"), Parcel: "<script>"}
	if change != nil {
		change(&v)
	}
	reply, err := kind.Reply(&v, v.Frame, http.StatusOK)
	if err != nil {
		t.Fatal(err)
	}
	return string(reply.HTML), reply
}

// A page is in its reader's language, says what the law asks of who sells alcohol, and lets no text become markup.
func TestAPage(t *testing.T) {
	t.Parallel()
	html, reply := written(t, nil, nil)
	for _, want := range []string{
		`<html lang="fr">`, "<title>Suivi &lt;b&gt;</title>", "Colis &lt;script&gt;", "moins de 18 ans", "L.\u00a03342-1", "avec modération", `href="?lang=en"`,
	} {
		if !strings.Contains(html, want) {
			t.Errorf("the page lacks %q: %s", want, html)
		}
	}
	for _, empty := range []string{"description", "canonical", "noindex", "<img", "<script"} {
		if strings.Contains(html, empty) {
			t.Errorf("the page holds %q, which nobody gave it", empty)
		}
	}
	if !strings.Contains(reply.Policy, "default-src 'none'") || strings.Contains(reply.Policy, "script-src") || reply.Language != "fr" {
		t.Errorf("policy %q in %q", reply.Policy, reply.Language)
	}
	english, _ := written(t, nil, map[string]string{"lang": "en"})
	if !strings.Contains(english, "Parcel &lt;script&gt;") || !strings.Contains(english, "under 18") || strings.Contains(english, "mineurs") {
		t.Errorf("in English: %s", english)
	}
}

// A page that sells nothing says nothing of alcohol.
func TestASoberPage(t *testing.T) {
	t.Parallel()
	html, _ := written(t, func(v *view) { v.Sober, v.Hidden, v.Canonical = true, true, "/suivi/1" }, nil)
	if strings.Contains(html, "de 18 ans") || strings.Contains(html, "modération") || !strings.Contains(html, "noindex") || !strings.Contains(html, `canonical" href="/suivi/1"`) {
		t.Errorf("sober: %s", html)
	}
}

// A description is of whole words and 160 letters at most.
func TestDescriptions(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Vins de nos coteaux.":                                  "Vins de nos coteaux.",
		strings.Repeat("é", 159):                                strings.Repeat("é", 159),
		strings.Repeat("é", 160):                                strings.Repeat("é", 159) + "…",
		strings.Repeat("Beaune, ", 20) + strings.Repeat("x", 9): strings.Repeat("Beaune, ", 19) + "Beaune…",
		strings.Repeat("mot ", 50):                              strings.Repeat("mot ", 39) + "mot…",
	} {
		var f page.Frame
		f.Describe(text)
		if f.Description != want || utf8.RuneCountInString(f.Description) > 160 {
			t.Errorf("%q is described as %q instead of %q", text, f.Description, want)
		}
	}
}

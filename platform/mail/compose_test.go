package mail_test

import (
	"errors"
	"html"
	"regexp"
	"strings"
	"testing"

	"millesime/platform/mail"
)

func content() mail.Content {
	return mail.Content{
		Subject: "Choisissez un nouveau mot de passe", Greeting: "Bonjour Claire,",
		Paragraphs: []string{"Vous avez demandé un nouveau mot de passe.", "Château <b>d'Été</b> & fils"},
		Action:     mail.Action{Label: "Choisir un mot de passe", URL: "https://vin.example/forgot-password/abc_-123?a=1&b=2"},
		Hints:      []string{"Ce lien est valable une heure et ne sert qu’une fois."},
	}
}

func compose(t *testing.T, lang string, c mail.Content) mail.Message {
	t.Helper()
	m, err := mail.Compose(lang, c)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestBothPartsSayTheSame(t *testing.T) {
	t.Parallel()
	c := content()
	m := compose(t, "fr", c)
	shown := html.UnescapeString(m.HTML)
	for _, want := range append([]string{c.Greeting, c.Action.Label, c.Action.URL, c.Hints[0], "Merci de ne pas y répondre"}, c.Paragraphs...) {
		if !strings.Contains(m.Text, want) {
			t.Errorf("%q is missing in the text:\n%s", want, m.Text)
		}
		if !strings.Contains(shown, want) {
			t.Errorf("%q is missing in the HTML", want)
		}
	}
	if m.Subject != c.Subject || !strings.Contains(shown, "<title>"+c.Subject) {
		t.Errorf("subject %q", m.Subject)
	}
	if strings.Contains(m.HTML, "<b>") || !strings.Contains(m.HTML, "&lt;b&gt;") {
		t.Error("markup of a name is not escaped")
	}
	if !strings.Contains(m.Text, "\nhttps://vin.example/forgot-password/abc_-123?a=1&b=2\n") {
		t.Error("the address does not stand alone on its line")
	}
}

func TestFrenchPunctuationStaysWithItsWord(t *testing.T) {
	t.Parallel()
	c := content()
	c.Subject = "Commande CMD-1 : un colis est en route"
	m := compose(t, "fr", c)
	if !strings.Contains(m.HTML, "CMD-1\u00a0: un colis") || strings.Contains(m.HTML, "CMD-1 :") {
		t.Errorf("the line may break before the colon:\n%s", m.HTML)
	}
	if m.Subject != c.Subject || strings.Contains(m.Text, "\u00a0") {
		t.Errorf("the plain text is typeset: %q\n%s", m.Subject, m.Text)
	}
}

func TestLanguages(t *testing.T) {
	t.Parallel()
	for lang, c := range map[string]struct{ html, text string }{
		"fr": {`<html lang="fr">`, "vous avez un compte"}, "de": {`<html lang="fr">`, "vous avez un compte"},
		"en": {`<html lang="en">`, "you have a"},
	} {
		m := compose(t, lang, content())
		if !strings.Contains(m.HTML, c.html) || !strings.Contains(m.Text, c.text) || !strings.Contains(m.HTML, c.text) {
			t.Errorf("%s: %s", lang, m.Text)
		}
	}
	own := content()
	own.Footer = "Parce que."
	if m := compose(t, "fr", own); !strings.Contains(m.Text, "Parce que.") || strings.Contains(m.Text, "vous avez un compte") {
		t.Error(m.Text)
	}
}

// Nothing is fetched when the mail is opened, the dark scheme is served, and the largest readers show it whole.
func TestLayout(t *testing.T) {
	t.Parallel()
	m := compose(t, "fr", content())
	for _, banned := range []string{"<img", "<script", "<link", "url(", "@import", "src=", "<form"} {
		if strings.Contains(m.HTML, banned) {
			t.Errorf("%s in the mail", banned)
		}
	}
	for _, link := range regexp.MustCompile(`href="([^"]*)"`).FindAllStringSubmatch(m.HTML, -1) {
		if html.UnescapeString(link[1]) != content().Action.URL {
			t.Errorf("a link to %s", link[1])
		}
	}
	for _, wanted := range []string{"prefers-color-scheme: dark", `name="color-scheme"`, "#ED6D62"} {
		if !strings.Contains(m.HTML, wanted) {
			t.Errorf("%s is missing", wanted)
		}
	}
	if len(m.HTML) > 20_000 {
		t.Errorf("%d bytes", len(m.HTML))
	}
	plain := content()
	plain.Action = mail.Action{}
	if m := compose(t, "fr", plain); strings.Contains(m.HTML, "<a ") || strings.Contains(m.HTML, "Si le bouton") {
		t.Error("a button without action")
	}
}

func TestContentThatCannotBeSent(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*mail.Content){
		"no subject":    func(c *mail.Content) { c.Subject = " \r\n" },
		"script":        func(c *mail.Content) { c.Action.URL = "javascript:alert(1)" },
		"relative":      func(c *mail.Content) { c.Action.URL = "/forgot-password" },
		"no label":      func(c *mail.Content) { c.Action.Label = "" },
		"no address":    func(c *mail.Content) { c.Action.URL = "" },
		"two addresses": func(c *mail.Content) { c.Action.URL = "https://a.example/\nhttps://b.example" },
		"too long":      func(c *mail.Content) { c.Paragraphs = []string{strings.Repeat("vin ", 30_000)} },
	} {
		c := content()
		change(&c)
		if _, err := mail.Compose("fr", c); !errors.Is(err, mail.ErrInvalid) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestNamesMakeNoParagraphs(t *testing.T) {
	t.Parallel()
	for _, text := range hostile() {
		c := content()
		c.Greeting, c.Paragraphs = "Bonjour "+text, []string{text}
		want := strings.Count(compose(t, "fr", content()).Text, "\n")
		if got := strings.Count(compose(t, "fr", c).Text, "\n"); got > want {
			t.Errorf("%q: %d lines, want at most %d", text, got, want)
		}
	}
}

package mail_test

import (
	"testing"

	"millesime/platform/mail"
)

func TestWordsOfALanguage(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ lang, name, greeting, url string }{
		{"fr", "Claire", "Bonjour Claire,", "https://vin.example/orders/7"},
		{"", "", "Bonjour,", "https://vin.example/orders/7"},
		{"en", "Claire", "Hello Claire,", "https://vin.example/en/orders/7"},
		{"en", "", "Hello,", "https://vin.example/en/orders/7"},
	} {
		if got := mail.Greeting(c.lang, c.name); got != c.greeting {
			t.Errorf("%q: greeted %q, want %q", c.lang, got, c.greeting)
		}
		if got := mail.ScreenURL("https://vin.example", c.lang, "/orders/7"); got != c.url {
			t.Errorf("%q: at %q, want %q", c.lang, got, c.url)
		}
	}
}

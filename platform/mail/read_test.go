package mail_test

import (
	"encoding/base64"
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	netmail "net/mail"
	"strings"
	"testing"
)

// parsed is a mail as its reader sees it.
type parsed struct {
	headers    map[string]string
	names      []string
	text, html string
}

func read(t *testing.T, raw string) parsed {
	t.Helper()
	m, err := netmail.ReadMessage(strings.NewReader(raw))
	if err != nil {
		t.Fatalf("%v in\n%s", err, raw)
	}
	got := parsed{headers: map[string]string{}}
	for name, values := range m.Header {
		decoded, err := new(mime.WordDecoder).DecodeHeader(values[0])
		if err != nil || len(values) != 1 {
			t.Errorf("%s: %q, %v", name, values, err)
		}
		got.headers[name], got.names = decoded, append(got.names, name)
	}
	kind, params, err := mime.ParseMediaType(m.Header.Get("Content-Type"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(kind, "multipart/") {
		got.text = body(t, m.Header.Get("Content-Transfer-Encoding"), m.Body)
		return got
	}
	parts := multipart.NewReader(m.Body, params["boundary"])
	for {
		part, err := parts.NextRawPart()
		if errors.Is(err, io.EOF) {
			return got
		}
		if err != nil {
			t.Fatal(err)
		}
		content := body(t, part.Header.Get("Content-Transfer-Encoding"), part)
		if strings.HasPrefix(part.Header.Get("Content-Type"), "text/html") {
			got.html = content
		} else {
			got.text = content
		}
	}
}

func body(t *testing.T, encoding string, from io.Reader) string {
	t.Helper()
	switch encoding {
	case "quoted-printable":
		from = quotedprintable.NewReader(from)
	case "base64":
		from = base64.NewDecoder(base64.StdEncoding, from)
	}
	content, err := io.ReadAll(from)
	if err != nil {
		t.Fatal(err)
	}
	return strings.ReplaceAll(string(content), "\r\n", "\n")
}

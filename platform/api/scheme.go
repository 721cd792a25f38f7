package api

import (
	"bytes"

	"github.com/valyala/fasthttp"
)

// schemeCookie keeps whether a person wants light or dark colours on this device (ui/src/shared/scheme/scheme.ts).
const schemeCookie = "color_scheme"

// schemeOf is the scheme of colours that was chosen; "" = the device's.
func schemeOf(h *fasthttp.RequestHeader) string {
	switch chosen := string(h.Cookie(schemeCookie)); chosen {
	case "light", "dark":
		return chosen
	}
	return ""
}

// inScheme gives a document its scheme, so that its first paint has the right colours before any code is there.
func inScheme(document []byte, scheme string) []byte {
	if scheme == "" {
		return document
	}
	return bytes.Replace(document, []byte("<html "), []byte(`<html data-scheme="`+scheme+`" `), 1)
}

package files

import (
	"encoding/hex"
	"slices"
	"strings"
)

// The ways files are kept, by the ending of their names.
const (
	TypeJPEG   = "image/jpeg"
	TypePNG    = "image/png"
	TypeSVG    = "image/svg+xml"
	TypePDF    = "application/pdf"
	TypeXML    = "text/xml"
	TypeText   = "text/plain; charset=utf-8"
	typeBinary = "application/octet-stream"
)

// hashLength is that of a SHA-256 in hexadecimal.
const hashLength = 64

type kind struct{ ending, mediaType string }

func kinds() []kind {
	return []kind{
		{"jpg", TypeJPEG}, {"png", TypePNG}, {"svg", TypeSVG}, {"pdf", TypePDF}, {"xml", TypeXML}, {"txt", TypeText}, {"bin", typeBinary},
	}
}

// Types are the media types that public files are read as: the data of invoices is never public.
func Types() []string {
	var types []string
	for _, k := range kinds() {
		if k.mediaType != TypeXML {
			types = append(types, k.mediaType)
		}
	}
	return types
}

// Name is how rows name a file: its SHA-256 in hexadecimal, a dot and the ending of its media type.
type Name string

func nameOf(hash []byte, mediaType string) Name {
	ending := "bin"
	for _, k := range kinds() {
		if bare(k.mediaType) == bare(mediaType) {
			ending = k.ending
		}
	}
	return Name(hex.EncodeToString(hash) + "." + ending)
}

// bare is a media type without its parameters.
func bare(mediaType string) string {
	base, _, _ := strings.Cut(mediaType, ";")
	return strings.ToLower(strings.TrimSpace(base))
}

// Named reads a name; false when it is none.
func Named(text string) (Name, bool) {
	hash, ending, _ := strings.Cut(text, ".")
	known := slices.ContainsFunc(kinds(), func(k kind) bool { return k.ending == ending })
	if !known || len(hash) != hashLength || strings.Trim(hash, "0123456789abcdef") != "" {
		return "", false
	}
	return Name(text), true
}

// Hash is the SHA-256 of the content, in hexadecimal.
func (n Name) Hash() string {
	hash, _, _ := strings.Cut(string(n), ".")
	return hash
}

// MediaType is what the file is read as.
func (n Name) MediaType() string {
	_, ending, _ := strings.Cut(string(n), ".")
	for _, k := range kinds() {
		if k.ending == ending {
			return k.mediaType
		}
	}
	return typeBinary
}

// prefix is where public files are read.
const prefix = "/api/files/"

// Address is where the file that a public column keeps is read: "" for none, and the content itself as a data URL while it
// has not been moved yet.
func Address(kept string) string {
	if _, named := Named(kept); named {
		return prefix + kept
	}
	return kept
}

package invoice

import (
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
)

// mandateText is what a supplier accepts before its first invoice (CGI, 289 I-2), as of November 2026. Another text is another hash:
// who accepted this one is shown by it what it accepted.
//
//go:embed mandate.fr.txt
var mandateText string

// MandateText is that text, in French.
func MandateText() string { return mandateText }

// MandateHash names that text.
func MandateHash() string {
	sum := sha256.Sum256([]byte(mandateText))
	return hex.EncodeToString(sum[:])
}

package audit

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
)

const (
	masked = "***"
	// maxText is the longest text kept whole; beyond it (pictures, contracts) the digest shows that it changed.
	maxText = 1000
)

// secretWords mark members whose value is never kept. A member is secret when its name, without case, dashes and
// underscores, holds one of them: passwordHash, refresh_token, X-Api-Key.
func secretWords() []string {
	return []string{
		"password", "passwd", "passphrase", "secret", "token", "hash", "salt", "authorization", "cookie", "apikey",
		"privatekey", "credential", "pincode", "cvc", "cardnumber",
	}
}

// joined is made once: a large import asks for every member of every product.
var joined = strings.NewReplacer("_", "", "-", "", " ", "") //nolint:gochecknoglobals // a constant

func secret(name string) bool {
	name = joined.Replace(strings.ToLower(name))
	if name == "pin" || name == "otp" {
		return true
	}
	return slices.ContainsFunc(secretWords(), func(word string) bool { return strings.Contains(name, word) })
}

// harmless tells of an object as it is written that nothing in it is to be masked or shortened: it is short, and no word
// of a secret stands anywhere in it. Nearly every state is, and is then kept without being taken apart.
func harmless(text []byte) bool {
	if len(text) > maxText || text[0] != '{' {
		return false
	}
	plain := joined.Replace(strings.ToLower(string(text)))
	return !strings.Contains(plain, `"pin"`) && !strings.Contains(plain, `"otp"`) &&
		!slices.ContainsFunc(secretWords(), func(word string) bool { return strings.Contains(plain, word) })
}

// presentable gives a value as it may be kept.
func presentable(value any) any {
	switch v := value.(type) {
	case map[string]any:
		kept := make(map[string]any, len(v))
		for name, inner := range v {
			if secret(name) && inner != nil {
				kept[name] = masked
			} else {
				kept[name] = presentable(inner)
			}
		}
		return kept
	case []any:
		kept := make([]any, len(v))
		for i, inner := range v {
			kept[i] = presentable(inner)
		}
		return kept
	case string:
		if len(v) > maxText {
			return fmt.Sprintf("[%d bytes, sha256 %x]", len(v), sha256.Sum256([]byte(v)))
		}
		return v
	default:
		return v
	}
}

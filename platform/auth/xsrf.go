package auth

import (
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"strings"

	"millesime/platform/ids"
)

// XSRF makes and checks signed double-submit tokens: the cookie XSRF-TOKEN and
// the header X-XSRF-TOKEN must agree and bear our signature, so that a cookie
// planted from another site is worth nothing. Nothing is stored.
type XSRF struct {
	random ids.Source
	keys   [][]byte // the first signs, all verify
}

// NewXSRF derives its keys from the secrets, the signing one first. It panics
// without a secret; the configuration guarantees one.
func NewXSRF(secrets ...string) *XSRF {
	x := &XSRF{random: ids.Random()}
	for _, secret := range secrets {
		x.keys = append(x.keys, derive(secret, purposeXSRF, keyBytes))
	}
	if len(x.keys) == 0 {
		panic("auth: no secret for XSRF tokens")
	}
	return x
}

// Token makes a new token, fit for a cookie.
func (x *XSRF) Token() string {
	nonce := x.random.Token()
	return nonce + "." + mark(x.keys[0], nonce)
}

// Check tells whether cookie and header are the same token, and one of ours.
func (x *XSRF) Check(cookie, header string) bool {
	if subtle.ConstantTimeCompare([]byte(cookie), []byte(header)) != 1 {
		return false
	}
	nonce, signature, ok := strings.Cut(cookie, ".")
	if !ok || nonce == "" {
		return false
	}
	for _, key := range x.keys {
		if hmac.Equal([]byte(signature), []byte(mark(key, nonce))) {
			return true
		}
	}
	return false
}

func mark(key []byte, nonce string) string {
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(nonce))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

package auth

import (
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/hex"
)

// What each derived key is for. Changing one invalidates all that it signed.
const (
	purposeToken   = "millesime access token"
	purposeTokenID = "millesime access token id"
	purposeXSRF    = "millesime xsrf token"
	purposeLink    = "millesime document link"
	purposeGuest   = "millesime guest link"
)

const (
	keyBytes   = 32
	keyIDBytes = 8
)

// derive makes a key for one purpose, so that no two mechanisms share a key and
// none ever holds the secret itself.
func derive(secret, purpose string, size int) []byte {
	key, err := hkdf.Key(sha256.New, []byte(secret), nil, purpose, size)
	if err != nil {
		panic(err) // only for sizes far beyond ours
	}
	return key
}

// keyID names the signing key of a secret in the kid of a token.
func keyID(secret string) string {
	return hex.EncodeToString(derive(secret, purposeTokenID, keyIDBytes))
}

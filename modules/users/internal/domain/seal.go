package domain

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
)

// Sizes of what is derived from a token, in bytes.
const (
	sealKeySize   = 32 // AES-256
	sealNonceSize = 12 // of GCM
)

// sealer encrypts with a key that only the holder of the token can derive. The
// nonce is derived too: each key seals once.
func sealer(token string) (aead cipher.AEAD, nonce []byte, err error) {
	secret, err := hkdf.Key(sha256.New, []byte(token), nil, "millesime refresh successor", sealKeySize+sealNonceSize)
	if err != nil {
		return nil, nil, err
	}
	block, err := aes.NewCipher(secret[:sealKeySize])
	if err != nil {
		return nil, nil, err
	}
	aead, err = cipher.NewGCM(block)
	return aead, secret[sealKeySize:], err
}

// Seal hides a token's successor, so that the database holds no usable token.
func Seal(token, successor string) (string, error) {
	aead, nonce, err := sealer(token)
	if err != nil {
		return "", err
	}
	return base64.RawStdEncoding.EncodeToString(aead.Seal(nil, nonce, []byte(successor), nil)), nil
}

// Unseal gives the successor back to who presents the token again.
func Unseal(token, sealed string) (string, error) {
	aead, nonce, err := sealer(token)
	if err != nil {
		return "", err
	}
	data, err := base64.RawStdEncoding.DecodeString(sealed)
	if err != nil {
		return "", fmt.Errorf("sealed successor: %w", err)
	}
	successor, err := aead.Open(nil, nonce, data, nil)
	if err != nil {
		return "", fmt.Errorf("sealed successor: %w", err)
	}
	return string(successor), nil
}

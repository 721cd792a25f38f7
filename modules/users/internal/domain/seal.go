package domain

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
)

const sealKeySize = 32 // AES-256

// sealer encrypts with a key that only the holder of the token can derive.
func sealer(token string) (cipher.AEAD, error) {
	key, err := hkdf.Key(sha256.New, []byte(token), nil, "millesime refresh successor", sealKeySize)
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}

// seal hides a token's successor, so that the database holds no usable token.
// The nonce is zero: each key is derived for one token and seals once.
func seal(token, successor string) (string, error) {
	aead, err := sealer(token)
	if err != nil {
		return "", err
	}
	sealed := aead.Seal(nil, make([]byte, aead.NonceSize()), []byte(successor), nil)
	return base64.RawStdEncoding.EncodeToString(sealed), nil
}

// unseal gives the successor back to who presents the token again.
func unseal(token, sealed string) (string, error) {
	aead, err := sealer(token)
	if err != nil {
		return "", err
	}
	data, err := base64.RawStdEncoding.DecodeString(sealed)
	if err != nil {
		return "", fmt.Errorf("sealed successor: %w", err)
	}
	successor, err := aead.Open(nil, make([]byte, aead.NonceSize()), data, nil)
	if err != nil {
		return "", fmt.Errorf("sealed successor: %w", err)
	}
	return string(successor), nil
}

package mail

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
)

const (
	sealPurpose = "millesime queued mail"
	sealKeySize = 32 // AES-256
)

// sealer encrypts what waits in the queue: mails hold links that open accounts, and a copy of the database must not
// give them away.
type sealer struct{ keys []cipher.AEAD } // the first seals, all open

func newSealer(secrets []string) (*sealer, error) {
	if len(secrets) == 0 {
		return nil, errors.New("mail: no secret to seal queued mails with")
	}
	s := &sealer{}
	for _, secret := range secrets {
		key, err := hkdf.Key(sha256.New, []byte(secret), nil, sealPurpose, sealKeySize)
		if err != nil {
			return nil, fmt.Errorf("mail: %w", err)
		}
		block, err := aes.NewCipher(key)
		if err != nil {
			return nil, fmt.Errorf("mail: %w", err)
		}
		aead, err := cipher.NewGCMWithRandomNonce(block)
		if err != nil {
			return nil, fmt.Errorf("mail: %w", err)
		}
		s.keys = append(s.keys, aead)
	}
	return s, nil
}

func (s *sealer) seal(plain []byte) string {
	return base64.StdEncoding.EncodeToString(s.keys[0].Seal(nil, nil, plain, nil)) //nolint:gosec // it makes a random nonce itself
}

func (s *sealer) open(sealed string) ([]byte, error) {
	data, err := base64.StdEncoding.DecodeString(sealed)
	if err != nil {
		return nil, fmt.Errorf("sealed mail: %w", err)
	}
	for _, key := range s.keys {
		if plain, err := key.Open(nil, nil, data, nil); err == nil {
			return plain, nil
		}
	}
	return nil, errors.New("sealed mail: no secret opens it")
}

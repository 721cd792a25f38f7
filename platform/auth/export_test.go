package auth

// SigningKey gives tests the key of a secret, to forge tokens with.
func SigningKey(secret string) (id string, key []byte) {
	return keyID(secret), derive(secret, purposeToken, keyBytes)
}

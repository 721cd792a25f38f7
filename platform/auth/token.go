package auth

import (
	"errors"
	"strconv"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"millesime/platform/clock"
)

// AccessLifetime is how long an access token lives (domain 8.2).
const AccessLifetime = 1800 * time.Second

const (
	issuer   = "millesime"
	audience = "millesime-api"
	// maxToken bounds the work on a hostile token, in bytes.
	maxToken = 4096
	// verifiedTokens bounds the memory of Verify: some 5 MB.
	verifiedTokens = 10_000
)

// Claims are what an access token says.
type Claims struct {
	Subject   int64     // user id
	Family    string    // refresh family: the session
	AuthTime  time.Time // when the password was last given; whole seconds
	Scope     string    // "": everything that the user's group allows; "tablet": tablet sales (domain 7)
	ExpiresAt time.Time // set by Sign; whole seconds
}

// Signer signs and verifies access tokens: HS256, one key for each secret.
// The first secret signs; the others still verify, so that a new secret can be
// put before the old one without ending sessions.
type Signer struct {
	clock    clock.Clock
	signKey  []byte
	signID   string
	keys     map[string][]byte
	parser   *jwt.Parser
	verified *tokenCache
}

// NewSigner derives the keys from the secrets. It panics without a secret;
// the configuration guarantees one.
func NewSigner(secrets []string, c clock.Clock) *Signer {
	s := &Signer{
		clock:    c,
		signKey:  derive(secrets[0], purposeToken, keyBytes),
		signID:   keyID(secrets[0]),
		keys:     make(map[string][]byte, len(secrets)),
		verified: newTokenCache(verifiedTokens),
		parser: jwt.NewParser(
			jwt.WithValidMethods([]string{jwt.SigningMethodHS256.Alg()}),
			jwt.WithIssuer(issuer), jwt.WithAudience(audience),
			jwt.WithExpirationRequired(), jwt.WithTimeFunc(c.Now),
		),
	}
	for _, secret := range secrets {
		s.keys[keyID(secret)] = derive(secret, purposeToken, keyBytes)
	}
	return s
}

// wireClaims are the claims as they travel.
type wireClaims struct {
	jwt.RegisteredClaims
	Family   string           `json:"family"`
	AuthTime *jwt.NumericDate `json:"auth_time"` //nolint:tagliatelle // named so by OpenID Connect
	Scope    string           `json:"scope"`
}

// Sign makes a token that lives for AccessLifetime from now.
func (s *Signer) Sign(c Claims) (string, error) {
	now := s.clock.Now()
	token := jwt.NewWithClaims(jwt.SigningMethodHS256, wireClaims{
		RegisteredClaims: jwt.RegisteredClaims{
			Issuer: issuer, Audience: jwt.ClaimStrings{audience},
			Subject:  strconv.FormatInt(c.Subject, 10),
			IssuedAt: jwt.NewNumericDate(now), ExpiresAt: jwt.NewNumericDate(now.Add(AccessLifetime)),
		},
		Family: c.Family, AuthTime: jwt.NewNumericDate(c.AuthTime), Scope: c.Scope,
	})
	token.Header["kid"] = s.signID
	return token.SignedString(s.signKey)
}

// Verify gives the claims of a genuine, living token. It answers ErrNoToken,
// ErrExpiredToken or ErrInvalidToken.
func (s *Signer) Verify(token string) (Claims, error) {
	if token == "" {
		return Claims{}, ErrNoToken
	}
	if claims, ok := s.verified.get(token); ok {
		if s.clock.Now().Before(claims.ExpiresAt) {
			return claims, nil
		}
		s.verified.remove(token)
		return Claims{}, ErrExpiredToken
	}
	claims, err := s.parse(token)
	if err != nil {
		return Claims{}, err
	}
	s.verified.put(token, claims)
	return claims, nil
}

func (s *Signer) parse(token string) (Claims, error) {
	if len(token) > maxToken {
		return Claims{}, ErrInvalidToken
	}
	var wire wireClaims
	_, err := s.parser.ParseWithClaims(token, &wire, s.key)
	if errors.Is(err, jwt.ErrTokenExpired) {
		return Claims{}, ErrExpiredToken
	}
	if err != nil {
		return Claims{}, ErrInvalidToken.Because(err)
	}
	subject, err := strconv.ParseInt(wire.Subject, 10, 64)
	if err != nil || subject <= 0 || wire.AuthTime == nil {
		return Claims{}, ErrInvalidToken.Because(err)
	}
	return Claims{
		Subject: subject, Family: wire.Family, AuthTime: wire.AuthTime.UTC(),
		Scope: wire.Scope, ExpiresAt: wire.ExpiresAt.UTC(),
	}, nil
}

func (s *Signer) key(token *jwt.Token) (any, error) {
	kid, _ := token.Header["kid"].(string)
	if key, ok := s.keys[kid]; ok {
		return key, nil
	}
	return nil, jwt.ErrTokenUnverifiable
}

package auth_test

import (
	"encoding/base64"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"millesime/platform/auth"
	"millesime/platform/clock"
)

const (
	secretNew = "the newer secret, long enough for use"
	secretOld = "the older secret, long enough for use"
)

func noon() *clock.Fixed {
	return clock.NewFixed(time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC))
}

func sign(t *testing.T, s *auth.Signer, c auth.Claims) string {
	t.Helper()
	token, err := s.Sign(c)
	if err != nil {
		t.Fatal(err)
	}
	return token
}

func TestTokenRoundTrip(t *testing.T) {
	t.Parallel()
	c := noon()
	s := auth.NewSigner([]string{secretNew}, c)
	want := auth.Claims{Subject: 42, Family: "f1", AuthTime: c.Now().Add(-time.Hour), Scope: "tablet"}
	token := sign(t, s, want)
	want.ExpiresAt = c.Now().Add(auth.AccessLifetime)
	for range 2 { // parsed, then remembered
		got, err := s.Verify(token)
		if err != nil || got != want {
			t.Fatalf("got %+v, %v; want %+v", got, err, want)
		}
	}
}

func TestTokenExpires(t *testing.T) {
	t.Parallel()
	for _, remembered := range []bool{true, false} {
		c := noon()
		s := auth.NewSigner([]string{secretNew}, c)
		token := sign(t, s, auth.Claims{Subject: 1, AuthTime: c.Now()})
		c.Advance(auth.AccessLifetime - time.Second)
		if remembered {
			if _, err := s.Verify(token); err != nil {
				t.Fatalf("refused a second before its end: %v", err)
			}
		}
		c.Advance(time.Second)
		for range 2 {
			if _, err := s.Verify(token); !errors.Is(err, auth.ErrExpiredToken) {
				t.Fatalf("remembered %v: got %v", remembered, err)
			}
		}
	}
}

func TestSecretsRotate(t *testing.T) {
	t.Parallel()
	c := noon()
	before := auth.NewSigner([]string{secretOld}, c)
	during := auth.NewSigner([]string{secretNew, secretOld}, c)
	after := auth.NewSigner([]string{secretNew}, c)
	claims := auth.Claims{Subject: 1, AuthTime: c.Now()}
	older, newer := sign(t, before, claims), sign(t, during, claims)

	if _, err := during.Verify(older); err != nil {
		t.Errorf("the old secret ends sessions: %v", err)
	}
	if _, err := after.Verify(newer); err != nil {
		t.Errorf("the first secret does not sign: %v", err)
	}
	if _, err := after.Verify(older); !errors.Is(err, auth.ErrInvalidToken) {
		t.Errorf("a dropped secret still verifies: %v", err)
	}
}

// TestForgedTokens builds tokens with the real key, one thing wrong in each.
func TestForgedTokens(t *testing.T) {
	t.Parallel()
	c := noon()
	s := auth.NewSigner([]string{secretNew}, c)
	good := sign(t, s, auth.Claims{Subject: 1, AuthTime: c.Now()})
	kid, key := auth.SigningKey(secretNew)
	exp := float64(c.Now().Add(time.Hour).Unix())
	forge := func(method jwt.SigningMethod, with any, change func(header, claims map[string]any)) string {
		claims := jwt.MapClaims{
			"iss": "millesime", "aud": "millesime-api", "sub": "1", "exp": exp, "auth_time": exp, "family": "f",
		}
		token := jwt.NewWithClaims(method, claims)
		token.Header["kid"] = kid
		change(token.Header, claims)
		text, err := token.SignedString(with)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	set := func(name string, v any) func(map[string]any, map[string]any) {
		return func(_, claims map[string]any) { claims[name] = v }
	}
	drop := func(name string) func(map[string]any, map[string]any) {
		return func(_, claims map[string]any) { delete(claims, name) }
	}
	nothing := func(map[string]any, map[string]any) {}
	if _, err := s.Verify(forge(jwt.SigningMethodHS256, key, nothing)); err != nil {
		t.Fatalf("the forge itself is wrong: %v", err)
	}
	parts := strings.Split(good, ".")
	for name, token := range map[string]string{
		"no text":       "x",
		"alg none":      forge(jwt.SigningMethodNone, jwt.UnsafeAllowNoneSignatureType, nothing),
		"HS512":         forge(jwt.SigningMethodHS512, key, nothing),
		"other key":     forge(jwt.SigningMethodHS256, []byte("guess"), nothing),
		"raw secret":    forge(jwt.SigningMethodHS256, []byte(secretNew), nothing),
		"unknown kid":   forge(jwt.SigningMethodHS256, key, func(h, _ map[string]any) { h["kid"] = "other" }),
		"no kid":        forge(jwt.SigningMethodHS256, key, func(h, _ map[string]any) { delete(h, "kid") }),
		"issuer":        forge(jwt.SigningMethodHS256, key, set("iss", "other")),
		"no issuer":     forge(jwt.SigningMethodHS256, key, drop("iss")),
		"audience":      forge(jwt.SigningMethodHS256, key, set("aud", "other")),
		"no audience":   forge(jwt.SigningMethodHS256, key, drop("aud")),
		"no expiry":     forge(jwt.SigningMethodHS256, key, drop("exp")),
		"no auth_time":  forge(jwt.SigningMethodHS256, key, drop("auth_time")),
		"no subject":    forge(jwt.SigningMethodHS256, key, drop("sub")),
		"subject word":  forge(jwt.SigningMethodHS256, key, set("sub", "admin")),
		"subject zero":  forge(jwt.SigningMethodHS256, key, set("sub", "0")),
		"too long":      forge(jwt.SigningMethodHS256, key, set("family", strings.Repeat("f", 5000))),
		"other payload": parts[0] + "." + base64.RawURLEncoding.EncodeToString([]byte(`{"sub":"2"}`)) + "." + parts[2],
	} {
		if got, err := s.Verify(token); !errors.Is(err, auth.ErrInvalidToken) {
			t.Errorf("%s: got %+v, %v", name, got, err)
		}
	}
	if _, err := s.Verify(""); !errors.Is(err, auth.ErrNoToken) {
		t.Errorf("no token: %v", err)
	}
}

package auth

import (
	"crypto/hmac"
	"errors"
	"strconv"
	"strings"
	"time"
)

// Links sign addresses that open one document for one person until an instant, without a session. Nothing is stored: who may no longer
// read what a link is about is refused by whoever serves it.
type Links struct{ keys [][]byte } // the first signs, all verify

// Pass is what a link opens.
type Pass struct {
	Document, Person int64
	Until            time.Time // whole seconds
}

var (
	// ErrNoLink is the error of a link that the house did not sign.
	ErrNoLink = errors.New("auth: no link of ours")
	// ErrLinkEnded is the error of a genuine link whose time is over.
	ErrLinkEnded = errors.New("auth: the link has ended")
)

// NewLinks derives its keys from the secrets, the signing one first. It panics without a secret; the configuration guarantees one.
func NewLinks(secrets ...string) *Links { return newLinks(purposeLink, secrets) }

// NewGuestLinks makes those that open a request to who has no account, under keys of their own.
func NewGuestLinks(secrets ...string) *Links { return newLinks(purposeGuest, secrets) }

func newLinks(purpose string, secrets []string) *Links {
	l := &Links{}
	for _, secret := range secrets {
		l.keys = append(l.keys, derive(secret, purpose, keyBytes))
	}
	if len(l.keys) == 0 {
		panic("auth: no secret for links")
	}
	return l
}

const (
	linkBase  = 36
	linkParts = 4
	maxLink   = 200 // bytes
)

// Sign makes the token of a link, fit for a path.
func (l *Links) Sign(p Pass) string {
	said := strings.Join([]string{
		strconv.FormatInt(p.Document, linkBase), strconv.FormatInt(p.Person, linkBase), strconv.FormatInt(p.Until.Unix(), linkBase),
	}, ".")
	return said + "." + mark(l.keys[0], said)
}

// Check gives what a genuine token opens: ErrNoLink, or ErrLinkEnded of one whose time is over.
func (l *Links) Check(token string, now time.Time) (Pass, error) {
	at := strings.LastIndexByte(token, '.')
	if at < 0 || len(token) > maxLink || !l.signed(token[:at], token[at+1:]) {
		return Pass{}, ErrNoLink
	}
	var said [linkParts - 1]int64
	for n, part := range strings.Split(token[:at], ".") {
		value, err := strconv.ParseInt(part, linkBase, 64)
		if err != nil || n == len(said) {
			return Pass{}, ErrNoLink
		}
		said[n] = value
	}
	p := Pass{Document: said[0], Person: said[1], Until: time.Unix(said[2], 0).UTC()}
	if !now.Before(p.Until) {
		return p, ErrLinkEnded
	}
	return p, nil
}

func (l *Links) signed(said, signature string) bool {
	for _, key := range l.keys {
		if hmac.Equal([]byte(signature), []byte(mark(key, said))) {
			return true
		}
	}
	return false
}

package mail

import (
	"crypto/x509"
	"errors"
	"fmt"
	netmail "net/mail"
	"net/url"
	"strconv"
	"time"

	"millesime/platform/clock"
	"millesime/platform/ids"
)

// Options say how mails leave.
type Options struct {
	URL    string          // smtp:// or smtps://, with user and password where needed; "" = files
	From   netmail.Address // sender of every mail
	Folder string          // where files are written; made at the first mail
	Clock  clock.Clock
	IDs    ids.Source
	Roots  *x509.CertPool // whom TLS trusts; nil = the system's
	// Timeout bounds the connection, and then each step of the conversation; 0 = 10 s.
	Timeout time.Duration
}

const defaultTimeout = 10 * time.Second

// The ports of mail submission (RFC 8314).
const (
	portSTARTTLS = 587
	portTLS      = 465
)

// Open gives a sender. It does not connect: a mail server that is away must not keep the product from starting.
func Open(o Options) (Sender, error) {
	if err := checkAddress(o.From.Address); err != nil {
		return nil, errors.New("mail: the sender is not an e-mail address")
	}
	if o.URL == "" {
		return &folder{options: o}, nil
	}
	if o.Timeout <= 0 {
		o.Timeout = defaultTimeout
	}
	u, err := url.Parse(o.URL)
	if err != nil || u.Hostname() == "" {
		return nil, errors.New("mail: the address of the mail server is no URL") // not the cause: it repeats the password
	}
	s := &server{options: o, host: u.Hostname(), user: u.User.Username()}
	s.password, _ = u.User.Password()
	switch u.Scheme {
	case "smtp":
		s.port = portSTARTTLS
	case "smtps":
		s.port, s.implicitTLS = portTLS, true
	default:
		return nil, fmt.Errorf("mail: scheme %q is not smtp or smtps", u.Scheme)
	}
	if port := u.Port(); port != "" {
		if s.port, err = strconv.Atoi(port); err != nil {
			return nil, errors.New("mail: the port of the mail server is no number")
		}
	}
	return s, nil
}

package config

import (
	"net/mail"
	"net/netip"
	"net/url"
	"strings"
)

// smtpURL reads the mail server: a host, perhaps a port, a user and a password, nothing more.
func (r *reader) smtpURL() string {
	value := r.oneOf(envSMTPURL, "smtp://", "smtps://")
	if value == "" {
		return ""
	}
	u, err := url.Parse(value)
	if err != nil || u.Hostname() == "" || strings.Trim(u.Path, "/") != "" || u.RawQuery != "" || u.Fragment != "" {
		r.fail(envSMTPURL, "must be smtp:// or smtps://, user:password@ where needed, a host and perhaps a port; "+
			"special characters of user and password are written as %%40")
		return ""
	}
	return value
}

// mailFrom reads the sender of mails. Without a domain name to take it from, a
// mail server would refuse every mail, which is better known at the start.
func (r *reader) mailFrom(c Config) mail.Address {
	if value := r.get(envMailFrom); value != "" {
		from, err := mail.ParseAddress(value)
		if err != nil {
			r.fail(envMailFrom, "must be an e-mail address, or a name and <address>")
			return mail.Address{}
		}
		return *from
	}
	host := "localhost"
	if u, err := url.Parse(c.PublicURL); err == nil && isDomain(u.Hostname()) {
		host = u.Hostname()
	} else if c.SMTPURL != "" {
		r.fail(envMailFrom, "required with a mail server while %s is no domain name", envPublicURL)
	}
	return mail.Address{Name: "Millésime", Address: "no-reply@" + host}
}

func isDomain(host string) bool {
	_, err := netip.ParseAddr(host)
	return err != nil && strings.Contains(strings.Trim(host, "."), ".")
}

package mail

import (
	"context"
	"crypto/tls"
	"net"
	"time"

	gomail "github.com/wneessen/go-mail"
)

// connection is one that is signed in.
type connection struct {
	*gomail.Client

	socket  net.Conn // nil until it is there
	closing *time.Timer
}

// Close ends the connection: go-mail says goodbye, and leaves one open over which it cannot.
func (c *connection) Close() {
	_ = c.Client.Close() // its mails have left, or their error counts
	if c.socket != nil {
		_ = c.socket.Close() // once more, mostly
	}
}

// connect makes a connection that is signed in.
func (s *server) connect(ctx context.Context) (*connection, error) {
	c := &connection{}
	client, err := gomail.NewClient(s.host, append(s.settings(), gomail.WithDialContextFunc(
		func(ctx context.Context, network, address string) (socket net.Conn, err error) {
			c.socket, err = s.dial(ctx, network, address)
			return c.socket, err
		}))...)
	if err != nil {
		return nil, err
	}
	c.Client = client
	if err := client.DialWithContext(ctx); err != nil {
		c.Close()
		return nil, err
	}
	return c, nil
}

// dial makes what a conversation begins over.
func (s *server) dial(ctx context.Context, network, address string) (net.Conn, error) {
	if s.implicitTLS {
		return (&tls.Dialer{Config: s.trust()}).DialContext(ctx, network, address)
	}
	return (&net.Dialer{}).DialContext(ctx, network, address)
}

// trust is whom it speaks to over TLS.
func (s *server) trust() *tls.Config {
	return &tls.Config{ServerName: s.host, RootCAs: s.options.Roots, MinVersion: tls.VersionTLS12}
}

// settings are those of connections.
func (s *server) settings() []gomail.Option {
	settings := []gomail.Option{
		gomail.WithPort(s.port), gomail.WithTimeout(s.options.Timeout), gomail.WithHELO(domainOf(s.options.From.Address)),
		gomail.WithTLSConfig(s.trust()),
	}
	// Neither way of signing in sends the password itself over a connection without TLS.
	signIn := gomail.WithSMTPAuth(gomail.SMTPAuthAutoDiscover)
	if s.implicitTLS {
		// Discovery would take the connection, which we made, for one without TLS. This is its list for one with TLS: what tells a server
		// no password goes first.
		settings, signIn = append(settings, gomail.WithSSL()), gomail.WithOpportunisticSMTPAuth(
			gomail.SMTPAuthSCRAMSHA256PLUS, gomail.SMTPAuthSCRAMSHA256, gomail.SMTPAuthSCRAMSHA1PLUS, gomail.SMTPAuthSCRAMSHA1,
			gomail.SMTPAuthNTLM, gomail.SMTPAuthCramMD5, gomail.SMTPAuthPlain, gomail.SMTPAuthLogin)
	} else {
		settings = append(settings, gomail.WithTLSPolicy(gomail.TLSOpportunistic))
	}
	if s.user != "" {
		settings = append(settings, signIn, gomail.WithUsername(s.user), gomail.WithPassword(s.password))
	}
	return settings
}

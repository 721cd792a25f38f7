package mail

import (
	"context"
	"crypto/tls"
	"fmt"

	gomail "github.com/wneessen/go-mail"
)

// server sends by SMTP, one connection per mail: mails are rare, and a kept connection may be dead.
type server struct {
	options        Options
	host           string
	port           int
	implicitTLS    bool
	user, password string
}

// Send implements Sender.
func (s *server) Send(ctx context.Context, m Message) error {
	msg, err := s.options.build(m)
	if err != nil {
		return err
	}
	client, err := gomail.NewClient(s.host, s.settings()...)
	if err != nil {
		return fmt.Errorf("%w: %s", ErrNotSent, err.Error())
	}
	if err := client.DialAndSendWithContext(ctx, msg); err != nil && !msg.IsDelivered() {
		return fmt.Errorf("%w: %s", ErrNotSent, err.Error())
	}
	return nil
}

func (s *server) settings() []gomail.Option {
	settings := []gomail.Option{
		gomail.WithPort(s.port), gomail.WithTimeout(s.options.Timeout), gomail.WithHELO(domainOf(s.options.From.Address)),
		gomail.WithTLSConfig(&tls.Config{ServerName: s.host, RootCAs: s.options.Roots, MinVersion: tls.VersionTLS12}),
	}
	if s.implicitTLS {
		settings = append(settings, gomail.WithSSL())
	} else {
		settings = append(settings, gomail.WithTLSPolicy(gomail.TLSOpportunistic))
	}
	if s.user != "" {
		// Discovery never sends the password itself over a connection without TLS.
		settings = append(settings, gomail.WithSMTPAuth(gomail.SMTPAuthAutoDiscover),
			gomail.WithUsername(s.user), gomail.WithPassword(s.password))
	}
	return settings
}

package config_test

import (
	"strings"
	"testing"

	"millesime/platform/config"
	"millesime/platform/ids"
)

func TestSenderOfMails(t *testing.T) {
	t.Parallel()
	for want, environ := range map[string][]string{
		"Millésime <no-reply@localhost>":   nil,
		"Millésime <no-reply@vin.example>": {"MILLESIME_PUBLIC_URL=https://vin.example:8443", "MILLESIME_SMTP_URL=smtps://u:p@mail:465"},
		"Cave <cave@vin.example>":          {"MILLESIME_MAIL_FROM=Cave <cave@vin.example>", "MILLESIME_SMTP_URL=smtp://mail"},
		" <cave@vin.example>":              {"MILLESIME_MAIL_FROM=cave@vin.example", "MILLESIME_PUBLIC_URL=http://10.0.0.1"},
	} {
		c := load(t, append(environ, "MILLESIME_SECRET="+secret)...)
		if got := c.MailFrom.Name + " <" + c.MailFrom.Address + ">"; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestMailSettingsAreCheckedAtTheStart(t *testing.T) {
	t.Parallel()
	for name, environ := range map[string][]string{
		"MILLESIME_MAIL_FROM: required":      {"MILLESIME_SMTP_URL=smtp://mail", "MILLESIME_PUBLIC_URL=http://10.0.0.1"},
		"MILLESIME_MAIL_FROM: must be":       {"MILLESIME_MAIL_FROM=hunter2"},
		"MILLESIME_MAIL_FROM: must":          {"MILLESIME_MAIL_FROM=a@b.example, hunter2@d.example"},
		"MILLESIME_SMTP_URL: must be":        {"MILLESIME_SMTP_URL=smtp://:25", "MILLESIME_MAIL_FROM=a@b.example"},
		"MILLESIME_SMTP_URL: must be smtp:":  {"MILLESIME_SMTP_URL=smtp://mail/hunter2", "MILLESIME_MAIL_FROM=a@b.example"},
		"MILLESIME_SMTP_URL: must be smtp":   {"MILLESIME_SMTP_URL=smtp://u:hunter2%@mail", "MILLESIME_MAIL_FROM=a@b.example"},
		"MILLESIME_SMTP_URL: must be smtp:/": {"MILLESIME_SMTP_URL=smtp://mail:hunter2", "MILLESIME_MAIL_FROM=a@b.example"},
	} {
		_, err := config.Load(append(environ, "MILLESIME_SECRET="+secret), ids.NewSequence(1))
		if err == nil || !strings.Contains(err.Error(), name) || strings.Contains(err.Error(), "hunter2") {
			t.Errorf("%s: %v", environ, err)
		}
	}
}

package config

import (
	"net/mail"
	"net/netip"
	"path/filepath"
	"strings"
)

// Demo says whether the product shows itself with demo data.
type Demo string

// The demo modes.
const (
	DemoOff    Demo = ""
	DemoLocal  Demo = "1"      // loopback addresses only
	DemoPublic Demo = "public" // any address
)

// On tells whether demo data and one-click sign-in are wanted.
func (d Demo) On() bool { return d != DemoOff }

// Config is the whole configuration, valid.
type Config struct {
	Addr           string // host:port to listen on
	PublicURL      string // scheme and host, without a trailing slash
	DatabaseURL    string // sqlite:… or postgres://…
	EventsURL      string // memory: or nats://…
	FilesURL       string // file:… or s3://…
	SMTPURL        string // "" = mails are written to files
	MailFrom       mail.Address
	Secrets        []string // the first signs, all verify
	Demo           Demo
	StripeKey      string         // "" = no payment by card
	TrustedProxies []netip.Prefix // whose X-Forwarded-For is believed
	OTLPEndpoint   string         // "" = no traces
	GateWeight     int            // of the heavy work that runs at a time (platform/gate); 0 = what the machine bears
	DataDir        string         // folder of the SQLite file, else ./data
}

// String keeps secrets out of logs.
func (Config) String() string { return "config (not shown: it holds secrets)" }

// SQLite tells whether the database is the embedded one.
func (c Config) SQLite() bool { return strings.HasPrefix(c.DatabaseURL, schemeSQLite) }

// MailDir is where mails are written while there is no mail server.
func (c Config) MailDir() string { return filepath.Join(c.DataDir, "mails") }

const (
	schemeSQLite   = "sqlite:"
	defaultDataDir = "data"
)

func dataDir(databaseURL string) string {
	path, ok := strings.CutPrefix(databaseURL, schemeSQLite)
	if !ok || path == "" {
		return defaultDataDir
	}
	path, _, _ = strings.Cut(path, "?")
	return filepath.Dir(path)
}

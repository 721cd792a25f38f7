package config

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"millesime/platform/gate"
	"millesime/platform/ids"
)

// testPrefix marks variables of the test command, which are none of ours.
const testPrefix = "MILLESIME_TEST_"

// Load reads the settings from an environment as os.Environ gives it. On SQLite
// without a secret it takes the one in the data folder, or makes it. The error
// joins all faults.
func Load(environ []string, random ids.Source) (Config, error) {
	r := reader{values: values(environ)}
	r.refuseUnknown()
	c := Config{
		Addr:           r.addr(),
		DatabaseURL:    r.oneOf(envDatabaseURL, "sqlite:", "postgres://", "postgresql://"),
		EventsURL:      r.oneOf(envEventsURL, "memory:", "nats://"),
		FilesURL:       r.filesURL(),
		SMTPURL:        r.smtpURL(),
		Demo:           r.demo(),
		StripeKey:      r.get(envStripeKey),
		TrustedProxies: r.proxies(),
		OTLPEndpoint:   r.oneOf(envOTLP, "http://", "https://"),
		GateWeight:     r.number(envGateWeight, gate.LeastWeight, mostGateWeight),
	}
	c.DataDir = dataDir(c.DatabaseURL)
	c.PublicURL = r.publicURL(c.Addr)
	c.MailFrom = r.mailFrom(c)
	c.Secrets = r.secrets()
	if c.Demo == DemoLocal && !loopback(c.Addr) {
		r.fail(envDemo, "demo mode opens every account, so %s must be a loopback address; set it to public to accept that", envAddr)
	}
	if len(c.Secrets) == 0 && !c.SQLite() {
		r.fail(envSecret, "required when the database is not SQLite: all replicas share it")
	}
	if len(r.faults) > 0 {
		return Config{}, errors.Join(r.faults...)
	}
	if len(c.Secrets) == 0 {
		secret, err := storedSecret(c.DataDir, random)
		if err != nil {
			return Config{}, err
		}
		c.Secrets = []string{secret}
	}
	return c, nil
}

// reader takes settings from the environment and gathers faults.
type reader struct {
	values map[string]string
	faults []error
}

func values(environ []string) map[string]string {
	byName := make(map[string]string, len(environ))
	for _, entry := range environ {
		name, value, _ := strings.Cut(entry, "=")
		byName[name] = strings.TrimSpace(value)
	}
	return byName
}

// get gives a value as it was set, or "".
func (r *reader) get(name string) string { return r.values[name] }

// fail notes a fault. Never put the value into it.
func (r *reader) fail(name, why string, args ...any) {
	r.faults = append(r.faults, fmt.Errorf("%s: %s", name, fmt.Sprintf(why, args...)))
}

// refuseUnknown catches misspelt settings, which would be ignored silently.
func (r *reader) refuseUnknown() {
	var unknown []string
	for name := range r.values {
		known := slices.ContainsFunc(Settings(), func(s Setting) bool { return s.Name == name })
		if strings.HasPrefix(name, "MILLESIME_") && !strings.HasPrefix(name, testPrefix) && !known {
			unknown = append(unknown, name)
		}
	}
	slices.Sort(unknown)
	for _, name := range unknown {
		r.fail(name, "there is no such setting")
	}
}

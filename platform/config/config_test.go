package config_test

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"millesime/platform/config"
	"millesime/platform/ids"
)

const secret = "a secret of more than thirty-two characters"

func load(t *testing.T, environ ...string) config.Config {
	t.Helper()
	c, err := config.Load(environ, ids.NewSequence(1))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestDefaults(t *testing.T) {
	t.Parallel()
	c := load(t, "MILLESIME_SECRET="+secret, "PATH=/bin", "MILLESIME_SMTP_URL=", "MILLESIME_TEST_DATABASE_URL=x")
	if c.Addr != "127.0.0.1:8080" || c.PublicURL != "http://127.0.0.1:8080" ||
		c.DatabaseURL != "sqlite:./data/millesime.db" || c.EventsURL != "memory:" ||
		c.FilesURL != "file:./data/files" || c.SMTPURL != "" || c.Demo.On() || !c.SQLite() ||
		c.DataDir != "data" || c.MailDir() != "data/mails" || c.TrustedProxies != nil || c.GateWeight != 0 {
		t.Errorf("got %#v", c)
	}
}

func TestEverythingSet(t *testing.T) {
	t.Parallel()
	c := load(t,
		"MILLESIME_ADDR=0.0.0.0:80", "MILLESIME_PUBLIC_URL=https://vin.example/", "MILLESIME_DATABASE_URL=postgres://u:p@db/m",
		"MILLESIME_EVENTS_URL=nats://bus:4222", "MILLESIME_FILES_URL=s3://key:secret@s3.example/bucket", "MILLESIME_SMTP_URL=smtp://mail",
		"MILLESIME_SECRET="+secret+", older "+secret, "MILLESIME_DEMO=public", "MILLESIME_STRIPE_KEY=sk",
		"MILLESIME_TRUSTED_PROXY=10.0.0.0/8, 192.168.1.4", "OTEL_EXPORTER_OTLP_ENDPOINT=http://otel:4318",
		"MILLESIME_GATE_WEIGHT=64")
	if c.PublicURL != "https://vin.example" || c.SQLite() || len(c.Secrets) != 2 || c.Secrets[0] != secret ||
		c.Secrets[1] != "older "+secret || !c.Demo.On() || len(c.TrustedProxies) != 2 ||
		c.TrustedProxies[1].String() != "192.168.1.4/32" || c.OTLPEndpoint != "http://otel:4318" || c.StripeKey != "sk" || c.GateWeight != 64 {
		t.Errorf("got %#v", c)
	}
}

func TestAllFaultsAtOnceAndNoValues(t *testing.T) {
	t.Parallel()
	_, err := config.Load([]string{
		"MILLESIME_ADDR=hunter2", "MILLESIME_PUBLIC_URL=ftp://hunter2", "MILLESIME_DATABASE_URL=mysql://u:hunter2@db",
		"MILLESIME_EVENTS_URL=kafka://hunter2", "MILLESIME_FILES_URL=hunter2", "MILLESIME_SMTP_URL=hunter2",
		"MILLESIME_SECRET=hunter2", "MILLESIME_DEMO=hunter2", "MILLESIME_TRUSTED_PROXY=hunter2",
		"OTEL_EXPORTER_OTLP_ENDPOINT=hunter2", "MILLESIME_DATABSE_URL=hunter2",
		"MILLESIME_GATE_WEIGHT=hunter2",
	}, ids.NewSequence(1))
	if err == nil {
		t.Fatal("accepted")
	}
	for _, name := range []string{
		"MILLESIME_ADDR:", "MILLESIME_PUBLIC_URL:", "MILLESIME_DATABASE_URL:", "MILLESIME_EVENTS_URL:",
		"MILLESIME_FILES_URL:", "MILLESIME_SMTP_URL:", "MILLESIME_SECRET:", "MILLESIME_DEMO:",
		"MILLESIME_TRUSTED_PROXY:", "OTEL_EXPORTER_OTLP_ENDPOINT:", "MILLESIME_DATABSE_URL: there is no such setting",
		"MILLESIME_GATE_WEIGHT:",
	} {
		if !strings.Contains(err.Error(), name) {
			t.Errorf("%s is missing in:\n%v", name, err)
		}
	}
	if strings.Contains(err.Error(), "hunter2") {
		t.Errorf("a value is repeated:\n%v", err)
	}
}

func TestDemoStaysOnThisMachine(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		addr, demo string
		want       bool
	}{
		{"127.0.0.1:8080", "1", true},
		{"localhost:8080", "1", true},
		{"[::1]:8080", "1", true},
		{":8080", "1", false},
		{"0.0.0.0:8080", "1", false},
		{"192.168.1.2:8080", "1", false},
		{"localhost.evil.example:8080", "1", false},
		{"0.0.0.0:8080", "public", true},
		{"0.0.0.0:8080", "", true},
	} {
		_, err := config.Load([]string{"MILLESIME_ADDR=" + c.addr, "MILLESIME_DEMO=" + c.demo, "MILLESIME_SECRET=" + secret}, ids.NewSequence(1))
		if (err == nil) != c.want {
			t.Errorf("%s with demo %q: %v", c.addr, c.demo, err)
		}
	}
}

func TestSecretIsRequiredOnPostgreSQL(t *testing.T) {
	t.Parallel()
	_, err := config.Load([]string{"MILLESIME_DATABASE_URL=postgres://db/m"}, ids.NewSequence(1))
	if err == nil || !strings.Contains(err.Error(), "MILLESIME_SECRET: required") {
		t.Errorf("got %v", err)
	}
}

func TestSecretIsMadeOnceOnSQLite(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "data")
	environ := []string{"MILLESIME_DATABASE_URL=sqlite:" + dir + "/m.db"}
	secrets := make([]string, 8)
	var wg sync.WaitGroup
	for i := range secrets {
		wg.Go(func() {
			c, err := config.Load(environ, ids.Random())
			if err != nil {
				t.Error(err)
				return
			}
			secrets[i] = c.Secrets[0]
		})
	}
	wg.Wait()
	for _, s := range secrets {
		if len(s) != 43 || s != secrets[0] {
			t.Fatalf("processes disagree: %d and %d characters", len(s), len(secrets[0]))
		}
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 1 {
		t.Fatalf("%d files left, %v", len(entries), err)
	}
	info, err := entries[0].Info()
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info, err)
	}
}

func TestAShortStoredSecretIsRefused(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "secret"), []byte("short"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := config.Load([]string{"MILLESIME_DATABASE_URL=sqlite:" + dir + "/m.db"}, ids.Random()); err == nil {
		t.Error("accepted")
	}
}

func TestNothingIsWrittenWhenSettingsAreWrong(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "data")
	if _, err := config.Load([]string{"MILLESIME_DATABASE_URL=sqlite:" + dir + "/m.db", "MILLESIME_DEMO=2"}, ids.Random()); err == nil {
		t.Fatal("accepted")
	}
	if _, err := os.Stat(dir); err == nil {
		t.Error("the data folder was made")
	}
}

func TestConfigDoesNotPrintSecrets(t *testing.T) {
	t.Parallel()
	if c := load(t, "MILLESIME_SECRET="+secret); strings.Contains(c.String(), secret) {
		t.Error("the secret is printed")
	}
}

func TestEverySettingIsExplained(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	for _, s := range config.Settings() {
		if s.Meaning == "" || seen[s.Name] {
			t.Errorf("%s: unexplained or twice", s.Name)
		}
		seen[s.Name] = true
	}
}

func TestTheWeightOfTheGateHasBounds(t *testing.T) {
	t.Parallel()
	for value, want := range map[string]int{"8": 8, "4096": 4096, "7": 0, "4097": 0, "8.5": 0} {
		c, err := config.Load([]string{"MILLESIME_GATE_WEIGHT=" + value, "MILLESIME_SECRET=" + secret}, ids.NewSequence(1))
		if c.GateWeight != want || (err == nil) != (want != 0) {
			t.Errorf("%s: %d, %v", value, c.GateWeight, err)
		}
	}
}

package config

// Setting describes one environment variable, for the reader and for the
// generated reference.
type Setting struct {
	Name    string
	Default string // what an unset or empty variable means; "" = nothing
	Meaning string
}

// The names of the settings.
const (
	envAddr         = "MILLESIME_ADDR"
	envDatabaseURL  = "MILLESIME_DATABASE_URL"
	envEventsURL    = "MILLESIME_EVENTS_URL"
	envFilesURL     = "MILLESIME_FILES_URL"
	envSMTPURL      = "MILLESIME_SMTP_URL"
	envMailFrom     = "MILLESIME_MAIL_FROM"
	envPublicURL    = "MILLESIME_PUBLIC_URL"
	envSecret       = "MILLESIME_SECRET"
	envDemo         = "MILLESIME_DEMO"
	envStripeKey    = "MILLESIME_STRIPE_KEY"
	envTrustedProxy = "MILLESIME_TRUSTED_PROXY"
	envOTLP         = "OTEL_EXPORTER_OTLP_ENDPOINT"
	envGateWeight   = "MILLESIME_GATE_WEIGHT"
)

// Settings lists every setting, in the order a reader wants them.
func Settings() []Setting {
	return []Setting{
		{envAddr, "127.0.0.1:8080", "Address and port to listen on."},
		{envPublicURL, "http:// and " + envAddr, "Address people use, for links in mails: http:// or https://, without a path."},
		{envDatabaseURL, "sqlite:./data/millesime.db", "Database: sqlite:<path> or postgres://…, there with ?pool_max_conns=16 for the connections of each of its two pools (what writes, what reads)."},
		{envEventsURL, "memory:", "Transport of events: memory: is the database itself; nats://host:4222 a NATS server (2.11 or later) with JetStream, with ?stream=<name> for another stream than millesime."},
		{envFilesURL, "file:./data/files", "Storage of documents and images: file:<folder>, which replicas on several machines must share, or s3://key:secret@host/bucket, with ?region=… where it is not us-east-1, and tls=off for plain HTTP. The bucket exists already."},
		{envSMTPURL, "", "Mail server: smtp://user:password@host:port, with STARTTLS where the server offers it (port 587 unless given), or smtps:// for TLS from the start (465). Unset: mails are written as .eml files to the folder mails beside the SQLite file, else to ./data/mails."},
		{envMailFrom, "Millésime <no-reply@the host of " + envPublicURL + ">", "Sender of mails: an address, or name <address>. Required with a mail server when the public address is no domain name."},
		{envSecret, "generated into the data folder on SQLite", "Secret that all keys are derived from, at least 32 characters; new,old while it is being replaced. Required on PostgreSQL."},
		{envDemo, "", "1: demo data and one-click sign-in, on this machine only; public: on any address."},
		{envStripeKey, "", "Secret key of the payment provider. Unset: no payment by card."},
		{envTrustedProxy, "", "Addresses or networks, separated by commas, of the proxies whose X-Forwarded-For is believed."},
		{envOTLP, "", "OpenTelemetry collector that traces are sent to. Unset: no traces."},
		{envGateWeight, "", "How much heavy work (passwords, pictures, files that are read and written, lists without pages) runs at a time, from 8 to 4096: 4 are one processor, 1 is 32 MiB of memory; half of it is for passwords. Unset: all processors, and at most half the memory that GOMEMLIMIT or the container gives."},
	}
}

// defaultOf gives a default that is also a value.
func defaultOf(name string) string {
	for _, s := range Settings() {
		if s.Name == name {
			return s.Default
		}
	}
	return ""
}

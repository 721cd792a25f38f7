package log_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/log"
)

func lines(t *testing.T, out *bytes.Buffer) []map[string]any {
	t.Helper()
	var all []map[string]any
	for line := range strings.Lines(out.String()) {
		var fields map[string]any
		if err := json.Unmarshal([]byte(line), &fields); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		all = append(all, fields)
	}
	return all
}

func TestLinesSayWhoAndWhen(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	l := log.New(&out, clock.NewFixed(time.Date(2026, 11, 21, 8, 0, 0, 5_000_000, time.UTC)))
	ctx := log.ForRequest(t.Context(), l, "r-1")
	if id, none := log.RequestID(ctx), log.RequestID(t.Context()); id != "r-1" || none != "" {
		t.Errorf("request ids %q and %q", id, none)
	}
	log.From(ctx).Info().Msg("guest")
	log.From(auth.With(ctx, auth.Actor{ID: 7})).Info().Msg("user")
	log.From(auth.With(ctx, auth.Actor{ID: 7, Impersonator: 1})).Warn().Msg("admin as user")
	log.From(t.Context()).Error().Msg("nowhere")

	got := lines(t, &out)
	if len(got) != 3 {
		t.Fatalf("%d lines", len(got))
	}
	for i, want := range []map[string]any{
		{"request_id": "r-1", "time": "2026-11-21T08:00:00.005Z", "level": "info", "user": nil, "impersonator": nil},
		{"request_id": "r-1", "user": 7.0, "impersonator": nil},
		{"request_id": "r-1", "user": 7.0, "impersonator": 1.0, "level": "warn"},
	} {
		for field, value := range want {
			if got[i][field] != value {
				t.Errorf("line %d: %s is %v, want %v", i, field, got[i][field], value)
			}
		}
	}
}

func TestSecretFieldsAreBlanked(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	l := log.New(&out, clock.System())
	event := l.Info().Int("body_bytes", 12).Str("path", "/api/token/auth").Str("user_agent", "a token of esteem")
	for _, field := range []string{"password", "token", "refresh_token", "X-XSRF-TOKEN", "Authorization", "cookie", "secret", "body"} {
		event = event.Str(field, `hunter2"\`)
	}
	event.Msg("sign-in")
	got := lines(t, &out)[0]
	if strings.Contains(out.String(), "hunter2") {
		t.Errorf("a secret got out: %s", out.String())
	}
	if got["password"] != "***" || got["body_bytes"] != 12.0 || got["path"] != "/api/token/auth" ||
		got["user_agent"] != "a token of esteem" || got["message"] != "sign-in" {
		t.Errorf("got %v", got)
	}
}

package api_test

import (
	"context"
	"errors"
	"regexp"
	"slices"
	"testing"
	"time"

	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/log"
)

// While a server starts the log says once that it is not ready; what fails later, or for longer than a start takes, is a warning each time.
func TestAStartIsNoWarning(t *testing.T) {
	t.Parallel()
	type probe struct {
		after time.Duration
		ready bool
	}
	for name, c := range map[string]struct {
		probes []probe
		want   []string
	}{
		"a start":        {[]probe{{0, false}, {time.Second, false}, {30 * time.Second, false}, {time.Second, true}}, []string{"info"}},
		"a long one":     {[]probe{{0, false}, {59 * time.Second, false}, {time.Second, false}, {0, false}}, []string{"info", "warn", "warn"}},
		"failing later":  {[]probe{{0, false}, {time.Second, true}, {time.Second, false}, {0, false}}, []string{"info", "warn", "warn"}},
		"ready at once":  {[]probe{{0, true}, {0, true}}, nil},
		"failing at one": {[]probe{{0, true}, {time.Second, false}}, []string{"warn"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var failing error
			var out lockedBuffer
			stopped := clock.NewFixed(now())
			client, _ := serve(t, func(o *api.Options) {
				o.Clock, o.Log = stopped, log.New(&out, stopped)
				o.Ready = map[string]func(context.Context) error{"catalogue": func(context.Context) error { return failing }}
			})
			for _, p := range c.probes {
				stopped.Advance(p.after)
				failing = errors.New("it is being prepared")
				status := 503
				if p.ready {
					failing, status = nil, 200
				}
				client.Get("/readyz").Want(status)
			}
			var got []string
			for _, found := range regexp.MustCompile(`"level":"(\w+)".*ready`).FindAllStringSubmatch(out.String(), -1) {
				got = append(got, found[1])
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("the log says %v, want %v:\n%s", got, c.want, out.String())
			}
		})
	}
}

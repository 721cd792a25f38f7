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

// While a server starts the log says once of each check that it is not ready; what fails later, or for longer than a start takes, is a
// warning each time.
func TestAStartIsNoWarning(t *testing.T) {
	t.Parallel()
	type probe struct {
		after   time.Duration
		failing []string
	}
	index, both := []string{"catalogue"}, []string{"catalogue", "schema"}
	for name, c := range map[string]struct {
		probes []probe
		want   []string
	}{
		"a start":    {[]probe{{0, index}, {time.Second, index}, {30 * time.Second, index}, {time.Second, nil}}, []string{"info catalogue"}},
		"of several": {[]probe{{0, index}, {time.Second, both}, {time.Second, both}}, []string{"info catalogue", "info schema"}},
		"a long one": {
			[]probe{{0, index}, {59 * time.Second, index}, {time.Second, index}, {0, index}},
			[]string{"info catalogue", "warn catalogue", "warn catalogue"},
		},
		"failing later": {
			[]probe{{0, index}, {time.Second, nil}, {time.Second, index}, {0, both}},
			[]string{"info catalogue", "warn catalogue", "warn catalogue", "warn schema"},
		},
		"ready at once":                     {[]probe{{0, nil}, {0, nil}}, nil},
		"failing once it was ready at once": {[]probe{{0, nil}, {time.Second, index}}, []string{"warn catalogue"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var failing []string
			var out lockedBuffer
			stopped := clock.NewFixed(now())
			check := func(name string) func(context.Context) error {
				return func(context.Context) error {
					if slices.Contains(failing, name) {
						return errors.New("it is being prepared")
					}
					return nil
				}
			}
			client, _ := serve(t, func(o *api.Options) {
				o.Clock, o.Log = stopped, log.New(&out, stopped)
				o.Ready = map[string]func(context.Context) error{"catalogue": check("catalogue"), "schema": check("schema")}
			})
			for _, p := range c.probes {
				stopped.Advance(p.after)
				failing = p.failing
				status := 503
				if len(failing) == 0 {
					status = 200
				}
				client.Get("/readyz").Want(status)
			}
			var got []string
			for _, found := range regexp.MustCompile(`"level":"(\w+)".*"check":"(\w+)".*ready`).FindAllStringSubmatch(out.String(), -1) {
				got = append(got, found[1]+" "+found[2])
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("the log says %v, want %v:\n%s", got, c.want, out.String())
			}
		})
	}
}

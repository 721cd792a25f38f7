package api_test

import (
	"testing"

	"github.com/valyala/fasthttp/fasthttputil"

	"millesime/platform/api"
)

// A server told to stop before, or while, it begins to serve does not serve for ever.
func TestStoppedWhileStarting(t *testing.T) {
	t.Parallel()
	for range 200 {
		server, err := api.New(api.Options{Clock: fixed()})
		if err != nil {
			t.Fatal(err)
		}
		served := make(chan error, 1)
		go func() { served <- server.Serve(fasthttputil.NewInmemoryListener()) }()
		if err := server.Shutdown(t.Context()); err != nil {
			t.Errorf("shut down: %v", err)
		}
		if err := <-served; err != nil {
			t.Errorf("serve: %v", err)
		}
	}
}

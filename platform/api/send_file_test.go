package api_test

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"testing"

	"github.com/rs/zerolog"

	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
	"millesime/platform/ids"
)

// letters is a file that is read in parts, and counts who has not closed it.
type letters struct{ open int }

func (*letters) Size() int64 { return 26 }

func (l *letters) Section(_ context.Context, offset, length int64) (io.ReadCloser, error) {
	l.open++
	return &closing{bytes.NewReader([]byte("abcdefghijklmnopqrstuvwxyz")[offset : offset+length]), l}, nil
}

type closing struct {
	io.Reader

	of *letters
}

func (c *closing) Close() error {
	c.of.open--
	return nil
}

// Parts of files, as RFC 9110 (14) has them.
func TestPartsOfFiles(t *testing.T) {
	t.Parallel()
	file := &letters{}
	server, err := api.New(api.Options{Clock: clock.System(), IDs: ids.Random(), Log: zerolog.Nop(), Routes: []api.Route{
		api.Endpoint[struct{}, api.File]{
			ID: "letters", Method: http.MethodGet, Path: "/letters", Public: true, Produces: []string{"text/plain"},
			Handle: func(context.Context, struct{}) (api.File, error) {
				return api.File{Name: "a.txt", ContentType: "text/plain", Content: file, ETag: `"abc"`}, nil
			},
		}.Route(),
	}})
	if err != nil {
		t.Fatal(err)
	}
	client := apitest.New(t, server)
	for asked, want := range map[string]struct {
		status     int
		body, span string
	}{
		"":                               {200, "abcdefghijklmnopqrstuvwxyz", ""},
		"bytes=0-2":                      {206, "abc", "bytes 0-2/26"},
		"bytes=23-":                      {206, "xyz", "bytes 23-25/26"},
		"bytes=-2":                       {206, "yz", "bytes 24-25/26"},
		"bytes=24-99":                    {206, "yz", "bytes 24-25/26"},
		"bytes=0-":                       {200, "abcdefghijklmnopqrstuvwxyz", ""},
		"bytes=-99":                      {200, "abcdefghijklmnopqrstuvwxyz", ""},
		"bytes=26-":                      {416, "", "bytes */26"},
		"bytes=-0":                       {416, "", "bytes */26"},
		"bytes=5-2":                      {200, "abcdefghijklmnopqrstuvwxyz", ""},
		"bytes=0-1,4-5":                  {200, "abcdefghijklmnopqrstuvwxyz", ""},
		"lines=0-1":                      {200, "abcdefghijklmnopqrstuvwxyz", ""},
		"bytes=a-b":                      {200, "abcdefghijklmnopqrstuvwxyz", ""},
		"bytes=-":                        {200, "abcdefghijklmnopqrstuvwxyz", ""},
		"bytes=0-9999999999999999999999": {200, "abcdefghijklmnopqrstuvwxyz", ""},
	} {
		got := client.Get("/api/letters", apitest.Header("Range", asked)).Want(want.status)
		if string(got.Body) != want.body || got.Header.Get("Content-Range") != want.span || got.Header.Get("Accept-Ranges") != "bytes" {
			t.Errorf("%s: %q, %v", asked, got.Body, got.Header)
		}
	}
	part := apitest.Header("Range", "bytes=0-2")
	client.Get("/api/letters", part, apitest.Header("If-Range", `"abc"`)).Want(206)
	client.Get("/api/letters", part, apitest.Header("If-Range", `"abd"`)).Want(200)
	client.Get("/api/letters", part, apitest.Header("If-None-Match", `"abc"`)).Want(304)
	head := client.Do(http.MethodHead, "/api/letters", nil).Want(200)
	if head.Header.Get("Content-Length") != "26" || len(head.Body) != 0 {
		t.Errorf("HEAD: %v, %q", head.Header, head.Body)
	}
	if file.open != 0 {
		t.Errorf("%d parts are still open", file.open)
	}
}

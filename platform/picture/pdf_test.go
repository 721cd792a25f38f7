package picture_test

import (
	"errors"
	"strings"
	"testing"

	"millesime/platform/fault"
	"millesime/platform/picture"
)

const minimalPDF = "%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n"

func TestPDF(t *testing.T) {
	t.Parallel()
	const limit = 4096
	want := url("application/pdf", []byte(minimalPDF))
	if got, err := picture.PDF("data:Application/PDF;base64,"+want[len("data:application/pdf;base64,"):], limit); err != nil || got != want {
		t.Errorf("%v, %s", err, got)
	}
	for name, c := range map[string]struct {
		url  string
		want error
	}{
		"page":          {url("application/pdf", []byte("<html>%PDF-1.4 %%EOF")), picture.ErrExt},
		"page declared": {url("text/html", []byte(minimalPDF)), picture.ErrExt},
		"cut":           {url("application/pdf", []byte(minimalPDF[:40])), picture.ErrExt},
		"picture":       {url("application/pdf", asPNG(t, corners(4, 4))), picture.ErrExt},
		"nothing":       {"", picture.ErrExt},
		"too heavy":     {url("application/pdf", []byte("%PDF-1.4"+strings.Repeat(" ", limit)+"%%EOF")), picture.ErrDocumentSize},
	} {
		if got, err := picture.PDF(c.url, limit); !errors.Is(err, c.want) || got != "" {
			t.Errorf("%s: %v", name, err)
		}
	}
	_, err := picture.PDF(url("application/pdf", make([]byte, 2*limit)), limit)
	if f, ok := fault.As(err); !ok || f.Text.FR != "Le document doit avoir un poids inférieur à 4 KB" {
		t.Errorf("got %v", err)
	}
}

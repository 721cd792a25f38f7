package picture_test

import (
	"bytes"
	"compress/zlib"
	"errors"
	"fmt"
	"strings"
	"testing"

	"millesime/platform/picture"
)

// pdf is a document with further objects.
func pdf(objects ...string) string {
	return "%PDF-1.7\n1 0 obj <</Type/Catalog/OpenAction[2 0 R /Fit]>> endobj\n" + strings.Join(objects, "\n") +
		"\ntrailer <</Root 1 0 R>>\n%%EOF\n"
}

// packed is an object stream with objects.
func packed(t *testing.T, dictionary, objects string) string {
	t.Helper()
	var out bytes.Buffer
	w := zlib.NewWriter(&out)
	if _, err := w.Write([]byte(objects)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("7 0 obj <<%s/Length %d>> stream\n%s\nendstream endobj", dictionary, out.Len(), out.String())
}

const objectStream = "/Type/ObjStm/N 1/First 4/Filter/FlateDecode"

// A document that would do something by itself, or hides what it does, is refused, however it is written; a plain one, a page that opens at
// its top, and an electronic invoice are not.
func TestPDFsThatAct(t *testing.T) {
	t.Parallel()
	archive := "PK\x05\x06" + strings.Repeat("\x00", 16)
	for name, c := range map[string]struct {
		content string
		want    error
	}{
		"a plain one":              {pdf(), nil},
		"packed objects":           {pdf(packed(t, objectStream, "3 0 <</Type/Page/Launcher 1>>")), nil},
		"an electronic invoice":    {pdf("4 0 obj <</Type/Filespec/F(factur-x.xml)/EF<</F 5 0 R>>>> endobj 5 0 obj <</Type/EmbeddedFile>>"), nil},
		"a word of a page":         {pdf("5 0 obj (le mot JavaScript, et Launch) endobj"), nil},
		"a script":                 {pdf("3 0 obj <</S/JavaScript/JS(app.alert(1))>> endobj"), picture.ErrActive},
		"a script that is escaped": {pdf("3 0 obj <</S/J#61vaScript/JS(app.alert(1))>> endobj"), picture.ErrActive},
		"a script that is packed":  {pdf(packed(t, objectStream, "3 0 <</S/JavaScript/JS(app.alert(1))>>")), picture.ErrActive},
		"packed and escaped":       {pdf(packed(t, strings.Replace(objectStream, "ObjStm", "Obj#53tm", 1), "3 0 <</S/#4aavaScript>>")), picture.ErrActive},
		"packed beyond reading":    {pdf(packed(t, objectStream+"/DecodeParms<</Predictor 12>>", "3 0 <<>>")), picture.ErrActive},
		"packed in another way":    {pdf("7 0 obj <</Type/ObjStm/Filter/LZWDecode>> stream\nxx\nendstream"), picture.ErrActive},
		"a million streams":        {pdf(strings.Repeat("stream\n", 1_000_000)), picture.ErrActive},
		"many packed objects":      {pdf(strings.Repeat(packed(t, objectStream, "3 0 <</Type/Page>>")+"\n", 50_000)), nil},
		"a bomb":                   {pdf(packed(t, objectStream, strings.Repeat(" ", 33<<20))), picture.ErrActive},
		"a program that is run":    {pdf("3 0 obj <</S/Launch/F(cmd.exe)>> endobj"), picture.ErrActive},
		"a form that is sent":      {pdf("3 0 obj <</S/SubmitForm/F(https://example.test)>> endobj"), picture.ErrActive},
		"a form of its own":        {pdf("3 0 obj <</XFA 4 0 R>> endobj"), picture.ErrActive},
		"a film":                   {pdf("3 0 obj <</Subtype/RichMedia>> endobj"), picture.ErrActive},
		"a file":                   {pdf("4 0 obj <</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>> endobj 5 0 obj <</Type/EmbeddedFile>>"), picture.ErrActive},
		"a file without its type":  {pdf("4 0 obj <</F(a.exe)/EF<</F 5 0 R>>>> endobj"), picture.ErrActive},
		"a file on a page":         {pdf("3 0 obj <</Subtype/FileAttachment/FS 4 0 R>> endobj"), picture.ErrActive},
		"a file beside an invoice": {pdf("4 0 obj <</F(factur-x.xml)>> 5 0 obj <</Type/EmbeddedFile>> 6 0 obj <</Type/EmbeddedFile>>"), picture.ErrActive},
		"an address as it opens":   {pdf("9 0 obj <</OpenAction<</S/URI/URI(https://example.test)>>>> endobj"), picture.ErrActive},
		"the same, elsewhere":      {pdf("9 0 obj <</OpenAction 3 0 R>> endobj 3 0 obj <</S/URI/URI(https://example.test)>> endobj"), picture.ErrActive},
		"the same, packed":         {pdf("9 0 obj <</OpenAction 3 0 R>> endobj", packed(t, objectStream, "3 0 <</S/URI/URI(https://example.test)>>")), picture.ErrActive},
		"an action nobody finds":   {pdf("9 0 obj <</OpenAction 3 0 R>> endobj"), picture.ErrActive},
		"a page, then an address":  {pdf("9 0 obj <</OpenAction<</S/GoTo/D(>>)/Next<</S/URI/URI(https://example.test)>>>>>> endobj"), picture.ErrActive},
		"its first page":           {pdf("9 0 obj <</OpenAction 3 0 R/PageLabels<</Nums[0<</S/D>>]>>>> endobj 3 0 obj <</S /GoTo/D[2 0 R/Fit]>> endobj"), nil},
		"its first page, packed":   {pdf("9 0 obj <</OpenAction 3 0 R>> endobj", packed(t, objectStream, "3 0 <</S/GoTo/D[2 0 R]>>")), nil},
		"its first page, plainly":  {pdf("9 0 obj <</OpenAction<</S/GoTo/D[2 0 R]>>/PageLabels<</Nums[0<</S/D>>]>>>> endobj"), nil},
		"another document":         {pdf(`3 0 obj <</S/GoToR/F(\\\\evil\\share)>> endobj`), picture.ErrActive},
		"what a page does":         {pdf("3 0 obj <</Type/Page/AA<</O<</S/URI/URI(https://example.test)>>>>>> endobj"), picture.ErrActive},
		"what a field does":        {pdf("3 0 obj <</AA % so\n 5 0 R>> endobj"), picture.ErrActive},
		"packed twice":             {pdf(packed(t, strings.Replace(objectStream, "/FlateDecode", "[/FlateDecode /FlateDecode]", 1), "3 0 <<>>")), picture.ErrActive},
		"packed in two manners":    {pdf(packed(t, objectStream+"/Filter[/ASCII85Decode/FlateDecode]", "3 0 <<>>")), picture.ErrActive},
		"packed in a list of one":  {pdf(packed(t, strings.Replace(objectStream, "/FlateDecode", "[ /FlateDecode ]", 1), "3 0 <<>>")), nil},
		"bytes of another file":    {pdf("3 0 obj <</Length 0/F(other.bin)>> stream\n\nendstream endobj"), picture.ErrActive},
		"a letter called F":        {pdf("3 0 obj <</Length 0/Resources<</Font<</F 4 0 R>>>>>> stream\n\nendstream endobj"), nil},
		"a link":                   {pdf("3 0 obj <</A<</S/URI/URI (https://example.test/a)>>>> endobj"), nil},
		"a link as people write":   {pdf("3 0 obj <</A<</S/URI/URI(example.test/tarif)>>>> 4 0 obj <</S/URI/URI(mailto:a@example.test)>> endobj"), nil},
		"a link in hexadecimal":    {pdf("3 0 obj <</A<</S/URI/URI<68747470733a2f2f6578>>>>> endobj"), nil},
		"a script as a link":       {pdf("3 0 obj <</A<</S/URI/URI(JavaScript:alert)>>>> endobj"), picture.ErrActive},
		"the same, escaped":        {pdf(`3 0 obj <</A<</S/URI/URI(\152avascript:alert)>>>> endobj`), picture.ErrActive},
		"the same, hexadecimal":    {pdf("3 0 obj <</A<</S/URI/URI<6a6176617363726970743a>>>>> endobj"), picture.ErrActive},
		"a file as a link":         {pdf("3 0 obj <</A<</S/URI/URI(file:///etc/passwd)>>>> endobj"), picture.ErrActive},
		"a share as a link":        {pdf(`3 0 obj <</A<</S/URI/URI(\\\\evil\\share)>>>> endobj`), picture.ErrActive},
		"a link told elsewhere":    {pdf("3 0 obj <</A<</S/URI/URI 5 0 R>>>> endobj"), picture.ErrActive},
		"a password":               {pdf("trailer <</Encrypt 9 0 R>>"), picture.ErrLocked},
		"an archive as well":       {pdf() + archive + "\x00\x00", picture.ErrExt},
		"an archive with a word":   {pdf() + archive + "\x05\x00%%EOF", picture.ErrExt},
	} {
		sent := url("application/pdf", []byte(c.content))
		if got, err := picture.PDF(sent, 40<<20); !errors.Is(err, c.want) || c.want == nil && got != sent {
			t.Errorf("%s: %v", name, err)
		}
	}
}

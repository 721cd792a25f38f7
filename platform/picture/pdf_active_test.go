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
func packed(t testing.TB, dictionary, objects string) string {
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
		"a million heads":          {pdf(strings.Repeat("1 0 obj<<", 600_000)), picture.ErrActive},
		"the word stream":          {pdf(strings.Repeat("stream\n", 1_000)), nil},
		"many packed objects":      {pdf(strings.Repeat(packed(t, objectStream, "3 0 <</Type/Page>>")+"\n", 50_000)), nil},
		"a bomb":                   {pdf(packed(t, objectStream, strings.Repeat(" ", 33<<20))), picture.ErrActive},
		"a program that is run":    {pdf("3 0 obj <</S/Launch/F(cmd.exe)>> endobj"), picture.ErrActive},
		"a form that is sent":      {pdf("3 0 obj <</S/SubmitForm/F(https://example.test)>> endobj"), picture.ErrActive},
		"a form of its own":        {pdf("3 0 obj <</XFA 4 0 R>> endobj"), picture.ErrActive},
		"a film":                   {pdf("3 0 obj <</Subtype/RichMedia>> endobj"), picture.ErrActive},
		"a file":                   {pdf("4 0 obj <</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>> endobj 5 0 obj <</Type/EmbeddedFile>>"), picture.ErrActive},
		"a file without its type":  {pdf("4 0 obj <</F(a.exe)/EF<</F 5 0 R>>>> endobj"), picture.ErrActive},
		"no file in a list":        {pdf("4 0 obj <</Names<</EmbeddedFiles<</Names[]>>>>>> endobj"), nil},
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
		"another document":         {pdf(`3 0 obj <</S/GoToR/F(\\\\evil\\share)>> endobj`), picture.ErrLink},
		"what a page does":         {pdf("3 0 obj <</Type/Page/AA<</O<</S/URI/URI(https://example.test)>>>>>> endobj"), picture.ErrActive},
		"what a field does":        {pdf("3 0 obj <</AA % so\n 5 0 R>> endobj"), picture.ErrActive},
		"packed twice":             {pdf(packed(t, strings.Replace(objectStream, "/FlateDecode", "[/FlateDecode /FlateDecode]", 1), "3 0 <<>>")), picture.ErrActive},
		"packed in two manners":    {pdf(packed(t, objectStream+"/Filter[/ASCII85Decode/FlateDecode]", "3 0 <<>>")), picture.ErrActive},
		"packed in a list of one":  {pdf(packed(t, strings.Replace(objectStream, "/FlateDecode", "[ /FlateDecode ]", 1), "3 0 <<>>")), nil},
		"bytes of another file":    {pdf("3 0 obj <</Length 0/F(other.bin)>> stream\n\nendstream endobj"), picture.ErrActive},
		"a letter called F":        {pdf("3 0 obj <</Length 0/Resources<</Font<</F 4 0 R>>>>>> stream\n\nendstream endobj"), nil},
		// where objects are packed
		"packed after a text":        {pdf(packed(t, "/Type/ObjStm/X(obj)/N 1/First 5/Filter/FlateDecode", "3 0  <</S/JavaScript>>")), picture.ErrActive},
		"packed after a lot":         {pdf(packed(t, objectStream+"/X("+strings.Repeat("x", 5000)+")", "3 0 <</S/JavaScript>>")), picture.ErrActive},
		"packed without a type":      {pdf(packed(t, "/N 1/First 4/Filter/FlateDecode", "3 0 <</S/JavaScript>>")), picture.ErrActive},
		"packed behind a comment":    {pdf(packed(t, "/X(<<%)/N 1/First 4/Y(\n>>)/Filter/FlateDecode", "3 0 <</S/JavaScript>>")), picture.ErrActive},
		"packed, a comment before":   {pdf("7 0 obj %" + packed(t, objectStream, "3 0 <</S/JavaScript>>")[8:]), picture.ErrActive},
		"packed, but not found":      {pdf("7 0 obj [/ObjStm] endobj"), picture.ErrActive},
		"packed by a count apart":    {pdf(packed(t, "/Type/ObjStm/N 5 0 R/First 4/Filter/FlateDecode", "3 0 <<>>")), picture.ErrActive},
		"rewritten by what is apart": {pdf(packed(t, objectStream+"/DecodeParms 5 0 R", "3 0 <<>>")), picture.ErrActive},
		"a head within a name":       {pdf(packed(t, "/N 2/First 8/Filter/FlateDecode", "3 0 4 8 <</S/JavaScript>>")), picture.ErrActive},
		"heads in another order":     {pdf("9 0 obj <</OpenAction 3 0 R>> endobj", packed(t, "/N 2/First 10/Filter/FlateDecode", "4 22 3 0  <</S/GoTo/D[2 0 R]>> <<>>")), nil},
		// what is done as it opens
		"a ninth opening":            {pdf(strings.Repeat("9 0 obj <</OpenAction 3 0 R>> endobj\n", 8), "3 0 obj <</S/GoTo/D[2 0 R]>> endobj"), picture.ErrActive},
		"a hundred and one":          {pdf(strings.Repeat("9 0 obj <</OpenAction<</S/GoTo/D[2 0 R]>>>> endobj\n", 100), "9 0 obj <</OpenAction<</S/URI/URI(https://example.test)>>>> endobj"), picture.ErrActive},
		"its next page":              {pdf("9 0 obj <</OpenAction<</S/Named/N/NextPage>>>> endobj"), nil},
		"the printer":                {pdf("9 0 obj <</OpenAction 3 0 R>> endobj 3 0 obj <</Type/Action/S/Named/N/Print>> endobj"), nil},
		"another named action":       {pdf("9 0 obj <</OpenAction<</S/Named/N/SaveAs>>>> endobj"), picture.ErrActive},
		"a named one, then more":     {pdf("9 0 obj <</OpenAction<</S/Named/N/NextPage/Next 4 0 R>>>> endobj"), picture.ErrActive},
		"a page, by an escape":       {pdf("9 0 obj <</OpenAction<</S/GoTo/D(#29>>)/Next<</S/URI/URI(https://example.test)>>>>>> endobj"), picture.ErrActive},
		"a second, behind a comment": {pdf("9 0 obj <</OpenAction 3 0 R>> endobj 3 0 obj <</S/GoTo/D[2 0 R]>> endobj 3 %\n 0 obj <</S/URI/URI(https://example.test)>> endobj"), picture.ErrActive},
		"letters of a picture":       {pdf("3 0 obj <<>> stream\n/EF\x80/AA\x81\nendstream endobj"), nil},
		"a link":                     {pdf("3 0 obj <</A<</S/URI/URI (https://example.test/a)>>>> endobj"), nil},
		"a link as people write":     {pdf("3 0 obj <</A<</S/URI/URI(example.test/tarif)>>>> 4 0 obj <</S/URI/URI(mailto:a@example.test)>> endobj"), nil},
		"a link in hexadecimal":      {pdf("3 0 obj <</A<</S/URI/URI<68747470733a2f2f6578>>>>> endobj"), nil},
		"a script as a link":         {pdf("3 0 obj <</A<</S/URI/URI(JavaScript:alert)>>>> endobj"), picture.ErrLink},
		"the same, escaped":          {pdf(`3 0 obj <</A<</S/URI/URI(\152avascript:alert)>>>> endobj`), picture.ErrLink},
		"the same, hexadecimal":      {pdf("3 0 obj <</A<</S/URI/URI<6a6176617363726970743a>>>>> endobj"), picture.ErrLink},
		"a file as a link":           {pdf("3 0 obj <</A<</S/URI/URI(file:///etc/passwd)>>>> endobj"), picture.ErrLink},
		"a share as a link":          {pdf(`3 0 obj <</A<</S/URI/URI(\\\\evil\\share)>>>> endobj`), picture.ErrLink},
		"a link told elsewhere":      {pdf("3 0 obj <</A<</S/URI/URI 5 0 R>>>> endobj"), picture.ErrLink},
		"a password":                 {pdf("trailer <</Encrypt 9 0 R>>"), picture.ErrLocked},
		"an archive as well":         {pdf() + archive + "\x00\x00", picture.ErrExt},
		"an archive with a word":     {pdf() + archive + "\x05\x00%%EOF", picture.ErrExt},
	} {
		sent := url("application/pdf", []byte(c.content))
		if got, err := picture.PDF(sent, 40<<20); !errors.Is(err, c.want) || c.want == nil && got != sent {
			t.Errorf("%s: %v", name, err)
		}
	}
}

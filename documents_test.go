package millesime_test

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

var (
	// link finds the target of [text](target) and ![text](target), without its anchor.
	link = regexp.MustCompile(`\]\(([^)#\s]+)[^)]*\)`)
	// sample finds what is shown as code, where brackets are no links.
	sample = regexp.MustCompile("(?s)```.*?```")
	// source finds `a/path` of this repository in running text; patterns and examples have other characters.
	source = regexp.MustCompile("`((?:cmd|db|docs|modules|platform|tools|ui)/[a-zA-Z0-9_./-]+)`")
)

// A reader who follows a document arrives: links and the paths of sources exist.
func TestDocumentsLeadSomewhere(t *testing.T) {
	t.Parallel()
	repository := os.DirFS(".")
	documents := []string{"README.md", "CHANGELOG.md"}
	err := fs.WalkDir(repository, "docs", func(name string, _ fs.DirEntry, err error) error {
		if strings.HasSuffix(name, ".md") {
			documents = append(documents, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	followed := 0
	exists := func(document, target string) {
		followed++
		if _, err := fs.Stat(repository, path.Clean(target)); err != nil {
			t.Errorf("%s leads to %s, which is not there", document, target)
		}
	}
	for _, document := range documents {
		text, err := fs.ReadFile(repository, document)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range link.FindAllSubmatch(sample.ReplaceAll(text, nil), -1) {
			if target := string(found[1]); !strings.Contains(target, "://") {
				exists(document, path.Join(path.Dir(document), target))
			}
		}
		for _, found := range source.FindAllSubmatch(text, -1) {
			if target := string(found[1]); !strings.Contains(target, "NNNN") { // a number to be chosen
				exists(document, target)
			}
		}
	}
	if followed < 50 {
		t.Errorf("only %d links and paths were found", followed)
	}
}

package picture

import (
	"bytes"
	"encoding/hex"
	"regexp"
	"strings"
)

const (
	mostLinks   = 50_000
	longestLink = 1024 // bytes that are read of one
	shownLink   = 60   // letters that are told of one
)

var (
	scheme = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9+.-]*:`)
	// webAddress leads to the web, a mail or a telephone, or to a machine of the web by its port.
	webAddress = regexp.MustCompile(`(?i)^(?:(?:https?|ftp|mailto|tel|sms):|[a-z0-9-]+(?:\.[a-z0-9-]+)+:\d)`)
	// noScript is how pages of the web write a link that does nothing.
	noScript = regexp.MustCompile(`(?i)^javascript:(?:void(?:\(0?\)|0);?|;|//)$`)
	byNumber = regexp.MustCompile(`%[0-9A-Fa-f]{2}`)
	// number is one that no reference begins with.
	number = regexp.MustCompile(`^\d+(?:\.\d+)?[\x00\s]*[^.\d\x00\s%]`)
)

// judgeLink judges the address or the path that follows a name.
func (d *document) judgeLink(f *findings, said []byte, refused func(link string, isWhole bool) bool) {
	if f.link != nil || f.links > mostLinks {
		return
	}
	value, ok := valueOf(said)
	value = value[:min(len(value), longestLink)]
	refer := reference.FindSubmatch(value)
	targets := [][]byte{value}
	switch {
	case !ok:
		f.link = ErrLink.With("link", "?")
		return
	case refer != nil:
		targets = d.versions(string(refer[1]), longestLink)
	case len(value) == 0 || number.Match(value) || strings.IndexByte("(<0123456789", value[0]) < 0:
		return // another name follows, or a number
	}
	if f.links += max(1, len(targets)); f.links > mostLinks {
		f.acts = true
		return
	}
	if len(targets) == 0 {
		f.link = ErrLink.With("link", string(refer[0]))
	}
	for _, target := range targets {
		if bytes.HasPrefix(target, []byte("<<")) {
			continue // what it says is looked at by itself
		}
		link, isWhole := textOf(target)
		if refused(link, isWhole) {
			f.link = ErrLink.With("link", shortened(link))
		}
	}
}

// refusedAddress tells one that leads to a program, a script, a file or a share. One without a scheme is read as people write them.
func refusedAddress(link string, isWhole bool) bool {
	link = visible(byNumber.ReplaceAllStringFunc(link, func(number string) string {
		char, _ := hex.DecodeString(number[1:])
		return string(char)
	}))
	return !webAddress.MatchString(link) && !(isWhole && noScript.MatchString(link)) && (!isWhole || scheme.MatchString(link) || isShare(link))
}

// refusedPath tells one that is not below the folder of the document.
func refusedPath(path string, isWhole bool) bool {
	return !isWhole || scheme.MatchString(path) || strings.HasPrefix(path, "/") || strings.HasPrefix(path, `\`)
}

func isShare(link string) bool {
	return strings.HasPrefix(link, `\`) || strings.HasPrefix(link, "//") || strings.HasPrefix(link, `/\`)
}

func shortened(link string) string {
	if letters := []rune(link); len(letters) > shownLink {
		return string(letters[:shownLink]) + "…"
	}
	return link
}

package files

import (
	"errors"
	"net/url"
	"strings"
)

const (
	schemeFolder = "file:"
	// defaultRegion is what S3 takes for none, and what most that speaks like it expects.
	defaultRegion = "us-east-1"
)

// location is a storage, taken apart.
type location struct {
	root string // of a folder; "" for a bucket

	key, secret, host, region, bucket, folder string
	tls                                       bool
}

// Check tells what is wrong with the address of a storage, in words that repeat nothing of it.
func Check(address string) error {
	_, err := locate(address)
	return err
}

func locate(address string) (location, error) {
	if root, ok := strings.CutPrefix(address, schemeFolder); ok {
		if root = strings.TrimPrefix(root, "//"); root == "" {
			return location{}, errors.New("must be file: and a folder")
		}
		return location{root: root}, nil
	}
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "s3" || u.Hostname() == "" || u.Fragment != "" {
		return location{}, errors.New("must be file:<folder> or s3://key:secret@host/bucket; special characters of key and secret are written as %40")
	}
	at := location{key: u.User.Username(), host: u.Host, region: defaultRegion, tls: true}
	at.secret, _ = u.User.Password()
	at.bucket, at.folder, _ = strings.Cut(strings.Trim(u.Path, "/"), "/")
	if at.folder != "" {
		at.folder += "/"
	}
	if at.key == "" || at.secret == "" || at.bucket == "" {
		return location{}, errors.New("must have a key, a secret and a bucket: s3://key:secret@host/bucket")
	}
	for name, values := range u.Query() {
		value := values[len(values)-1]
		switch {
		case name == "region" && value != "":
			at.region = value
		case name == "tls" && value == "off":
			at.tls = false
		default:
			return location{}, errors.New("takes region=… and tls=off after the bucket, and nothing else")
		}
	}
	return at, nil
}

package config

import (
	"net"
	"net/netip"
	"net/url"
	"strconv"
	"strings"

	"millesime/platform/files"
)

// minSecret is the least length of a secret, in bytes.
const minSecret = 32

// mostGateWeight is more than any machine bears: a number that is larger was meant as something else.
const mostGateWeight = 4096

// oneOf reads a URL, or its default, that must begin with one of the schemes.
func (r *reader) oneOf(name string, schemes ...string) string {
	value := r.get(name)
	if value == "" {
		return defaultOf(name)
	}
	for _, scheme := range schemes {
		if rest, ok := strings.CutPrefix(value, scheme); ok {
			if rest == "" && scheme != "memory:" {
				break
			}
			return value
		}
	}
	r.fail(name, "must be %s…", strings.Join(schemes, "… or "))
	return ""
}

// filesURL reads the storage of files.
func (r *reader) filesURL() string {
	value := r.get(envFilesURL)
	if value == "" {
		return defaultOf(envFilesURL)
	}
	if err := files.Check(value); err != nil {
		r.fail(envFilesURL, "%s", err.Error())
		return ""
	}
	return value
}

func (r *reader) addr() string {
	value := r.get(envAddr)
	if value == "" {
		return defaultOf(envAddr)
	}
	_, port, err := net.SplitHostPort(value)
	if err == nil {
		_, err = strconv.ParseUint(port, 10, 16)
	}
	if err != nil {
		r.fail(envAddr, "must be host:port or :port")
	}
	return value
}

func (r *reader) publicURL(addr string) string {
	value := strings.TrimSuffix(r.get(envPublicURL), "/")
	if value == "" {
		if strings.HasPrefix(addr, ":") {
			addr = "localhost" + addr
		}
		return "http://" + addr
	}
	u, err := url.Parse(value)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" ||
		u.Path != "" || u.RawQuery != "" || u.Fragment != "" || u.User != nil {
		r.fail(envPublicURL, "must be http:// or https:// and a host, without a path")
	}
	return value
}

func (r *reader) demo() Demo {
	switch d := Demo(r.get(envDemo)); d {
	case DemoOff, DemoLocal, DemoPublic:
		return d
	}
	r.fail(envDemo, "must be 1 or public, or unset")
	return DemoOff
}

func (r *reader) secrets() []string {
	value := r.get(envSecret)
	if value == "" {
		return nil
	}
	secrets := strings.Split(value, ",")
	for i, s := range secrets {
		secrets[i] = strings.TrimSpace(s)
		if len(secrets[i]) < minSecret {
			r.fail(envSecret, "secret %d is shorter than %d characters", i+1, minSecret)
		}
	}
	return secrets
}

// number reads a whole number between two others; unset it is 0.
func (r *reader) number(name string, least, most int) int {
	value := r.get(name)
	if value == "" {
		return 0
	}
	n, err := strconv.Atoi(value)
	if err != nil || n < least || n > most {
		r.fail(name, "must be a whole number from %d to %d", least, most)
		return 0
	}
	return n
}

func (r *reader) proxies() []netip.Prefix {
	value := r.get(envTrustedProxy)
	if value == "" {
		return nil
	}
	var networks []netip.Prefix
	for part := range strings.SplitSeq(value, ",") {
		network, err := parseNetwork(strings.TrimSpace(part))
		if err != nil {
			r.fail(envTrustedProxy, "must be addresses or networks such as 10.0.0.0/8, separated by commas")
			return nil
		}
		networks = append(networks, network)
	}
	return networks
}

func parseNetwork(text string) (netip.Prefix, error) {
	if strings.Contains(text, "/") {
		return netip.ParsePrefix(text)
	}
	addr, err := netip.ParseAddr(text)
	if err != nil {
		return netip.Prefix{}, err
	}
	return netip.PrefixFrom(addr, addr.BitLen()), nil
}

func loopback(addr string) bool {
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return false
	}
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || (err == nil && ip.IsLoopback())
}

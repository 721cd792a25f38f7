package auth

import "net/netip"

// ipv6Site is the prefix one subscriber holds: counting single addresses of it would limit nobody.
const ipv6Site = 64

// Site is what a network address is counted by: an IPv6 address by its /64, any other by itself.
func Site(ip string) string {
	if addr, err := netip.ParseAddr(ip); err == nil && addr.Unmap().Is6() {
		if site, err := addr.Prefix(ipv6Site); err == nil {
			return site.String()
		}
	}
	return ip
}

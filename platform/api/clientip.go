package api

import (
	"bytes"
	"fmt"
	"net/netip"
	"slices"
	"strings"

	"github.com/valyala/fasthttp"
)

// proxies are the addresses whose X-Forwarded-For is believed.
type proxies []netip.Prefix

func parseProxies(texts []string) (proxies, error) {
	var list proxies
	for _, text := range texts {
		if addr, err := netip.ParseAddr(text); err == nil {
			list = append(list, netip.PrefixFrom(addr, addr.BitLen()))
			continue
		}
		prefix, err := netip.ParsePrefix(text)
		if err != nil {
			return nil, fmt.Errorf("trusted proxy %q: %w", text, err)
		}
		list = append(list, prefix)
	}
	return list, nil
}

func (p proxies) trust(addr netip.Addr) bool {
	return slices.ContainsFunc(p, func(prefix netip.Prefix) bool { return prefix.Contains(addr) })
}

// clientIP is the nearest address that is not a trusted proxy. The header is
// read from its end, since a client can write what it likes at its beginning.
func (p proxies) clientIP(ctx *fasthttp.RequestCtx) string {
	addr, ok := netip.AddrFromSlice(ctx.RemoteIP())
	if !ok {
		return ctx.RemoteIP().String()
	}
	addr = addr.Unmap()
	if len(p) == 0 {
		return addr.String()
	}
	// A proxy may append to the client's header or add a line of its own: all lines are one list (RFC 9110, 5.3).
	lines := bytes.Join(ctx.Request.Header.PeekAll("X-Forwarded-For"), []byte(","))
	hops := strings.Split(string(lines), ",")
	for i := len(hops) - 1; i >= 0 && p.trust(addr); i-- {
		hop, err := netip.ParseAddr(strings.TrimSpace(hops[i]))
		if err != nil {
			break
		}
		addr = hop.Unmap()
	}
	return addr.String()
}

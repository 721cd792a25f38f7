package mail_test

import (
	"bufio"
	"cmp"
	"crypto/tls"
	"crypto/x509"
	"io"
	"net"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
)

// post is a mail server that keeps what it is sent.
type post struct {
	addr  string
	roots *x509.CertPool

	tls        *tls.Config // STARTTLS is offered when set
	implicit   bool        // TLS from the first byte
	auth       string      // base64 of what AUTH PLAIN must say; "" = no AUTH
	digests    bool        // AUTH CRAM-MD5 is offered as well, and any answer to it taken
	refuse     string      // answer to RCPT; "" = accept; see refuses
	silent     bool        // accepts connections and says nothing
	mu         sync.Mutex
	commands   []string
	data       []string
	encrypted  bool // the last mail came over TLS
	disconnect bool // hangs up instead of taking DATA
	hangUp     bool // after each mail
	most       int  // mails over one connection; 0 = any number

	ended chan struct{} // tells of each connection that both sides have closed
}

// mostEnded is how many of them wait to be told of.
const mostEnded = 100

func (p *post) start(t testing.TB) *post {
	t.Helper()
	if p.tls != nil {
		web := httptest.NewUnstartedServer(nil)
		web.StartTLS() // only for its certificate
		p.tls = web.TLS.Clone()
		p.tls.NextProtos = nil
		p.roots = x509.NewCertPool()
		p.roots.AddCert(web.Certificate())
		web.Close()
	}
	listener, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p.addr, p.ended = listener.Addr().String(), make(chan struct{}, mostEnded)
	var conversations sync.WaitGroup
	conversations.Go(func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			stop := make(chan struct{})
			t.Cleanup(func() { close(stop) })
			conversations.Go(func() {
				defer func() { _ = conn.Close() }()
				if p.silent {
					<-stop
					return
				}
				p.converse(conn)
				if tcp, ok := conn.(*net.TCPConn); ok {
					_ = tcp.CloseWrite() // it says no more
				}
				_, _ = io.Copy(io.Discard, conn) // until the other side has closed it, too
				p.ended <- struct{}{}
			})
		}
	})
	t.Cleanup(func() { _ = listener.Close() })
	return p
}

func (p *post) note(command string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.commands = append(p.commands, command)
}

func (p *post) converse(conn net.Conn) {
	if p.implicit {
		conn = tls.Server(conn, p.tls)
	}
	encrypted := p.implicit
	lines := bufio.NewReader(conn)
	say := func(text string) { _, _ = conn.Write([]byte(text + "\r\n")) }
	say("220 post ESMTP")
	mails := 0
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			return
		}
		line = strings.TrimRight(line, "\r\n")
		p.note(line)
		verb, _, _ := strings.Cut(strings.ToUpper(line), " ")
		switch verb {
		case "EHLO", "HELO":
			say("250-post")
			if p.tls != nil && !encrypted {
				say("250-STARTTLS")
			}
			if p.digests {
				say("250-AUTH PLAIN CRAM-MD5")
			} else if p.auth != "" {
				say("250-AUTH PLAIN")
			}
			say("250 8BITMIME")
		case "STARTTLS":
			say("220 go ahead")
			conn = tls.Server(conn, p.tls)
			lines, encrypted = bufio.NewReader(conn), true
		case "AUTH":
			switch {
			case line == "AUTH CRAM-MD5":
				say("334 PDFAcG9zdD4=") // <1@post>
				if _, err := lines.ReadString('\n'); err != nil {
					return
				}
				say("235 welcome")
			case strings.TrimPrefix(line, "AUTH PLAIN ") == p.auth:
				say("235 welcome")
			default:
				say("535 wrong password")
			}
		case "MAIL":
			if mails++; p.most > 0 && mails > p.most {
				say("421 too many mails over this connection")
				return
			}
			say("250 ok")
		case "RCPT":
			say(p.answer())
		case "DATA":
			if p.disconnect {
				return
			}
			say("354 go ahead")
			p.take(lines, encrypted)
			say("250 taken")
		case "RSET":
			say("250 ok")
			if p.hangUp {
				return
			}
		case "QUIT":
			say("221 bye")
			return
		default:
			say("250 ok")
		}
	}
}

// refuses has recipients refused from now on.
func (p *post) refuses(answer string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.refuse = answer
}

// answer is what it says to RCPT.
func (p *post) answer() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return cmp.Or(p.refuse, "250 ok")
}

func (p *post) take(lines *bufio.Reader, encrypted bool) {
	var content strings.Builder
	for {
		line, err := lines.ReadString('\n')
		if err != nil || line == ".\r\n" {
			break
		}
		content.WriteString(strings.TrimPrefix(line, "."))
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.encrypted = encrypted
	p.data = append(p.data, content.String())
}

// received is the mails so far, and the commands that brought them.
func (p *post) received() (mails, commands []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string(nil), p.data...), append([]string(nil), p.commands...)
}

package users_test

import (
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/gate"
)

func TestSignIn(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		h.account("blocked@example.test", auth.Restaurant)
		h.account("deleted@example.test", auth.Restaurant)
		h.change(`UPDATE users SET status = 'blocked' WHERE email = 'blocked@example.test'`)
		h.change(`UPDATE users SET status = 'deleted' WHERE email = 'deleted@example.test'`)

		//
		answer := h.With().Post("/api/token/auth", credentials{" Table@Example.test ", password}).Want(200)
		if strings.Count(answer.Text("token"), ".") != 2 {
			t.Errorf("no token: %s", answer.Body)
		}
		cookies := map[string]*http.Cookie{}
		for _, c := range (&http.Response{Header: answer.Header}).Cookies() {
			cookies[c.Name] = c
		}
		refresh := cookies["refresh_token"]
		if refresh == nil || !refresh.HttpOnly || refresh.SameSite != http.SameSiteStrictMode || refresh.Path != "/" ||
			refresh.MaxAge != 30*24*3600 {
			t.Errorf("refresh cookie %+v", refresh)
		}
		if xsrf := cookies["XSRF-TOKEN"]; xsrf == nil || xsrf.HttpOnly || xsrf.SameSite != http.SameSiteStrictMode {
			t.Errorf("XSRF cookie %+v", xsrf)
		}
		//
		h.With().Post("/api/auth/login", credentials{"table@example.test", password}).Want(200)

		// all alike, and as slow as each other: unknown accounts are
		// compared with the dummy, which the empty hash stands for.
		h.passwords.compared = nil
		const refused = `{"code":401,"message":"Invalid credentials."}`
		for email, given := range map[string]string{
			"table@example.test": "wrong", "nobody@example.test": password,
			"blocked@example.test": password, "deleted@example.test": password,
		} {
			if got := h.With().Post("/api/token/auth", credentials{email, given}).Want(401); string(got.Body) != refused {
				t.Errorf("%s: %s", email, got.Body)
			}
		}
		if dummies := strings.Count(strings.Join(h.passwords.compared, "|"), "plain:"); len(h.passwords.compared) != 4 || dummies != 3 {
			t.Errorf("compared %q", h.passwords.compared)
		}
		violations := h.With().Post("/api/token/auth", credentials{}).Violations()
		if violations["email"] != "Le champ est obligatoire" || violations["password"] != "Le champ est obligatoire" {
			t.Errorf("violations %v", violations)
		}
	})
}

func TestOutdatedHashIsReplaced(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		h.change(`UPDATE users SET password_hash = ?`, "old:"+password)
		h.signIn("table@example.test")
		h.passwords.compared = nil
		h.signIn("table@example.test")
		if len(h.passwords.compared) != 1 || h.passwords.compared[0] != "plain:"+password {
			t.Errorf("compared %q", h.passwords.compared)
		}
	})
}

func TestSignInWithArgon2(t *testing.T) {
	t.Parallel()
	passwords := auth.NewPasswords(gate.New(gate.Options{Patience: 2 * time.Minute}))
	h := newHouse(t, db.SQLite, passwords)
	h.account("table@example.test", auth.Restaurant)
	h.signIn("table@example.test").Get("/api/me").Want(200)
	h.With().Post("/api/token/auth", credentials{"table@example.test", "wrong"}).Want(401)
	h.With().Post("/api/token/auth", credentials{"nobody@example.test", password}).Want(401)
}

func TestFailureLimits(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		h.account("other@example.test", auth.Restaurant)
		try := func(email, given string) *apitest.Response {
			t.Helper()
			return h.With().Post("/api/token/auth", credentials{email, given})
		}
		h.clock.Advance(time.Second)
		for range 30 { // success is never counted
			try("table@example.test", password).Want(200)
		}
		for _, email := range []string{"table@example.test", "nobody@example.test"} {
			for range 10 {
				try(email, "wrong").Want(401)
			}
		}
		for _, email := range []string{"table@example.test", "nobody@example.test", "other@example.test"} {
			limited := try(email, password).Want(429) // 20 from this address
			if limited.Header.Get("Retry-After") != "899" || limited.Text("code") != "users.too_many_failures" ||
				!strings.HasSuffix(limited.Text("hydra:description"), "dans 15 min.") {
				t.Errorf("%s: Retry-After %s, %s", email, limited.Header.Get("Retry-After"), limited.Body)
			}
		}
		// The words say what the header says.
		h.clock.Advance(897 * time.Second)
		if soon := try("table@example.test", password).Want(429); soon.Header.Get("Retry-After") != "2" || !strings.HasSuffix(soon.Text("hydra:description"), "dans 2 s.") {
			t.Errorf("Retry-After %s, %s", soon.Header.Get("Retry-After"), soon.Body)
		}
		h.clock.Advance(2 * time.Second)
		try("table@example.test", password).Want(200)
	})
}

func TestAccountLimit(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		h.account("other@example.test", auth.Restaurant)
		same := map[string]string{}
		for _, email := range []string{"table@example.test", "nobody@example.test"} {
			for range 10 {
				h.With().Post("/api/token/auth", credentials{email, "wrong"}).Want(401)
			}
			same[email] = string(h.With().Post("/api/token/auth", credentials{email, password}).Want(429).Body)
			h.change(`DELETE FROM sign_in_failures WHERE limiter_key LIKE 'ip:%'`)
		}
		if same["table@example.test"] != same["nobody@example.test"] {
			t.Errorf("the limit tells who exists: %v", same)
		}
		h.signIn("other@example.test")
	})
}

func TestRefresh(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		refresh := func(browser *apitest.Client) *apitest.Response {
			t.Helper()
			return browser.Post("/api/token/refresh", nil, apitest.XSRF())
		}
		newBrowser := func() *apitest.Client {
			browser := h.With()
			browser.Post("/api/token/auth", credentials{"table@example.test", password}).Want(200)
			return browser
		}

		t.Run("R-4.044 rotation", func(t *testing.T) {
			browser := newBrowser()
			first := browser.Cookie("refresh_token")
			token := refresh(browser).Want(200).Text("token")
			if browser.Cookie("refresh_token") == first {
				t.Error("the cookie was not rotated")
			}
			browser.Get("/api/me", apitest.Token(token)).Want(200)
			refresh(browser).Want(200)
		})
		t.Run("the token just replaced answers the same successor for 10 s", func(t *testing.T) {
			browser := newBrowser()
			tab := browser.With()
			refresh(browser).Want(200)
			h.clock.Advance(10 * time.Second)
			refresh(tab).Want(200)
			if tab.Cookie("refresh_token") != browser.Cookie("refresh_token") {
				t.Error("the tabs have different tokens")
			}
			refresh(tab).Want(200)
		})
		t.Run("tabs that refresh at once agree", func(t *testing.T) {
			browser := newBrowser()
			answers := make(chan string)
			for range 8 {
				tab := browser.With()
				go func() {
					status := tab.Post("/api/token/refresh", nil, apitest.XSRF()).Status
					answers <- strconv.Itoa(status) + " " + tab.Cookie("refresh_token")
				}()
			}
			first := <-answers
			for range 7 {
				if other := <-answers; other != first || !strings.HasPrefix(first, "200 ") {
					t.Errorf("one tab got %s, another %s", first, other)
				}
			}
		})
		t.Run("later reuse revokes the family", func(t *testing.T) {
			browser := newBrowser()
			thief := browser.With()
			token := refresh(browser).Want(200).Text("token")
			h.clock.Advance(10*time.Second + time.Microsecond)
			stopped := refresh(thief).Want(401)
			if string(stopped.Body) != `{"code":401,"message":"Invalid JWT Token"}` || thief.Cookie("refresh_token") != "" {
				t.Errorf("got %s, cookie %q", stopped.Body, thief.Cookie("refresh_token"))
			}
			refresh(browser).Want(401)
			if got := browser.Get("/api/me", apitest.Token(token)).Want(401).Text("message"); got != "Invalid JWT Token" {
				t.Errorf("access token of a revoked family: %s", got)
			}
			h.signIn("table@example.test").Get("/api/me").Want(200)
		})
		t.Run("XSRF missing is refused", func(*testing.T) {
			browser := newBrowser()
			browser.Post("/api/token/refresh", nil).Want(403)
			browser.Post("/api/token/refresh", nil, apitest.Header("X-XSRF-TOKEN", "forged")).Want(403)
			refresh(browser).Want(200)
		})
		t.Run("a Bearer token makes cookies count for nothing", func(t *testing.T) {
			browser := h.signIn("table@example.test")
			if got := refresh(browser).Want(401).Text("message"); got != "JWT Token not found" {
				t.Errorf("got %s", got)
			}
		})
		t.Run("no refresh cookie", func(t *testing.T) {
			browser := newBrowser()
			browser.Get("/logout")
			if got := refresh(browser).Want(401).Text("message"); got != "JWT Token not found" {
				t.Errorf("got %s", got)
			}
			stranger := newBrowser().With(apitest.Cookie("refresh_token", "unknown"))
			if got := refresh(stranger).Want(401).Text("message"); got != "Invalid JWT Token" {
				t.Errorf("got %s", got)
			}
		})
		t.Run("a blocked user refreshes nothing", func(*testing.T) {
			h.account("soon@example.test", auth.CSE)
			browser := h.With()
			browser.Post("/api/token/auth", credentials{"soon@example.test", password}).Want(200)
			h.change(`UPDATE users SET status = 'blocked' WHERE email = 'soon@example.test'`)
			refresh(browser).Want(401)
			h.change(`UPDATE users SET status = 'valid' WHERE email = 'soon@example.test'`)
			refresh(browser).Want(401)
		})
		t.Run("R-4.043 30 days sliding, 90 at most", func(*testing.T) {
			browser, idle := newBrowser(), newBrowser()
			day := 24 * time.Hour
			for passed := 29 * day; passed < 90*day; passed += 29 * day {
				h.clock.Advance(29 * day)
				refresh(browser).Want(200)
			}
			refresh(idle).Want(401)
			h.clock.Advance(3*day - time.Microsecond)
			refresh(browser).Want(200)
			h.clock.Advance(time.Microsecond)
			refresh(browser).Want(401)
		})
	})
}

func TestAccessToken(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("table@example.test", auth.Restaurant)
		message := func(c *apitest.Client) string {
			t.Helper()
			return c.Get("/api/me").Want(401).Text("message")
		}
		//
		if got := message(h.With()); got != "JWT Token not found" {
			t.Errorf("no token: %s", got)
		}
		if got := message(h.With(apitest.Token("a.b.c"))); got != "Invalid JWT Token" {
			t.Errorf("bad token: %s", got)
		}
		//
		browser := h.signIn("table@example.test")
		h.clock.Advance(1800*time.Second - time.Microsecond)
		browser.Get("/api/me").Want(200)
		h.clock.Advance(time.Microsecond)
		if got := message(browser); got != "Expired JWT Token" {
			t.Errorf("after 1800 s: %s", got)
		}
		for _, status := range []string{"blocked", "deleted"} {
			browser = h.signIn("table@example.test")
			browser.Get("/api/me").Want(200)
			h.change(`UPDATE users SET status = ? WHERE id = ?`, status, id)
			if got := message(browser); got != "Invalid JWT Token" {
				t.Errorf("%s: %s", status, got)
			}
			h.change(`UPDATE users SET status = 'valid' WHERE id = ?`, id)
		}
	})
}

func TestSignOut(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		for name, signOut := range map[string]func(*apitest.Client){
			"the call": func(c *apitest.Client) { c.Post("/api/auth/logout", nil).Want(204) },
			//
			"the page":         func(c *apitest.Client) { c.Get("/logout").Want(200) },
			"the English page": func(c *apitest.Client) { c.Get("/en/logout").Want(200) },
		} {
			browser, other := h.signIn("table@example.test"), h.signIn("table@example.test")
			stolen := browser.Cookie("refresh_token")
			browser.Get("/api/me").Want(200)
			signOut(browser)
			if browser.Cookie("refresh_token") != "" {
				t.Errorf("%s leaves the cookie", name)
			}
			browser.Get("/api/me").Want(401) // at once, though answered before within the second
			browser.With(apitest.Without("Authorization"), apitest.Cookie("refresh_token", stolen)).
				Post("/api/token/refresh", nil, apitest.XSRF()).Want(401)
			other.Get("/api/me").Want(200)
		}
		h.With().Get("/logout").Want(200) // nobody was signed in
	})
}

func TestImpersonation(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		target := h.account("table@example.test", auth.Restaurant)
		admin := h.account("admin@example.test", auth.Admin)
		h.account("super@example.test", auth.Superadmin)
		h.account("processing@example.test", auth.CSE)
		h.change(`UPDATE users SET status = 'processing' WHERE email = 'processing@example.test'`)
		as := func(email string) apitest.Option { return apitest.Header("X-Switch-User", email) }
		browser := h.signIn("admin@example.test")

		me := browser.Get("/api/me", as("Table@example.test")).Want(200)
		if me.Text("id") != strconv.FormatInt(target, 10) || me.Text("impersonator/email") != "admin@example.test" ||
			me.Text("impersonator/id") != strconv.FormatInt(admin, 10) || me.Text("impersonator/name") != "Zoé Lefèvre" {
			t.Errorf("got %s", me.Body)
		}
		// Without the header the next call is the admin's own again.
		if me := browser.Get("/api/me").Want(200); me.Value("impersonator") != nil || me.Text("email") != "admin@example.test" {
			t.Errorf("got %s", me.Body)
		}
		for _, email := range []string{
			"admin@example.test", "super@example.test", "processing@example.test", "nobody@example.test",
		} {
			browser.Get("/api/me", as(email)).Want(403)
		}
		h.signIn("table@example.test").Get("/api/me", as("table@example.test")).Want(403)
		h.signIn("super@example.test").Get("/api/me", as("table@example.test")).Want(200)
		// It ends with the admin's rights and with the admin's session.
		h.change(`UPDATE users SET group_code = 'restaurant' WHERE id = ?`, admin)
		browser.Get("/api/me", as("table@example.test")).Want(403)
		h.change(`UPDATE users SET group_code = 'admin' WHERE id = ?`, admin)
		browser.Get("/api/me", as("table@example.test")).Want(200)
		browser.Post("/api/auth/logout", nil).Want(204)
		browser.Get("/api/me", as("table@example.test")).Want(401)
	})
}

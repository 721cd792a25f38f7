package users_test

import (
	"context"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/rs/zerolog"

	"millesime/modules/users"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/files"
	"millesime/platform/gate"
	"millesime/platform/ids"
	"millesime/platform/invoice"
	"millesime/platform/mail"
	"millesime/platform/picture"
	"millesime/platform/testkit"
	"millesime/platform/testkit/filestest"
	"millesime/platform/tidy"
)

func TestMain(m *testing.M) {
	testkit.Samples(20)
	testkit.Main(m)
}

const password = "Millesime#2026"

// plain stands in for argon2id, which takes too long for scenarios with many
// sign-ins. It tells which hashes were compared.
type plain struct {
	mu       sync.Mutex
	compared []string
	hashed   int
}

func (p *plain) Hash(_ context.Context, password string) (string, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.hashed++
	return "plain:" + tidy.Password(password), nil
}

func (p *plain) Compare(_ context.Context, password, hash string) (bool, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.compared = append(p.compared, hash)
	_, known, _ := strings.Cut(hash, ":")
	return hash != "" && known == password, nil
}

func (p *plain) Outdated(hash string) bool { return strings.HasPrefix(hash, "old:") }

// house is the module behind a server, on one database.
type house struct {
	*apitest.Client

	t         *testing.T
	db        *db.DB
	files     *files.Store
	requests  *requestLog
	clock     *clock.Fixed
	module    *users.Module
	passwords *plain
	mails     *mailbox
	shops     *storefronts
	business  business
}

// storefronts stand in for the catalogue: every supplier has something for everybody, unless only says for whom who has.
type storefronts struct {
	db   *db.DB
	only map[auth.Group][]int64
}

func (s *storefronts) SuppliersOpenTo(ctx context.Context, group auth.Group) ([]int64, error) {
	if s.only != nil {
		return s.only[group], nil
	}
	var ids []int64
	err := s.db.Read().NewRaw("SELECT id FROM users WHERE group_code = 'supplier'").Scan(ctx, &ids)
	return ids, err
}

// mailbox keeps the mails of committed transactions as they would leave; those to nobody are dropped.
type mailbox struct {
	mu   sync.Mutex
	sent []mail.Message
}

func (b *mailbox) Add(_ context.Context, tx *db.Tx, mails ...mail.Message) error {
	var leave []mail.Message
	for _, m := range mails {
		if m.To == "" {
			continue
		}
		laid, err := m.LaidOut()
		if err != nil {
			return err
		}
		leave = append(leave, laid)
	}
	tx.AfterCommit(func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		b.sent = append(b.sent, leave...)
	})
	return nil
}

// eachDatabase runs a scenario on both databases.
func eachDatabase(t *testing.T, scenario func(t *testing.T, h *house)) {
	t.Helper()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			fast := &plain{}
			h := newHouse(t, dialect, fast)
			h.passwords = fast
			scenario(t, h)
		})
	}
}

// databases runs a scenario on both databases, with passwords that something happens beside.
func databases(t *testing.T, scenario func(t *testing.T, h *house, passwords *inFlight)) {
	t.Helper()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			passwords := &inFlight{}
			scenario(t, newHouse(t, dialect, passwords), passwords)
		})
	}
}

func newHouse(t *testing.T, dialect db.Dialect, passwords users.Passwords) *house {
	t.Helper()
	return newHouseWith(t, dialect, passwords, nil)
}

// newHouseWith makes a house whose mails go elsewhere than into its mailbox.
func newHouseWith(
	t *testing.T, dialect db.Dialect, passwords users.Passwords, mails func(*house) users.MailQueue,
) *house {
	t.Helper()
	h := &house{t: t, mails: &mailbox{}, requests: &requestLog{}, clock: clock.NewFixed(time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC))}
	h.db = testkit.Open(t, testkit.URL(t, dialect), h.clock)
	secret := ids.Random().Token()
	queue := users.MailQueue(h.mails)
	if mails != nil {
		queue = mails(h)
	}
	h.files = filestest.Open(t, h.db, users.FileColumns()...)
	h.module = users.New(users.Deps{
		DB: h.db, Clock: h.clock, IDs: ids.Random(), Signer: auth.NewSigner([]string{secret}, h.clock),
		Passwords: passwords, Mails: queue, Files: h.files, PublicURL: "https://vin.example", Demo: true,
		Pictures: picture.NewCleaner(gate.New(gate.Options{Patience: 2 * time.Minute})),
	})
	h.shops, h.business = &storefronts{db: h.db}, business{}
	server, err := api.New(api.Options{
		Routes: slices.Concat(users.NewPeople(h.module, users.PeopleDeps{Storefronts: h.shops, Shops: shops{"maison-alpha"}, Obligations: h.business, Sales: h.business, Debts: h.business, Frames: noFrames{}, Law: onlyWine{}}).Endpoints(), h.files.Endpoints()), Log: zerolog.New(h.requests), Clock: h.clock,
		Authenticate: h.module.Authenticate, XSRF: auth.NewXSRF(secret),
		Documents: map[string]api.Document{"/logout": h.module.LogoutDocument}, Patience: 2 * time.Minute, // busy machines
		Static: fstest.MapFS{"index.html": {Data: []byte("<!doctype html>")}},
	})
	if err != nil {
		t.Fatal(err)
	}
	h.Client = apitest.New(t, server)
	return h
}

// noFrames stands in for the module that prices: there are no agreement frames.
type noFrames struct{}

func (noFrames) FramesOf(context.Context, db.Handle, int64) ([]int64, error) { return nil, nil }

func (noFrames) SetFrames(context.Context, *db.Tx, int64, auth.Group, []int64) error {
	return usersapi.ErrFrameNotFound
}

// onlyWine stands in for the module that invoices: everybody sells still wine.
type onlyWine struct{}

func (onlyWine) CheckTerms(_ context.Context, _ *db.Tx, _ int64, terms usersapi.PaymentTerms) error {
	return invoice.CheckTerms(terms, []string{"still"})
}

// account makes a valid account named after its e-mail, and gives its id.
func (h *house) account(email string, group auth.Group) int64 {
	h.t.Helper()
	id, err := h.module.CreateUser(h.t.Context(), users.NewUser{
		Email: email, Password: password, Group: group,
		Company: "Maison " + email[:strings.IndexByte(email, '@')], FirstName: "Zoé", LastName: "Lefèvre",
	})
	if err != nil {
		h.t.Fatal(err)
	}
	return id
}

// insert writes to the database behind the module's back.
func (h *house) insert(query string, args ...any) {
	h.t.Helper()
	err := h.db.InTx(h.t.Context(), func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().NewRaw(query, args...).Exec(ctx)
		return err
	})
	if err != nil {
		h.t.Fatal(err)
	}
}

// change writes behind the module's back; the second makes the module look again.
func (h *house) change(query string, args ...any) {
	h.t.Helper()
	h.insert(query, args...)
	h.clock.Advance(time.Second)
}

// count asks the database for one number.
func (h *house) count(query string, args ...any) int {
	h.t.Helper()
	var n int
	if err := h.db.Read().NewRaw(query, args...).Scan(h.t.Context(), &n); err != nil {
		h.t.Fatal(err)
	}
	return n
}

// relate ties a child to a parent.
func (h *house) relate(parent, child int64, status string) {
	h.t.Helper()
	h.change(`INSERT INTO user_relations (parent_id, child_id, inviter_id, invited_email, status, answered_at, created_at, updated_at)
SELECT p.id, c.id, p.id, c.email, ?, ?, ?, ? FROM users AS p, users AS c WHERE p.id = ? AND c.id = ?`,
		status, h.clock.Now(), h.clock.Now(), h.clock.Now(), parent, child)
}

type credentials struct {
	Email    string `json:"email"`
	Password string `json:"password"`
}

// signIn gives a browser of its own, with the session's cookies and token.
func (h *house) signIn(email string) *apitest.Client {
	h.t.Helper()
	browser := h.With()
	token := browser.Post("/api/token/auth", credentials{email, password}).Want(200).Text("token")
	return browser.With(apitest.Token(token))
}

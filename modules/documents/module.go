package documents

import (
	"context"

	"millesime/modules/documents/documentsapi"
	"millesime/modules/documents/internal/app"
	"millesime/modules/documents/internal/domain"
	"millesime/modules/documents/internal/rest"
	"millesime/modules/documents/internal/store"
	"millesime/modules/documents/internal/subscriber"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/events"
	"millesime/platform/files"
	"millesime/platform/jobs"
	"millesime/platform/mail"
)

// Deps is what the module needs from the house.
type Deps = app.Deps

// Module is the documents.
type Module struct{ documents *app.Documents }

// New wires the module.
func New(d Deps) *Module { return &Module{app.NewDocuments(d, store.New(d.DB))} }

// Endpoints is the module's part of the API.
func (m *Module) Endpoints() []api.Route { return rest.Endpoints(m.documents) }

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler { return subscriber.Handlers(m.documents) }

// Jobs make files, and ask for those of what was issued before.
func (m *Module) Jobs() []jobs.Handler {
	return []jobs.Handler{m.documents.Making(), m.documents.CatchingUp()}
}

// Drain waits until every paper that was asked for is made, or will not be for now: for tests.
func (m *Module) Drain(ctx context.Context) error { return m.documents.Drain(ctx) }

// Enclosures are the papers that mails carry, for mail.Queue.
func (m *Module) Enclosures() mail.Enclosures { return m.documents }

// Papers are those of what people are mailed about.
func (m *Module) Papers() documentsapi.Papers { return m.documents }

// LinkDocument serves the links of mails, /document/{token}.
func (m *Module) LinkDocument(ctx context.Context, request api.DocumentRequest) (api.DocumentReply, error) {
	return rest.LinkDocument(ctx, m.documents, request)
}

// FileColumns are the columns that name files of documents, for who reads the document.
func FileColumns() []files.Column {
	return []files.Column{{Table: "documents", Key: "id", Name: "file"}, {Table: "documents", Key: "id", Name: "xml"}}
}

// PersonalData is what documents keep about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.documents }

// CatchUp asks for the papers of what was issued before: for tests that do not wait for the job.
func (m *Module) CatchUp(ctx context.Context) error { return m.documents.CatchUp(ctx) }

// Verify reads every file again, and tells of each by its number and name what is wrong with it; nil: it is as it was kept.
func (m *Module) Verify(ctx context.Context, each func(id int64, name string, err error)) error {
	return m.documents.Verify(ctx, func(d domain.Document, err error) {
		each(d.ID, d.Number+" "+d.FileName, err)
	})
}

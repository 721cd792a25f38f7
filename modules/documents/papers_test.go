package documents_test

import (
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
)

// An invoice's paper keeps the account of its day, which the two sides are told the end of; nobody else is.
func TestAnInvoicesPaperKeepsTheAccountOfItsDay(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.seller.PatchSeen("/api/bank_details/4", fields{"iban": "FR7630006000011234567890189"}).Want(200)
		s.delivered(6)
		s.seller.PatchSeen("/api/bank_details/4", fields{"iban": "FR1420041010050500013M02606"}).Want(200)
		const list = "/api/documents?kind[]=invoice"
		invoice := s.buyer.Get("/api/invoices").Want(200).Text("hydra:member/0/@id")
		if paper, now := s.buyer.Get(list).Want(200).Text("hydra:member/0/paidTo"), s.buyer.Get(invoice).Want(200).Text("bankDetails/iban"); paper != "0189" || now != "FR1420041010050500013M02606" {
			s.Errorf("the paper tells …%s, the screen %s", paper, now)
		}
		if got := s.seller.Get(list).Want(200).Text("hydra:member/0/paidTo"); got != "0189" {
			s.Errorf("the supplier is told …%s", got)
		}
		if got := s.admin.Get(list).Want(200).Text("hydra:member/0/paidTo"); got != "" {
			s.Errorf("an administrator is told …%s", got)
		}
	})
}

// A paper that cannot be made is a dead letter, which operators see, in half an hour; its mail leaves without it, and says where it will be.
func TestAPaperThatFailsHoldsUpNothing(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.h.Exec(s.TB, "UPDATE parameter_suppliers SET logo = ? WHERE user_id = ?", strings.Repeat("a", 64)+".png", apptest.Alpha)
		s.delivered(6)
		for range 12 {
			s.now.Advance(20 * time.Minute)
			s.settle()
		}
		s = s.at(2026, time.November, 16, 16)
		failed := s.buyer.Get("/api/documents?kind[]=invoice").Want(200)
		if status := failed.Text("hydra:member/0/status"); status != "failed" {
			s.Fatalf("it is %s", status)
		}
		dead, err := s.h.App.Jobs.Jobs(s.Context(), true, 10)
		if err != nil || len(dead) == 0 || dead[0].Kind != "documents_make_v1" || dead[0].Error == "" {
			s.Errorf("operators see %+v, %v", dead, err)
		}
		if m := s.mailOf("Votre facture FAC"); len(m.Files) != 0 || !strings.Contains(m.Text, "vous le trouverez dans vos documents, http://127.0.0.1/documents") {
			s.Errorf("the mail carries %d files: %s", len(m.Files), m.Text)
		}
		s.h.Exec(s.TB, "UPDATE parameter_suppliers SET logo = '' WHERE user_id = ?", apptest.Alpha)
		s.buyer.Post(failed.Text("hydra:member/0/@id")+"/retries", nil).Want(200)
		s.settle()
		if status := s.buyer.Get("/api/documents?kind[]=invoice").Want(200).Text("hydra:member/0/status"); status != "ready" {
			s.Errorf("asked for again it is %s", status)
		}
	})
}

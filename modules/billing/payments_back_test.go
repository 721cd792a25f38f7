package billing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/testkit"
)

// Domain 5.3: a bank takes back what paid a deposit, or it pays something else, when the order goes on already: the deposit is credited by
// it, and the invoices of the goods ask for it. 2 × 11.78 and carriage of 12.00 are 42.67 incl. tax, the rest 56.55 of 99.22.
func TestADepositThatIsNotPaidAnyMoreIsCredited(t *testing.T) {
	t.Parallel()
	for name, back := range map[string]func(s scene, payment string){
		"taken back": func(s scene, payment string) {
			s.seller.Post(payment+"/reversal", fields{"version": 1, "reason": "Rejet de la banque"}).Want(200)
		},
		"allocated to nothing": func(s scene, payment string) {
			s.seller.Post(payment+"/allocations", fields{"version": 1, "allocations": []any{}}).Want(200)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			scenes(t, func(s scene) {
				order, deposit := s.partlySent()
				back(s, s.seller.Get("/api/payments").Want(200).Text("hydra:member/0/@id"))
				s.h.Settle(t)
				s.holds(s.buyer.Get(deposit).Want(200), map[string]any{"deductedAmount": 42.67, "creditedAmount": 56.55, "openAmount": 0.0})
				s.ship(order, 4)
				s.deliver(order, 1)
				s.holds(s.buyer.Get("/api/invoices?kind[]=invoice").Want(200), map[string]any{
					"hydra:member/0/openAmount": 56.55, "hydra:member/1/openAmount": 42.67,
				})
				account := s.buyer.Get(s.account()).Want(200)
				s.holds(account, map[string]any{"openAmount": 99.22})
				if account.Value("balance") != account.Value("closingBalance") {
					t.Errorf("%v and %v", account.Value("balance"), account.Value("closingBalance"))
				}
				s.none(apptest.WrongBooks())
			})
		})
	}
}

// What was written off is owed again when an administrator takes that back, once; a part of it, when something is credited: the entry stays
// as it was, and another one takes over.
func TestAWriteOffIsTakenBackOnce(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.delivered(6)
		s.move(s.admin, order, "closed", fields{"comment": "Liquidation"}).Want(200)
		s.owesInAll(0)
		s.takeBack(order, 2, "credit") // 28.28 of 99.22
		s.owesInAll(0)
		s.holds(s.seller.Get("/api/payments?kind[]=write_off").Want(200), map[string]any{
			"hydra:totalItems": 2.0, "hydra:member/0/amount": 70.94, "hydra:member/0/status": "allocated", "hydra:member/1/amount": 99.22,
			"hydra:member/1/status": "reversed",
		})
		s.holds(s.seller.Get(s.account()).Want(200), map[string]any{"closingBalance": 0.0})
		lost := s.seller.Get("/api/payments?kind[]=write_off").Want(200).Text("hydra:member/0/@id")
		s.admin.Post(lost+"/reversal", fields{"version": 1, "reason": "Dividende"}).Want(200)
		s.h.Settle(t)
		s.owesInAll(70_94)
		s.holds(s.seller.Get(s.account()).Want(200), map[string]any{"closingBalance": 70.94, "balance": 70.94})
		s.none(apptest.WrongBooks())
	})
}

// A refund that looks like one of before is refused unless it is another one.
func TestARefundIsEnteredOnce(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.delivered(6)
		s.entered(transfer(50)).Want(201)
		s.entered(refund(10)).Want(201)
		s.holds(s.entered(refund(10)).Want(409), map[string]any{"code": "payments.entered_before"})
		again := refund(10)
		again["enteredAgain"] = true
		s.entered(again).Want(201)
		s.owesInAll(99_22 - 30_00)
	})
}

// A payment came today at the latest, and not so long ago that nobody could ask for it any more: Monday is 16 November 2026.
func TestADayOfPaymentIsOneThatMayBe(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.delivered(6)
		for day, status := range map[string]int{"2026-11-16": 201, "2021-11-16": 201, "2026-11-17": 422, "2021-11-15": 422} {
			payment := transfer(1)
			payment["receivedOn"] = day
			got := s.entered(payment)
			if got.Want(status); status == 422 {
				s.holds(got, map[string]any{"violations/0/propertyPath": "receivedOn"})
			}
		}
		s.holds(s.seller.Post("/api/payments/bulk", fields{"rows": []any{transfer(1, pays("invoice", "/api/invoices/999", 1))}}).Want(200), map[string]any{
			"results/0/error/message": "Cette facture ou cette commande n’est pas de ce client",
		})
	})
}

// What was paid before an order waits for it makes it paid as soon as it does, and is invoiced once.
func TestWhatIsPaidBeforeAnOrderWaitsPaysIt(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			url, monday := testkit.URL(t, dialect), apptest.RunningFrom(apptest.Monday())
			var order string
			t.Run("paid", func(t *testing.T) {
				h := apptest.StartAt(t, url, monday)
				h.MoveIn(t)
				s := sceneOf(t, h)
				s.accept()
				s.prepays()
			})
			t.Run("placed", func(t *testing.T) {
				s := sceneOf(t, apptest.StartDeaf(t, url, monday))
				cart := apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))
				order = s.buyer.Post("/api/cart", cart).Want(201).Text("orders/0")
				s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "processing"})
				s.seller.Post("/api/payments", transfer(99.22, pays("order", order, 99.22))).Want(201)
			})
			s := sceneOf(t, apptest.StartAt(t, url, monday))
			s.h.Settle(t)
			s.followedOnce([]string{order})
		})
	}
}

// The payments of an order are found by it before and after it is invoiced, and its balance is one number.
func TestPaymentsOfAnOrderAreFoundByIt(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.prepays()
		order := s.placed(6)
		found := func() {
			t.Helper()
			s.holds(s.buyer.Get("/api/payments?orders[]="+order).Want(200), map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/amount": 99.22})
		}
		s.pay(order, 99.22).Want(201)
		found()
		s.holds(s.buyer.Get(s.account()).Want(200), map[string]any{"closingBalance": -99.22, "balance": -99.22, "advancedAmount": 99.22})
		s.holds(s.buyer.Get("/api/accounts").Want(200), map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/balance": -99.22})
		s.accept()
		s.prepare(order)
		s.ship(order, 6)
		s.deliver(order, 0)
		found()
		s.holds(s.buyer.Get(s.account()).Want(200), map[string]any{"closingBalance": 0.0, "balance": 0.0, "advancedAmount": 0.0})
	})
}

// The account of two people is found by them, also when nothing is open on it, by its sides and administrators alone; an administrator
// says whose supplier's a payment is.
func TestAnAccountIsFoundByItsSides(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		between := "/api/accounts?supplier=" + apptest.IRI("users", apptest.Alpha) + "&customer=" + apptest.IRI("users", apptest.Restaurant)
		for _, who := range []*apitest.Client{s.seller, s.buyer, s.admin} {
			s.holds(who.Get(between).Want(200), map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/@id": s.account(), "hydra:member/0/balance": 0.0})
			s.holds(who.Get("/api/accounts").Want(200), map[string]any{"hydra:totalItems": 0.0})
		}
		for _, other := range []int64{apptest.Stranger, apptest.Beta} {
			s.holds(s.h.As(t, apptest.Email(other)).Get(between).Want(200), map[string]any{"hydra:totalItems": 0.0})
		}
		s.seller.Get("/api/accounts?supplier=" + apptest.IRI("users", apptest.Alpha)).Want(422)
		s.accept()
		s.delivered(6)
		s.holds(s.admin.Post("/api/payments", transfer(1)).Want(422), map[string]any{"violations/0/propertyPath": "supplier"})
	})
}

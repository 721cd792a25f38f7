// Package invoice holds the rules that whoever writes an invoice follows, billing and the demo data alike: how its documents are
// numbered, which sentences the law asks for on them, what a supplier accepts before they are issued in its name, how VAT is summed, how
// long the law lets a customer take to pay (Code de commerce, L441-10 and L441-11), and when it is to (domain 5.8). It is pure: days are
// at midnight UTC or YYYY-MM-DD, amounts cents. What an invoice says is billingapi.Paper.
package invoice

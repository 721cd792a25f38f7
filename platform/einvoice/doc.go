// Package einvoice writes invoices as machines read them: the terms of EN 16931 that wine is invoiced with, as CII in the profile that
// Factur-X puts into papers, and the rules that such an invoice keeps (EN 16931, and XP Z12-012 of France). It is pure: days are
// YYYY-MM-DD, amounts cents. Whoever issues gives it an invoice as it was issued; nothing is computed here.
package einvoice

package billingapi

import (
	"crypto/sha256"
	"encoding/hex"
)

// MandateText is what a supplier accepts before its first invoice (CGI, 289 I-2), as of November 2026. Another text is another
// hash: who accepted this one is shown it as it was.
const MandateText = `Mandat de facturation

Le fournisseur donne mandat à Millésime d’établir et d’émettre, en son nom et pour son compte, les factures des marchandises qu’il vend sur la plateforme (Code général des impôts, article 289, I-2).

1. Les factures reprennent les quantités livrées et acceptées, aux prix de la commande. Elles portent une numérotation propre au fournisseur, chronologique et continue, et la mention de ce mandat.
2. Chaque facture est mise à la disposition du fournisseur dès son émission. Il dispose de quinze jours pour la contester ; une facture contestée est corrigée par un avoir.
3. Le fournisseur reste seul responsable de ses obligations en matière de facturation et de TVA. Il déclare et acquitte la taxe, et signale sans délai toute modification des mentions qui le concernent.
4. Le fournisseur peut retirer ce mandat à tout moment ; les factures déjà émises restent valables.`

// MandateHash names that text.
func MandateHash() string {
	sum := sha256.Sum256([]byte(MandateText))
	return hex.EncodeToString(sum[:])
}

import { describe, expect, it } from 'vitest'
import type { QuotePayment } from '~/api/quote'
import type { GroupCode } from '~/api/types'
import { withAdded } from '~/shared/cart/content'
import { openCart } from '~/shared/cart/testing/open-cart'
import { product, quote } from '~/shared/cart/testing/samples'
import { openStep } from '../testing/open-step'

const lines = withAdded([], product(1), 6)

/** An order of 72 € incl. tax, with 60 € left of 1 500 €. */
const beyond: QuotePayment = {
  waitsForPayment: true,
  reason: 'beyond_encours',
  paymentTerms: { kind: 'end_of_month', days: 30 },
  outstandingValue: 1500,
  exposure: 1440,
}

async function open(group: GroupCode, payment: QuotePayment, fees = 0) {
  const shown = quote([[1, 6]], { selectedCarrier: 'express', totalAgentFees: fees })
  for (const part of shown.suppliers) part.payment = payment
  const choices = { customer: 3, billingAddress: 1, shippingAddress: 2, carrier: 'express', delivery: 'home' as const }
  openCart(group, { ...choices, lines }, { quote: shown, quotedLines: lines })
  await openStep('validation')
}

const words = () => document.body.textContent?.replaceAll('\u00A0', ' ') ?? ''

describe('how an order is to be paid', () => {
  it('tells the buyer its terms, what is left of its encours, and that the order will wait', async () => {
    await open('restaurant', beyond)
    expect(words()).toContain('Paiement : 30 jours fin de mois')
    expect(words()).toContain('Comptés de la fin du mois où la facture est émise')
    expect(words()).toContain('Encours disponible : 60,00 € sur 1 500,00 €')
    expect(words()).toContain('La commande dépasse votre encours de 12,00 € : elle attendra votre paiement')
  })

  it('tells the supplier by how much the encours of its customer is exceeded', async () => {
    await open('supplier', beyond)
    expect(words()).toContain('La commande dépasse l’encours du client de 12,00 €')
  })

  it('says nothing of waiting within the encours', async () => {
    await open('restaurant', { ...beyond, waitsForPayment: false, reason: null, exposure: 0 })
    expect(words()).toContain('Encours disponible : 1 500,00 € sur 1 500,00 €')
    expect(words()).not.toContain('attendra')
  })

  it('tells an agent that the order will wait, and no term of the others; and what it earns', async () => {
    const unsaid = { reason: null, paymentTerms: null, outstandingValue: null, exposure: null }
    await open('commercial_agent', { ...unsaid, waitsForPayment: true }, 7.2)
    expect(words()).toContain('La commande attendra le paiement du client')
    expect(words()).not.toContain('Encours')
    expect(words()).toMatch(/Votre commission\s*7,20 €/)
  })

  it('says that prepaid orders are paid first', async () => {
    await open('restaurant', { ...beyond, reason: 'prepaid', paymentTerms: null, outstandingValue: null, exposure: 0 })
    expect(words()).toContain('Paiement d’avance : la commande sera préparée une fois payée.')
    expect(words()).not.toContain('Encours')
  })
})

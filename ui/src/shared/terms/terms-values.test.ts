import { describe, expect, it } from 'vitest'
import type { TermsKind } from './terms-kind'
import { type TermsValues, termsBody } from './terms-values'

const values: TermsValues = {
  margin: 350,
  fee: 1200,
  discount: 750,
  outstanding: 150050,
  paymentTerms: { kind: 'days', days: 45 },
  invoicing: 'month',
  agent: '/api/users/10',
  label: ' Le voisin ',
}

const four = { negociationMargin: '3.5', agentFee: '12', permanentDiscount: '7.5', outstandingValue: '1500.5' }

describe('the body of PATCH /user_children/{id}', () => {
  it.each<TermsKind>(['agent', 'customer', 'either'])('R-7.045 has the four terms as texts for %s', (kind) => {
    expect(termsBody(values, kind)).toMatchObject({ ...four, label: 'Le voisin' })
  })

  it('says with null that a fee or an exposure is not agreed on', () => {
    expect(
      termsBody({ ...values, fee: null, outstanding: null, margin: null, discount: null }, 'customer'),
    ).toMatchObject({
      negociationMargin: '0',
      agentFee: null,
      permanentDiscount: '0',
      outstandingValue: null,
    })
  })

  it('gives an agent to customers who have accepted, alone', () => {
    expect(termsBody(values, 'customer')).toHaveProperty('agent', '/api/users/10')
    expect(termsBody(values, 'either')).not.toHaveProperty('agent')
    expect(termsBody(values, 'agent')).not.toHaveProperty('agent')
  })

  it('names payment terms as the server does, and none for the usual ones', () => {
    expect(termsBody(values, 'customer')).toMatchObject({ paymentTerms: { kind: 'days', days: 45 } })
    const usual = { ...values, paymentTerms: { kind: 'usual' as const, days: 45 } }
    expect(termsBody(usual, 'customer')).toMatchObject({ paymentTerms: null })
  })

  it('says how customers are invoiced, agents never', () => {
    expect(termsBody(values, 'customer')).toHaveProperty('invoicing', 'month')
    expect(termsBody(values, 'agent')).not.toHaveProperty('invoicing')
  })

  it('is the label where no terms count', () => expect(termsBody(values, 'label')).toEqual({ label: 'Le voisin' }))
})

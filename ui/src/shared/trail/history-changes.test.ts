import i18next, { type TFunction } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts } from '~/shared/i18n/i18n'
import { authorsOf } from './history-authors'
import { actOf, changesOf } from './history-changes'

let t: TFunction<'users'>

beforeAll(async () => {
  await loadTexts('users')
  t = i18next.getFixedT(null, 'users')
})

const wordsOf = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  changesOf(t, { subject: 'users', before, after }).map(({ label, from, to, isHidden }) => [
    label,
    isHidden ? '*' : from,
    to,
  ])

describe('an act in words', () => {
  it('names fields, and says codes, rates, amounts and days as people read them', () => {
    const before = { status: 'processing', discountOnInvoice: 2.5, minimumOrderValue: 150, autoValidate: false }
    const after = { status: 'valid', discountOnInvoice: 5, minimumOrderValue: 0, autoValidate: true }
    expect(wordsOf(before, after)).toEqual([
      ['Statut', 'En attente', 'Actif'],
      ['Remise sur facture', '2,5\u00A0%', '5\u00A0%'],
      ['Minimum de commande', '150,00\u00A0€', '0,00\u00A0€'],
      ['Validation automatique', 'non', 'oui'],
    ])
  })

  it('names what a registration keeps', () => {
    expect(wordsOf(null, { name: 'Ida Leroy', company: 'Bistrot' })).toEqual([
      ['Nom', null, 'Ida Leroy'],
      ['Société', null, 'Bistrot'],
    ])
  })

  it('opens members inside members and leaves out what was never there', () => {
    expect(wordsOf(null, { id: 4, address: { city: 'Lyon', street2: '' } })).toEqual([['Ville', null, 'Lyon']])
    expect(wordsOf({ phone: '04' }, { phone: '' })).toEqual([['Téléphone', '04', null]])
  })

  it('only says that pictures and secrets changed', () => {
    expect(wordsOf({ base64ContentLogo: '' }, { base64ContentLogo: '[2048 bytes, sha256 ab]' })[0]?.[1]).toBe('*')
    expect(wordsOf({ password: '***' }, { password: '***' })[0]?.[1]).toBe('*')
  })

  it('names the act, and whoever worked as somebody else', () => {
    expect(actOf(t, { action: 'users.status_changed' })).toBe('Statut modifié')
    expect(actOf(t, { action: 'users.something_new' })).toBe('Modification')
    const author = (firstName: string, lastName: string, company: string) => ({
      '@id': '/api/users/1',
      id: 1,
      name: company || 'camille@example.test',
      company,
      firstName,
      lastName,
    })
    const admin = author('Julien', 'Carpentier', 'Millésime')
    expect(authorsOf(t, { actor: admin, impersonator: null })).toBe('Julien Carpentier, Millésime')
    expect(authorsOf(t, { actor: author('', '', 'Le Zinc'), impersonator: admin })).toBe(
      'Julien Carpentier, Millésime pour Le Zinc',
    )
    expect(authorsOf(t, { actor: author('', '', ''), impersonator: null })).toBe('camille@example.test')
    expect(authorsOf(t, { actor: null, impersonator: null })).toBe('Automatique')
  })
})

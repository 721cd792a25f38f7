import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadTexts } from '~/shared/i18n/i18n'
import { person } from '~/testing/people'
import { isVatOfAnother, personRules } from './person-rules'
import { newPerson, type PersonValues, personOf } from './person-values'
import { userBody, userChanges } from './user-body'

const camille: PersonValues = {
  ...newPerson('restaurant'),
  email: 'camille@aubrac.fr',
  civility: 'mrs',
  firstName: 'Camille',
  lastName: 'Aubrac',
  company: 'Le Comptoir des Tilleuls',
  siren: '732 829 320',
  siret: '732 829 320 00074',
}

/** What is wrong, by field. */
function refusals(values: PersonValues): Record<string, string> {
  const found = Object.entries(personRules).flatMap(([field, rule]) => {
    const refusal = rule(values[field as keyof PersonValues], values)
    return refusal === null ? [] : [[field, refusal]]
  })
  return Object.fromEntries(found)
}

beforeAll(() => loadTexts('person'))
afterEach(() => vi.useRealTimers())

describe('the rules of a person', () => {
  it('ask a professional for its names and its company', () => {
    expect(Object.keys(refusals(newPerson('restaurant')))).toEqual(['email', 'firstName', 'lastName', 'company'])
    expect(refusals(camille)).toEqual({})
  })

  it('ask a private person for its birthday, and for no company', () => {
    expect(Object.keys(refusals(newPerson('customer')))).toEqual(['email', 'firstName', 'lastName', 'birthday'])
  })

  it('let pass what the group is not asked for', () => {
    const values: PersonValues = { ...camille, userGroup: 'customer', birthday: '1980-12-31', siren: '123' }
    expect(refusals(values)).toEqual({})
  })

  it.each([
    ['2008-11-20', null],
    ['2008-11-21', 'Vous devez avoir 18 ans ou plus'],
    ['1890-01-01', 'Vous devez avoir 18 ans ou plus'],
  ])('R-5.079 born on %s: %s', (birthday, refusal) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00'), toFake: ['Date'] })
    expect(refusals({ ...newPerson('customer'), birthday }).birthday ?? null).toBe(refusal)
  })

  it('want the SIRET of the company beside it', () => {
    expect(refusals({ ...camille, siren: '552 100 554' })).toEqual({
      siret: 'Le SIRET doit commencer par le numéro SIREN de l’entreprise',
    })
  })

  it.each([
    ['R-5.038', '', false],
    ['R-5.039', 'FR44732829320', false],
    ['R-5.039', 'fr44732829320', true],
    ['R-5.039', 'BE12345678901', false],
  ])('%s VAT number "%s" refused: %s', (_clause, numvat, isRefused) => {
    expect('numvat' in refusals({ ...camille, numvat })).toBe(isRefused)
  })

  it('only warn about a VAT number whose key is of another company', () => {
    expect(isVatOfAnother('FR44732829320', '732 829 320')).toBe(false)
    expect(isVatOfAnother('FR45732829320', '732 829 320')).toBe(true)
    expect(isVatOfAnother('BE12345678901', '732 829 320')).toBe(false)
  })
})

describe('what is sent', () => {
  it('R-7.028 names the group by its reference and leaves stray blanks out', () => {
    expect(userBody({ ...camille, firstName: ' Camille ' }, { password: 'Millesime#2026' })).toEqual({
      ...camille,
      userGroup: 'api/user_groups/restaurant',
      siren: '732829320',
      siret: '73282932000074',
      addresses: [],
      password: 'Millesime#2026',
    })
  })

  it('R-3.005 sends the birthday as YYYY-MM-DD, and nothing of a group chosen before', () => {
    const body = userBody({ ...camille, userGroup: 'customer', birthday: '1980-12-31' })
    expect(body).toMatchObject({ birthday: '1980-12-31', company: '', siren: '', siret: '' })
    expect(userBody({ ...camille, birthday: '1980-12-31' }).birthday).toBeNull()
  })

  it('of a known person is only what changed', () => {
    const user = person('restaurant')
    expect(userChanges(personOf(user), user)).toEqual({})
    expect(userChanges({ ...personOf(user), firstName: 'Camille ', phone: '0472000000' }, user)).toEqual({
      phone: '0472000000',
    })
  })
})

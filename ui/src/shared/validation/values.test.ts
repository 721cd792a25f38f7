import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { personRules } from '~/shared/person-fields/person-rules'
import { numvat, phone, postcode, siren, siret } from './business-rules'
import type { Rule } from './rule'
import { email } from './text-rules'

interface Values {
  accepted: string[]
  refused: string[]
}

/** The table that the server's rules are held against too (modules/users/internal/domain/values_test.go). */
const table: Record<string, Values> = JSON.parse(readFileSync('../platform/validate/testdata/values.json', 'utf8'))

const rules: Record<string, Rule> = {
  email,
  numvat,
  siren,
  siret,
  phone,
  'postcode FR': postcode('FR'),
  'postcode GB': postcode('GB'),
}

const birthday: Rule = (value) => personRules.birthday(value, { userGroup: 'customer' })

afterEach(() => vi.useRealTimers())

describe('values that the server accepts, and no others', () => {
  it.each(Object.entries(table))('%s', (name, { accepted, refused }) => {
    const [, day] = /^birthday on (.*)/.exec(name) ?? []
    if (day) vi.useFakeTimers({ now: new Date(`${day}T11:00:00Z`), toFake: ['Date'] })
    const rule = day ? birthday : rules[name]
    expect(accepted.filter((value) => rule?.(value, {}) !== null)).toEqual([])
    expect(refused.filter((value) => rule?.(value, {}) === null)).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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

describe('values that the server accepts, and no others', () => {
  it.each(Object.entries(table))('%s', (name, { accepted, refused }) => {
    const rule = rules[name]
    expect(accepted.filter((value) => rule?.(value, {}) !== null)).toEqual([])
    expect(refused.filter((value) => rule?.(value, {}) === null)).toEqual([])
  })
})

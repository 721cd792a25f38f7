import { describe, expect, it } from 'vitest'
import { formatPhone, formatSiren, formatVat } from './numbers'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('numbers of a company', () => {
  it('reads a SIREN by threes', () => expect(plain(formatSiren('552100554'))).toBe('552 100 554'))
  it('reads a SIRET with its establishment', () => {
    expect(plain(formatSiren('55210055400013'))).toBe('552 100 554 00013')
  })
  it('leaves what is no such number', () => expect(formatSiren('12AB')).toBe('12AB'))
  it('reads a telephone by pairs', () => expect(plain(formatPhone('0465710531'))).toBe('04 65 71 05 31'))
  it('leaves a number from abroad', () => expect(formatPhone('+41 22 123 45 67')).toBe('+41 22 123 45 67'))
  it('reads a VAT number', () => expect(plain(formatVat('FR12552100554'))).toBe('FR 12 552 100 554'))
})

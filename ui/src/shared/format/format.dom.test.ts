import { afterEach, describe, expect, it } from 'vitest'
import { setCurrentLocale } from '~/shared/locale/locale'
import { readCents } from './figures'
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDecimal,
  formatMoney,
  formatMonth,
  formatPercent,
  formatSize,
  formatTrend,
} from './format'

/** Text with its no-break spaces made visible. */
const shown = (text: string) => text.replaceAll('\u00A0', '_')

afterEach(() => setCurrentLocale('fr'))

describe('amounts', () => {
  it.each([
    [1234.5, '1_234,50_€'],
    [0, '0,00_€'],
    [-12.3, '−12,30_€'],
  ])('R-9.018 R-9.020 shows %d as %s', (euros, words) => expect(shown(formatMoney(euros))).toBe(words))

  it('never holds a narrow no-break space, which vanishes in bold figures', () => {
    expect(formatMoney(1_234_567)).not.toContain('\u202F')
  })

  it('has one minus sign, in all its forms', () => {
    expect(shown(formatDecimal(-2.5))).toBe('−2,50')
    expect(shown(formatPercent(-3))).toBe('−3_%')
    expect(readCents(formatMoney(-1234.5))).toBe(-123_450)
  })

  it('R-9.020 a decimal has exactly two fraction digits', () => expect(formatDecimal(12.5)).toBe('12,50'))

  it('R-9.019 a percentage is not grouped', () => {
    expect(shown(formatPercent(1234))).toBe('1234_%')
    expect(shown(formatPercent(5.5))).toBe('5,5_%')
  })

  it('a trend says its sign', () => {
    expect(shown(formatTrend(8.24))).toBe('+8,2_%')
    expect(shown(formatTrend(-3.1))).toBe('−3,1_%')
    expect(shown(formatTrend(9776))).toBe('+9_776_%')
  })
})

describe('dates', () => {
  it('R-9.021 short: year, short month, day', () => expect(formatDate('2025-01-05')).toBe('5 janv. 2025'))

  it('the first of a month is 1er in French, short as in words', () => {
    expect(formatDate('2026-10-01')).toBe('1er oct. 2026')
    expect(formatDateTime('2026-10-01T08:05:00Z')).toBe('1er oct. 2026, 10:05')
    setCurrentLocale('en')
    expect(formatDate('2026-10-01')).toBe('1 Oct 2026')
  })

  it('R-9.022 long: with hour and minute, in Paris', () => {
    expect(formatDateTime('2025-01-05T13:30:00Z')).toBe('5 janv. 2025, 14:30')
  })

  it('an instant falls on the day it is in Paris', () => {
    expect(formatDate('2025-01-04T23:30:00Z')).toBe('5 janv. 2025')
  })

  it('a day is in words, with its year when that is another one', () => {
    expect(formatDay(`${new Date().getFullYear()}-06-12`)).toBe('12 juin')
    expect(formatDay('2019-12-12')).toBe('12 décembre 2019')
    expect(formatDay('2019-02-01')).toBe('1er février 2019')
  })

  it('names a month', () => expect(formatMonth('2026-11')).toBe('novembre'))
})

it('a size is in litres from one litre on', () => {
  expect(shown(formatSize(75))).toBe('75_cl')
  expect(shown(formatSize(150))).toBe('1,5_l')
})

it('English has its own order', () => {
  setCurrentLocale('en')
  expect(formatMoney(1234.5)).toBe('€1,234.50')
  expect(formatDate('2025-01-05')).toBe('5 Jan 2025')
})

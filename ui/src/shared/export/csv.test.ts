import { describe, expect, it } from 'vitest'
import { csv } from './csv'

const line = (...cells: Parameters<typeof csv>[1][number]) => csv(['A'], [cells]).split('\r\n')[1]

describe('a table for spreadsheets', () => {
  it('begins with the mark of UTF-8 and ends every line', () => {
    expect(csv(['N°', 'Total'], [['1', 2]])).toBe('\uFEFFN°;Total\r\n1;2\r\n')
  })

  it('writes decimals with a comma and amounts with two', () => {
    expect(line(12, 0.5, -3, { euros: 1234.5 }, { euros: -7 })).toBe('12;0,5;-3;1234,50;-7,00')
  })

  it('quotes what would break a line or a cell', () => {
    expect(line('a;b', 'say "no"', 'two\nlines', 'plain')).toBe('"a;b";"say ""no""";"two\nlines";plain')
  })

  it.each(['=HYPERLINK("x")', '+33 1', '-2+3', '@SUM(A1)', '\tx'])('keeps %j from being a formula', (text) => {
    expect(line(text)).toMatch(/^"?'/)
  })
})

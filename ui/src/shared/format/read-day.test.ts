import { expect, it } from 'vitest'
import { readDay } from './read-day'

it.each([
  ['2027-05-31', '2027-05-31'],
  [' 31/05/2027 ', '2027-05-31'],
  ['1.5.2027', '2027-05-01'],
  ['01-05-27', '2027-05-01'],
  ['02/2028', '2028-02-29'],
  ['2027-2', '2027-02-28'],
  ['31/02/2027', null],
  ['13/2027', null],
  ['05/27', null],
  ['mai 2027', null],
  ['', null],
])('reads %s as %s', (text, day) => expect(readDay(text)).toBe(day))

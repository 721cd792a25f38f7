import { expect, it } from 'vitest'
import {
  choiceSearch,
  datesSearch,
  idSearch,
  numberSearch,
  searchOf,
  tableSearch,
  textSearch,
  wholeSearch,
} from './search-fields'

const read = searchOf({
  ...tableSearch('name'),
  ...datesSearch,
  page: idSearch,
  min: numberSearch(0),
  top: wholeSearch(0),
  code: textSearch,
  exact: choiceSearch(true),
})

it('takes what is as it should be, and leaves out what nobody asked for', () => {
  const search = {
    sort: '-name',
    from: '2026-11-28',
    page: 2,
    min: 12.5,
    top: 0,
    code: '',
    exact: true,
    columns: ['a'],
  }
  expect(read({ ...search, other: 'x' })).toStrictEqual(search)
})

it('writes words out that the router read as numbers', () => {
  expect(read({ search: 2019, columns: [1] })).toStrictEqual({ search: '2019', columns: ['1'] })
  expect(read({ search: true })).toStrictEqual({ search: 'true' })
})

it.each([
  ['sort', 'price'],
  ['search', { words: 'Jura' }],
  ['from', '28/11/2026'],
  ['page', 0],
  ['page', 1.5],
  ['page', '1'],
  ['min', -1],
  ['min', Number.POSITIVE_INFINITY],
  ['top', 2 ** 53],
  ['code', 7],
  ['exact', 'true'],
  ['columns', 'a'],
])('names %s as not chosen when it is %s, so that the router drops it', (key, value) => {
  expect(read({ [key]: value })).toStrictEqual({ [key]: undefined })
})

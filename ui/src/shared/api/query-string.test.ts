import { expect, it } from 'vitest'
import { queryString } from './query-string'

const decoded = (...query: Parameters<typeof queryString>) => decodeURIComponent(queryString(...query))

it('drops what is empty and keeps zero and false', () => {
  expect(decoded({ a: '', b: null, c: undefined, d: 0, e: false, f: [] })).toBe('?d=0&e=false')
  expect(queryString({ a: '' })).toBe('')
})

it('sends an array once per distinct value', () => {
  expect(decoded({ status: ['paid', 'billed', 'paid', ''] })).toBe('?status[]=paid&status[]=billed')
})

it('writes records as order[key]', () => {
  expect(decoded({ order: { createdAt: 'desc', name: undefined } })).toBe('?order[createdAt]=desc')
})

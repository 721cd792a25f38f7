import { expect, it } from 'vitest'
import { parseDataUrl } from './data-url'

it('reads general terms in text, accents included', () => {
  const base64 = btoa(String.fromCharCode(...new TextEncoder().encode('Réserve de propriété')))
  expect(parseDataUrl(`data:text/plain;charset=utf-8;base64,${base64}`)?.text).toBe('Réserve de propriété')
})

it('gives any other document as a file', () => {
  const file = parseDataUrl('data:application/pdf;base64,JVBERg==')
  expect(file?.text).toBeNull()
  expect(file?.blob).toMatchObject({ type: 'application/pdf', size: 4 })
})

it('reads nothing from what is no data URL', () => {
  expect(parseDataUrl('https://example.test/terms.pdf')).toBeNull()
})

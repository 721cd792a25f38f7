import { expect, it } from 'vitest'
import { filled } from './texts.ts'

it('R-1.008, R-9.042 fills what a locale lacks with English, at any depth', () => {
  const french = { title: 'Commandes', status: { sent: 'Envoyée' } }
  const english = { title: 'Orders', status: { sent: 'Sent', lost: 'Lost' }, more: { all: 'All' } }
  expect(filled(french, english)).toEqual({
    title: 'Commandes',
    status: { sent: 'Envoyée', lost: 'Lost' },
    more: { all: 'All' },
  })
})

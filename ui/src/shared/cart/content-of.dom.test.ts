import { describe, expect, it } from 'vitest'
import { setUser } from '~/shared/session/session'
import { contentOf, payloadOf } from './payload'
import { person, quote } from './testing/samples'

/** What is sent of the cart that the server has: that of another device, or of an earlier day. */
function sentAgain(group: 'cse' | 'customer') {
  setUser(person(group))
  const saved = quote([[1, 6]])
  for (const part of saved.suppliers) part.store = true
  return payloadOf(contentOf(saved), null).items
}

describe('lines of a shop in a cart that is opened again', () => {
  it('stay those of a shop for a works council', () => expect(sentAgain('cse')).toMatchObject([{ store: true }]))

  // "Seul un CSE commande en boutique": its whole cart was refused.
  it('have no mark for an individual, who buys in shops alone', () =>
    expect(sentAgain('customer')[0]).not.toHaveProperty('store'))
})

import { expect, it } from 'vitest'
import { relaysFound } from './relays-found'

const relays = [
  { code: 'a', label: 'Tabac des Écluses', address: '1 quai Nord, 69002 Lyon' },
  { code: 'b', label: 'Presse de l’Île', address: '2 rue Basse, 44000 Nantes' },
]
const codes = (search: string, chosen: string | null = null) =>
  relaysFound(relays, search, chosen).map(({ code }) => code)

it('finds every word, accents and case aside', () => expect(codes('ecluses LYON')).toEqual(['a']))

it('finds a name with either apostrophe', () => expect([codes("l'ile"), codes('l’ile')]).toEqual([['b'], ['b']]))

it('keeps the chosen point in sight', () => expect(codes('nantes', 'a')).toEqual(['a', 'b']))

it('shows all without words', () => expect(codes(' ')).toEqual(['a', 'b']))

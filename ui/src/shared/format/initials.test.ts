import { expect, test } from 'vitest'
import { initialsOf } from './initials'

test.each([
  ['Caves du Beffroi – Aix-en-Provence', 'CB'],
  ['Le Comptoir des Tilleuls', 'CT'],
  ['L’Épicerie Fine', 'ÉF'],
  ['Jean-Marc Delorme', 'JD'],
  ['Delorme', 'D'],
  ['claire.martin@exemple.fr', 'CM'],
  ['', ''],
])('%s is signed %s', (name, signed) => {
  expect(initialsOf(name)).toBe(signed)
})

import { describe, expect, it } from 'vitest'
import { message } from './message'

describe('validation messages', () => {
  it('are the words of the specification', () => {
    expect(message('required')).toBe('Le champ est obligatoire')
    expect(message('password')).toBe(
      'Votre mot de passe doit contenir au moins huit caractères, une majuscule, un chiffre, et un caractère spécial (? / ! / * )',
    )
  })

  it('name their limits', () => {
    expect(message('between', { min: 1, max: 6 })).toBe('Le champ doit être compris entre 1 et 6')
  })
})

import { describe, expect, it } from 'vitest'
import { mayCall } from './permissions'

const restaurant = { '@id': '/api/user_groups/restaurant', code: 'restaurant' } as const

describe('permissions', () => {
  it('offer what the API declares for the group', () => {
    expect(mayCall('cart.post', { status: 'valid', userGroup: restaurant })).toBe(true)
  })

  it('offer little to somebody who waits for validation', () => {
    expect(mayCall('cart.post', { status: 'processing', userGroup: restaurant })).toBe(false)
    expect(mayCall('me', { status: 'processing', userGroup: restaurant })).toBe(true)
  })

  it('keep what a person does itself from who acts for it', () => {
    const impersonator = { '@id': '/api/users/1', id: 1, email: 'admin@millesime.test', name: 'Julien Carpentier' }
    expect(mayCall('me.export', { status: 'valid', userGroup: restaurant, impersonator })).toBe(false)
    expect(mayCall('cart.post', { status: 'valid', userGroup: restaurant, impersonator })).toBe(true)
  })

  it('offer public operations to everybody', () => {
    expect(mayCall('token.auth', { status: 'processing', userGroup: restaurant })).toBe(true)
  })
})

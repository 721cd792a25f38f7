import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Me } from '~/api/types'
import { resetSession, setUser, turnTo } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import { eventually } from '~/testing/eventually'
import { person } from '~/testing/people'
import { createWrites, type Write } from './writes'

type Price = Write<{ price?: number; least?: number }>

const client = new QueryClient()
const admin = person('admin')
const behind = { '@id': '/api/users/3', id: 3, email: admin.email, name: 'Camille Aubrac' }
const target: Me = { ...person('supplier'), '@id': '/api/users/8', id: 8, impersonator: behind }

const price = (before: number, after: number, key = '12'): Price => ({
  key,
  before: { price: before },
  after: { price: after },
})

/** Writes whose calls are answered one by one: what was sent, and for whom. */
function someWrites(kept?: (after: Price['after']) => Price['after']) {
  const sent: { rows: [string, object][]; call: object }[] = []
  const answers: { take: (refused?: string[]) => void; fail: () => void }[] = []
  const writes = createWrites<Price>({
    name: 'price',
    most: 2,
    send: (rows, _client, call) => {
      sent.push({ rows: rows.map(({ key, after }) => [key, after]), call })
      return new Promise((resolve, reject) => {
        answers.push({
          take: (refused = []) => resolve(rows.filter(({ key }) => refused.includes(key))),
          fail: () => reject(new Error('no answer')),
        })
      })
    },
    failed: () => 'Rien n’est enregistré',
    ...(kept && { kept }),
  })
  const rows = () => sent.map((one) => one.rows)
  const answered = (call: number) => eventually(() => answers[call] ?? expect.fail(`call ${call} was not made`))
  const take = async (call: number, refused?: string[]) => (await answered(call)).take(refused)
  const fail = async (call: number) => (await answered(call)).fail()
  return { writes, sent, rows, take, fail }
}

beforeEach(() => {
  resetSession()
  setUser(admin)
})

describe('what is written', () => {
  it('goes in one call at a time, with all that was written meanwhile', async () => {
    const { writes, rows, take } = someWrites()
    writes.write(client, [price(10, 11)])
    writes.write(client, [price(11, 12), price(5, 6, '13'), price(7, 8, '14')])
    writes.write(client, [{ key: '12', before: { least: 1 }, after: { least: 6 } }])
    expect(rows()).toEqual([[['12', { price: 11 }]]])
    expect(writes.unsaved('12')).toMatchObject({ fields: { price: 12, least: 6 }, failure: null })
    await take(0)
    await take(1)
    await take(2)
    expect(rows().slice(1)).toEqual([
      [
        ['12', { price: 12, least: 6 }],
        ['13', { price: 6 }],
      ],
      [['14', { price: 8 }]],
    ])
    await eventually(() => expect(writes.unsaved('14')).toBeUndefined())
  })

  it('stays and says why when a call fails, and goes along when the thing is written in again', async () => {
    const { writes, rows, take, fail } = someWrites()
    writes.write(client, [price(10, 11)])
    await fail(0)
    await eventually(() => expect(writes.unsaved('12')?.failure).toBe('Rien n’est enregistré'))
    expect(await writes.saved(() => true)).toBe(false)
    writes.write(client, [{ key: '12', before: { least: 1 }, after: { least: 6 } }])
    expect(writes.unsaved('12')).toMatchObject({ fields: { price: 11, least: 6 }, failure: null })
    await take(1)
    expect(rows()[1]).toEqual([['12', { price: 11, least: 6 }]])
    expect(await writes.saved(() => true)).toBe(true)
  })

  it('goes along at once when it failed while the thing was written in again', async () => {
    const { writes, rows, take, fail } = someWrites()
    writes.write(client, [{ key: '12', before: { least: 1 }, after: { least: 6 } }])
    writes.write(client, [price(10, 11)])
    await fail(0)
    await take(1)
    expect(rows()[1]).toEqual([['12', { least: 6, price: 11 }]])
    expect(await writes.saved(() => true)).toBe(true)
  })

  it('is as before where it is refused, and cannot be taken back', async () => {
    const { writes, rows, take } = someWrites()
    writes.write(client, [price(10, 11), price(5, 6, '13')])
    await take(0, ['12'])
    await eventually(() => expect(writes.unsaved('12')).toBeUndefined())
    writes.undo(client)
    writes.undo(client)
    await take(1)
    expect(rows().slice(1)).toEqual([[['13', { price: 5 }]]])
    expect(await writes.saved(() => true)).toBe(true)
  })

  it('makes the browser ask before its tab is closed, until it is saved', async () => {
    const { writes, take } = someWrites()
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isHeld()).toBe(false)
    writes.write(client, [price(10, 11)])
    expect(isHeld()).toBe(true)
    await take(0)
    await eventually(() => expect(isHeld()).toBe(false))
  })
})

describe('what was chosen, not typed', () => {
  const ofPrices = ({ price }: Price['after']) => (price === undefined ? {} : { price })
  const least = (before: number, after: number): Price => ({
    key: '12',
    before: { least: before },
    after: { least: after },
  })

  it('is as before where its call fails, with all that was chosen on top of it', async () => {
    const { writes, rows, take, fail } = someWrites(ofPrices)
    writes.write(client, [least(1, 6)])
    writes.write(client, [least(6, 12)])
    await fail(0)
    await eventually(() => expect(writes.unsaved('12')).toBeUndefined())
    // Nothing of it can be taken back, and nothing goes along.
    writes.undo(client)
    writes.write(client, [price(10, 11)])
    await take(1)
    expect(rows()).toEqual([[['12', { least: 6 }]], [['12', { price: 11 }]]])
  })

  it('leaves what was typed beside it where it is', async () => {
    const { writes, fail } = someWrites(ofPrices)
    writes.write(client, [price(10, 11)])
    writes.write(client, [least(1, 6)])
    await fail(0)
    await fail(1)
    await eventually(() => expect(writes.unsaved('12')?.failure).toBe('Rien n’est enregistré'))
    expect(writes.unsaved('12')?.fields).toEqual({ price: 11 })
  })

  it('can be taken back again where taking it back failed', async () => {
    const { writes, rows, take, fail } = someWrites(ofPrices)
    writes.write(client, [least(1, 6)])
    await take(0)
    await eventually(() => expect(writes.unsaved('12')).toBeUndefined())
    writes.undo(client)
    await fail(1)
    await eventually(() => expect(writes.unsaved('12')).toBeUndefined())
    writes.undo(client)
    await take(2)
    expect(rows()[2]).toEqual([['12', { least: 1 }]])
  })
})

describe('what is told', () => {
  const told = () => vi.spyOn(toast, 'undo').mockImplementation(() => undefined)

  it('is told once the server has all of it', async () => {
    const { writes, take } = someWrites()
    const words = told()
    writes.write(client, [price(10, 11), price(5, 6, '13'), price(7, 8, '14')], 'Trois prix changés')
    await take(0)
    await eventually(() => expect(writes.unsaved('12')).toBeUndefined())
    expect(words).not.toHaveBeenCalled()
    await take(1)
    await eventually(() => expect(words).toHaveBeenCalledOnce())
    expect(words.mock.lastCall?.[0]).toBe('Trois prix changés')
  })

  it.each(['fail', 'refuse'] as const)('is not told where the calls %s', async (how) => {
    const { writes, take, fail } = someWrites()
    const words = told()
    writes.write(client, [price(10, 11), price(5, 6, '13')], 'Deux prix changés')
    await (how === 'fail' ? fail(0) : take(0, ['13']))
    await eventually(() =>
      expect(writes.unsaved('12')?.failure ?? null).toBe(how === 'fail' ? 'Rien n’est enregistré' : null),
    )
    await writes.saved(() => true)
    expect(words).not.toHaveBeenCalled()
  })

  it('is not told any more once it was taken back', async () => {
    const { writes, take } = someWrites()
    const words = told()
    writes.write(client, [price(10, 11)], '10 devient 11')
    writes.undo(client)
    await take(0)
    await take(1)
    expect(await writes.saved(() => true)).toBe(true)
    expect(words).not.toHaveBeenCalled()
  })
})

describe('what was done', () => {
  it('is taken back, the latest first, and not by the next visit of the screen', async () => {
    const { writes, rows, take } = someWrites()
    const end = writes.visit()
    writes.write(client, [price(10, 11)])
    writes.write(client, [price(5, 6, '13')])
    writes.undo(client)
    await take(0)
    await take(1)
    expect(rows()[1]).toEqual([['13', { price: 5 }]])
    end()
    writes.undo(client)
    writes.visit()
    writes.undo(client)
    expect(rows()).toHaveLength(2)
  })

  it('is taken back by its toast after the visit, once', async () => {
    const { writes, rows, take } = someWrites()
    const undone = vi.spyOn(toast, 'undo').mockImplementation(() => undefined)
    const end = writes.visit()
    writes.write(client, [price(10, 11)], '10 devient 11')
    await take(0)
    await eventually(() => expect(undone).toHaveBeenCalled())
    end()
    const undo = undone.mock.lastCall?.[1]
    undo?.()
    undo?.()
    await take(1)
    expect(await writes.saved(() => true)).toBe(true)
    expect(rows().slice(1)).toEqual([[['12', { price: 10 }]]])
  })
})

describe('another person at the same screen', () => {
  it('sees, sends and takes back nothing of what was written', async () => {
    const { writes, sent, take, fail } = someWrites()
    writes.visit()
    writes.write(client, [price(10, 11)])
    writes.write(client, [price(5, 6, '13')])
    turnTo(target, target.email)
    expect(writes.unsaved('12')).toBeUndefined()
    writes.undo(client)
    await fail(0)
    await take(1)
    expect(sent.map(({ call }) => call)).toEqual([{}, { switchUser: null }])
    // Whoever wrote it finds it as it was left.
    turnTo(admin, null)
    await eventually(() => expect(writes.unsaved('13')).toBeUndefined())
    expect(writes.unsaved('12')).toMatchObject({ fields: { price: 11 }, failure: 'Rien n’est enregistré' })
  })

  it('sends nothing for who signed out: that stays for when the same person is back', async () => {
    const { writes, sent, take } = someWrites()
    writes.write(client, [price(10, 11)])
    writes.write(client, [price(5, 6, '13')])
    setUser({ ...target, impersonator: undefined, id: 9 } as unknown as Me)
    await take(0)
    await eventually(() => expect(sent).toHaveLength(1))
    setUser(admin)
    await eventually(() => expect(writes.unsaved('13')?.failure).toBe('Rien n’est enregistré'))
  })
})

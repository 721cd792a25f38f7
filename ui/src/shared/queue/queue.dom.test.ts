import 'fake-indexeddb/auto'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetSession, session, setToken, setUser } from '~/shared/session/session'
import { person } from '~/testing/people'
import { server } from '~/testing/server'
import { aToken } from '~/testing/tokens'
import { database } from './database'
import { flush } from './flush'
import { forgetQueue, isMarked } from './forget'
import { drop, enqueue, readQueue, refusedOf, retry, takeBackInto, useQueue, waitingOf } from './queue'

interface Sent {
  key: string | null
  id: string
  comment: string
  as: string | null
}

/** Answers to what is sent, by its comment; a count is taken when none is given. */
function serve(answers: Record<string, () => Response> = {}): Sent[] {
  const sent: Sent[] = []
  server.use(
    http.post('*/api/receipts/:id/counts', async ({ request, params }) => {
      const { comment } = (await request.json()) as { comment: string }
      const { headers } = request
      sent.push({
        key: headers.get('Idempotency-Key'),
        id: String(params.id),
        comment,
        as: headers.get('X-Switch-User'),
      })
      return answers[comment]?.() ?? HttpResponse.json({})
    }),
  )
  return sent
}

const act = (comment: string, id = 1) =>
  enqueue({ subject: `/receipts/${id}`, path: '/receipts/{id}/counts', values: { id }, body: { lines: [], comment } })

const refused = () => HttpResponse.json({ 'hydra:description': 'Refusé' }, { status: 422 })
const comments = (sent: Sent[]) => sent.map(({ comment }) => comment)

beforeEach(() => setUser(person('supplier')))

afterEach(async () => {
  vi.restoreAllMocks()
  const db = await database()
  await Promise.all([db.clear('commands'), db.clear('drafts')])
})

describe('what waits to be sent', () => {
  it('is sent in order, once, however many ask for it at once', async () => {
    const sent = serve()
    await act('a')
    await act('b')
    await Promise.all([flush(), flush(), flush()])
    expect(comments(sent)).toEqual(['a', 'b'])
    expect(useQueue.getState().commands).toEqual([])
    expect(isMarked()).toBe(false)
  })

  it('keeps its key while nobody knows what became of it', async () => {
    let answers = 0
    const sent = serve({
      a: () => {
        answers += 1
        if (answers === 1) return HttpResponse.error()
        return answers === 2 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({})
      },
    })
    await act('a')
    await flush()
    expect(useQueue.getState().isOffline).toBe(true)
    await flush()
    await flush()
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('puts aside what is refused, and holds what follows about the same until that is settled', async () => {
    let isRefused = true
    const sent = serve({ a: () => (isRefused ? refused() : HttpResponse.json({})) })
    await act('a', 1)
    await act('b', 1)
    await act('c', 2)
    await flush()
    expect(comments(sent)).toEqual(['a', 'c'])
    const [first] = refusedOf(useQueue.getState().commands)
    expect(first?.refusal).toEqual({ status: 422, messages: ['Refusé'] })
    isRefused = false
    if (first) await retry(first)
    await flush()
    expect(comments(sent)).toEqual(['a', 'c', 'a', 'b'])
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
  })

  it('goes on when what was refused is given up', async () => {
    const sent = serve({ a: refused })
    await act('a')
    await act('b')
    await flush()
    const [first] = refusedOf(useQueue.getState().commands)
    if (first) await drop(first)
    await flush()
    expect(comments(sent)).toEqual(['a', 'b'])
  })

  it('is taken back once, however often it is pressed', async () => {
    serve({ a: refused })
    await act('a')
    await flush()
    const [first] = refusedOf(useQueue.getState().commands)
    const restore = vi.fn(() => Promise.resolve())
    if (first) await Promise.all([takeBackInto(first, restore), takeBackInto(first, restore)])
    expect(restore).toHaveBeenCalledOnce()
    expect(useQueue.getState().commands).toEqual([])
  })

  it('stays when the session is over, and is sent by the same person afterwards', async () => {
    const sent = serve()
    await act('a')
    resetSession()
    await flush()
    expect(sent).toEqual([])
    setUser({ ...person('supplier'), id: 99 })
    setToken(aToken(1_800_000))
    await flush()
    expect(sent).toEqual([])
    expect(useQueue.getState().commands).toEqual([])
    setUser(person('supplier'))
    await flush()
    expect(comments(sent)).toEqual(['a'])
  })

  it('is sent for whom it was done, whoever is acted for meanwhile', async () => {
    const sent = serve()
    const admin = { '@id': '/api/users/1', id: 1, email: 'admin@millesime.test', firstName: 'A', lastName: 'B' }
    setUser({ ...person('supplier'), impersonator: admin } as never)
    const { setSwitchUser } = await import('~/shared/session/session')
    setSwitchUser('supplier@millesime.test')
    await act('a')
    setUser({ ...person('admin'), id: 1 })
    setSwitchUser(null)
    await flush()
    expect(sent).toMatchObject([{ comment: 'a', as: 'supplier@millesime.test' }])
    expect(session().switchUser).toBeNull()
  })

  it('is not sent any more once the server may have forgotten its key', async () => {
    const sent = serve()
    await act('a')
    const later = Date.now() + 7 * 86_400_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    await flush()
    expect(sent).toEqual([])
    expect(refusedOf(await readQueue())).toHaveLength(1)
    expect(waitingOf(await readQueue())).toEqual([])
  })

  it('leaves the machine with whoever signs out', async () => {
    await act('a')
    expect(isMarked()).toBe(true)
    forgetQueue()
    expect(isMarked()).toBe(false)
    await vi.waitFor(async () => expect(await readQueue()).toEqual([]))
  })
})

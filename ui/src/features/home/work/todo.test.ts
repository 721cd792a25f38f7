import { describe, expect, it } from 'vitest'
import { attentionCount, todoRows } from './todo'

const byStatus = [
  { status: 'processing' as const, count: 2 },
  { status: 'paid' as const, count: 1 },
  { status: 'validated' as const, count: 3 },
  { status: 'partially_shipped' as const, count: 1 },
  { status: 'incident' as const, count: 1 },
  { status: 'closed' as const, count: 40 },
]

describe('what wants attention', () => {
  it('puts trouble first, and names what a buyer waits for', () => {
    expect(todoRows('buyer', byStatus).map(({ key, count }) => [key, count])).toEqual([
      ['incident', 1],
      ['answer', 2],
      ['delivery', 1],
    ])
  })

  it('gives a seller what to confirm and to prepare', () => {
    expect(todoRows('seller', byStatus)).toEqual([
      { key: 'incident', statuses: ['incident'], count: 1 },
      { key: 'confirm', statuses: ['processing'], count: 2 },
      { key: 'prepare', statuses: ['paid', 'validated'], count: 4 },
    ])
  })

  it('does not count deliveries on their way', () => {
    expect(attentionCount(todoRows('buyer', byStatus))).toBe(3)
  })
})

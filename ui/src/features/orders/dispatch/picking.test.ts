import { expect, it } from 'vitest'
import type { OrderDetail, OrderItem } from '~/shared/order/order'
import { anOrderDetail } from '~/shared/order/testing/fixtures'
import { papersOf } from './papers'
import { draftOf } from './parcels'
import { isTicked, type Pick, pickedOf, pickingOf, type Ticks, withPicked, withTick } from './picking'
import { scanOf } from './picking-scan'

const [line] = anOrderDetail.items
if (!line) throw new Error('the fixture has a line')

const house = { id: 5, group: 'supplier' as const }
const other = { ...line.product, id: 13, name: 'Clos Delorme' }

const orderOf = (id: number, items: Partial<OrderItem>[]): OrderDetail => ({
  ...anOrderDetail,
  id,
  number: `CMD-2026-00000${id}`,
  status: 'preparation',
  items: items.map((own) => ({ ...line, ...own })),
})

/** Two wines of two orders, one of them at two places and waited for in part. */
const first = orderOf(1, [
  { id: 11, remainingQuantity: 12 },
  { id: 12, product: other, remainingQuantity: 8, promises: [{ quantity: 5, expectedOn: '2031-12-12', late: false }] },
])
const second = orderOf(2, [
  { id: 21, remainingQuantity: 9 },
  { id: 22, remainingQuantity: 6, warehouse: 'dartess' },
  { id: 23, product: other, remainingQuantity: 4, promises: [{ quantity: 4, expectedOn: null, late: false }] },
])

it('what is fetched is one row a wine and place, with the orders it is for; what is expected stands apart', () => {
  const { places, awaited } = pickingOf([first, second], house)
  const shown = places.map(({ warehouse, picks }) => [
    warehouse,
    picks.map(({ product, bottles, parts }) => [product.name, bottles, parts.map(({ bottles: own }) => own)]),
  ])
  expect(shown).toEqual([
    [
      'supplier',
      [
        ['Château Brisac', 21, [12, 9]],
        ['Clos Delorme', 3, [3]],
      ],
    ],
    ['dartess', [['Château Brisac', 6, [6]]]],
  ])
  expect(awaited.map(({ item }) => item.id)).toEqual([12, 23])
})

it('a row is ticked until more of it is to be fetched', () => {
  const [place] = pickingOf([first, second], house).places
  const [pick] = place?.picks ?? []
  if (!pick) throw new Error('there is something to pick')
  const ticks = withTick(pick, {})
  expect(ticks).toEqual({ 11: 12, 21: 9 })
  expect(isTicked(pick, ticks)).toBe(true)
  expect(withTick(pick, ticks)).toEqual({})
  const [grown] = pickingOf([first, orderOf(2, [{ id: 21, remainingQuantity: 15 }])], house).places
  expect(grown?.picks[0] && isTicked(grown.picks[0], ticks)).toBe(false)
})

const EAN = '3760123456784'
const CARTON = '13760123456781'

/** What scans do to the rows, one after the other: their outcomes, and what was picked in the end. */
function scans(codes: string[], byCarton = false, orders = [first, second]) {
  const picks = pickingOf(orders, house).places.flatMap((place) => place.picks)
  let ticks: Ticks = {}
  const outcomes = codes.map((code) => {
    const scan = scanOf(code, picks, new Map([[first.items[0]?.product.id ?? 0, EAN]]), ticks, byCarton)
    if (scan.outcome === 'counted') ticks = withPicked(scan.pick, scan.bottles, ticks)
    return scan.outcome
  })
  return { outcomes, ticks, picked: picks.map((pick: Pick) => pickedOf(pick, ticks)), picks }
}

it('scans fill the orders of a row one after the other, and the row is ticked when it is full', () => {
  const { ticks, picked } = scans(Array(13).fill(EAN))
  expect(ticks).toEqual({ 11: 12, 21: 1 })
  expect(picked).toEqual([13, 0, 0])
  const full = scans(Array(21).fill(EAN))
  expect(full.picks.map((pick) => isTicked(pick, full.ticks))).toEqual([true, false, false])
})

it('a carton counts as what it holds, at the place where that much is still to be taken', () => {
  const { outcomes, picked } = scans(Array(5).fill(CARTON))
  // Three of 21 at the first place, then six at Dartess; three bottles are left, and no carton of them.
  expect(outcomes).toEqual(['counted', 'counted', 'counted', 'counted', 'over'])
  expect(picked).toEqual([18, 0, 6])
  expect(scans([EAN], true).picked).toEqual([6, 0, 0])
})

it('a code of no row, and a bottle too many, change nothing', () => {
  expect(scans(['3760000000000']).outcomes).toEqual(['unknown'])
  const small = orderOf(3, [{ id: 31, remainingQuantity: 1 }])
  const { outcomes, ticks } = scans([EAN, EAN, CARTON], false, [small])
  expect(outcomes).toEqual(['counted', 'full', 'full'])
  expect(ticks).toEqual({ 31: 1 })
})

it('asks by hand where two wines of the list have one code', () => {
  const picks = pickingOf([first], house).places.flatMap((place) => place.picks)
  const eans = new Map(picks.map(({ product }) => [product.id, EAN]))
  expect(scanOf(EAN, picks, eans, {}, false)).toEqual({
    outcome: 'several',
    code: EAN,
    wines: expect.arrayContaining([expect.stringContaining('Clos Delorme')]),
  })
})

it('papers count the parcels that leave at once, and say the number of each', () => {
  const draft = draftOf(second, house, undefined)
  const empty = { id: '9', lines: { 21: 0 }, carrier: 'Geodis', trackingNumber: 'GX-9' }
  const parcels = [empty, ...draft.parcels].map((parcel, at) => ({
    ...parcel,
    trackingNumber: at === 1 ? ' GX-1 ' : '',
  }))
  const papers = papersOf(second, { ...draft, parcels }, '2026-11-25T09:00:00Z', () => [])
  expect(papers.map(({ at, of, code }) => [at, of, code])).toEqual([
    [1, 2, 'GX-1'],
    [2, 2, 'CMD-2026-000002-2'],
  ])
  expect(papers[0]?.shipment.lines).toEqual([{ item: 21, quantity: 9, lots: [] }])
  // What is not there yet remains.
  expect(papers[0]?.order.items.map(({ remainingQuantity }) => remainingQuantity)).toEqual([0, 0, 4])
})

it('papers of what has left are those of its shipments', () => {
  const shipment = {
    '@id': '/api/shipments/4',
    id: 4,
    number: 'EXP-2026-000004',
    carrier: 'Geodis',
    trackingNumber: '',
    trackingUrl: '',
    lines: [{ item: 21, quantity: 9, lots: [] }],
    shippedAt: '2026-11-24T09:00:00Z',
    deliveredAt: null,
    mayConfirm: false,
    deliveredOn: null,
    lost: false,
    shippedBy: 'Maison Delorme',
    impersonator: '',
  }
  const gone = { ...second, shipments: [{ ...shipment, id: 3 }, shipment] }
  const papers = papersOf(gone, { left: 9, parcels: [], isHeld: false, sent: [4] }, '2026-11-25T09:00:00Z', () => [])
  expect(papers.map(({ code, at, of }) => [code, at, of])).toEqual([['EXP-2026-000004', 1, 1]])
})

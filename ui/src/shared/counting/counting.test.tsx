import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { Command } from '~/shared/queue/command'
import type { Goods } from '~/shared/warehouse/goods'
import { renderPart } from '~/testing/render-part'
import { BottleStepper } from './BottleStepper'
import { CountingLine } from './CountingLine'
import { type CountDraft, isEmpty, NOTHING, unitsOnTheWay, winesOf, withCount, withProduct } from './draft'

const goods = (id: number, unitsPerCarton = 6): Goods => ({
  '@id': `/api/products/${id}`,
  id,
  reference: `R-${id}`,
  ean: '',
  name: `Vin ${id}`,
  type: 'still',
  colour: 'red',
  region: '',
  appellation: '',
  vintage: 2021,
  bottleSizeCl: 75,
  unitsPerCarton,
  images: [],
})

function Counted({ product }: { product: Goods }) {
  const [bottles, setBottles] = useState<number | null>(null)
  return (
    <CountingLine
      product={product}
      isLast={false}
      standing={<b>{`${bottles ?? 'aucune'}`}</b>}
      more={{ words: 'Lot', label: `Lot de ${product.name}`, isOpen: false, fields: <input aria-label="Numéro" /> }}
    >
      <BottleStepper
        product={product}
        label={`Comptées de ${product.name}`}
        value={bottles}
        onChange={setBottles}
        onAdd={(more) => setBottles((bottles ?? 0) + more)}
      />
    </CountingLine>
  )
}

const figure = (wine: string) => screen.getByRole('textbox', { name: `Comptées de ${wine}` })

it('counts by bottle, by carton and by hand, and Enter goes to the next figure', async () => {
  await renderPart(
    <ul>
      <Counted product={goods(1)} />
      <Counted product={goods(2, 1)} />
    </ul>,
  )
  const less = await screen.findByRole('button', { name: 'Une bouteille de moins de Vin 1 2021' })
  expect(less).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Un carton de 6 de plus de Vin 1 2021' }))
  await userEvent.click(screen.getByRole('button', { name: 'Une bouteille de plus de Vin 1 2021' }))
  await userEvent.click(screen.getByRole('button', { name: 'Une bouteille de plus de Vin 1 2021' }))
  await userEvent.click(less)
  expect(figure('Vin 1')).toHaveValue('7')
  expect(screen.queryByRole('button', { name: /carton de 1 de plus/ })).toBeNull()
  await userEvent.clear(figure('Vin 1'))
  await userEvent.type(figure('Vin 1'), '24{Enter}')
  expect(screen.getByRole('listitem', { name: 'Vin 1 2021' })).toHaveTextContent('24')
  expect(figure('Vin 2')).toHaveFocus()
})

it('tells more of a product once it is asked', async () => {
  await renderPart(<Counted product={goods(1)} />)
  const more = await screen.findByRole('button', { name: 'Lot de Vin 1' })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('textbox', { name: 'Numéro' })).toBeNull()
  await userEvent.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('textbox', { name: 'Numéro' })).toBeInTheDocument()
})

it('keeps what says something, and drops what says nothing any more', () => {
  const some = withCount<number>(null, '/api/products/1', () => 6)
  expect(some.counted).toEqual({ '/api/products/1': 6 })
  expect(isEmpty(some)).toBe(false)
  expect(withCount(some, '/api/products/1', (before = 0) => before + 6).counted).toEqual({ '/api/products/1': 12 })
  expect(isEmpty(withCount(some, '/api/products/1', () => null))).toBe(true)
})

it('adds a product once, and keeps the code that stands for it', () => {
  const once: CountDraft<number> = withProduct(NOTHING, goods(1), '376')
  const twice = withProduct(once, goods(1), '')
  expect(twice.added).toHaveLength(1)
  expect(twice.known).toEqual({ '376': '/api/products/1' })
})

it('sums the bottles that are on their way, refused ones left out', () => {
  const command = (units: number, refusal: Command['refusal'] = null): Command => ({
    key: String(units),
    owner: '/api/users/1',
    switchUser: null,
    subject: '/receipts/1',
    path: '/receipts/{id}/counts',
    values: { id: 1 },
    body: [{ product: '/api/products/1', units }],
    at: 0,
    refusal,
  })
  const refused = { status: 409, messages: [] }
  const entries = (body: unknown) => (Array.isArray(body) ? body : [])
  expect([...unitsOnTheWay([command(6), command(2), command(3, refused)], entries)]).toEqual([['/api/products/1', 8]])
})

it('names the wines of entries, as far as they are known', () => {
  const entries = [{ product: '/api/products/2' }, { product: '/api/products/9' }, { product: '/api/products/1' }]
  expect(winesOf(entries, [goods(1), goods(2)])).toBe('Vin 2 2021, Vin 1 2021')
})

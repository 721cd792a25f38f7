import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '~/shared/product/product'
import { aProduct } from '~/shared/product/testing/a-product'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

const sheet = { version: 1, completeness: 100, groups: [], stockAlertThreshold: 0, updatedAt: '2026-01-05T09:00:00Z' }
const wine = aProduct({ priceTaxExcl: 12.4, priceTaxIncl: 14.88, sheet })

const collection = <T,>(rows: T[]) => ({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

/** The prices that were sent, one by one. */
let sent: number[]

// What is fetched with the screen is at hand: a loaded machine takes its time to read it the first time.
beforeAll(async () => {
  await Promise.all([import('./use-workbench'), import('./row-cells')])
})

beforeEach(() => {
  sent = []
  let row: Product = wine
  server.use(
    http.get('*/api/products', () => HttpResponse.json(collection([row]))),
    http.get('*/api/products/facets', () => HttpResponse.json({ total: 1, facets: {} })),
    http.post('*/api/products/bulk', async ({ request }) => {
      const { rows } = (await request.json()) as {
        rows: { product: string; version: number; listPriceTaxExcl: number }[]
      }
      sent.push(...rows.map(({ listPriceTaxExcl }) => listPriceTaxExcl))
      const version = (rows[0]?.version ?? 0) + 1
      row = { ...row, ...rows[0], sheet: { ...sheet, version } }
      return HttpResponse.json({ results: rows.map(({ product }) => ({ product, version, error: null, before: {} })) })
    }),
    http.get('*/api/stock', () => HttpResponse.json(collection([]))),
    http.get('*/api/stock/summary', () => HttpResponse.json({})),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/saved_views', () => HttpResponse.json(collection([]))),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
  )
})

const price = () => screen.findByRole('button', { name: /^Prix HT de Château Brisac/ }, { timeout: 60_000 })

/** A supplier writes a price, and it is saved. */
async function writePrice() {
  const page = await openScreen('/products/list', 'supplier')
  const user = userEvent.setup()
  ;(await price()).focus()
  await user.keyboard('15{Enter}')
  expect(await screen.findByText('Tout est enregistré')).toBeInTheDocument()
  expect(await price()).toHaveTextContent('15,00')
  expect(sent).toEqual([15])
  return { ...page, user }
}

describe('a price that is written in the list', () => {
  it('is saved at once, and taken back by Ctrl Z', async () => {
    const { user } = await writePrice()
    await user.keyboard('{Control>}z{/Control}')
    expect(await price()).toHaveTextContent('12,40')
    await waitFor(() => expect(sent).toEqual([15, 12.4]))
    await user.keyboard('{Control>}z{/Control}')
    expect(sent).toHaveLength(2)
  })

  it('is what it is for the next visit: Ctrl Z takes back nothing of the one before', async () => {
    const { router, user } = await writePrice()
    await router.navigate({ to: '/products/stock' })
    await screen.findByRole('heading', { level: 1, name: 'Stock' })
    await router.navigate({ to: '/products/list' })
    expect(await price()).toHaveTextContent('15,00')
    expect(screen.queryByText('Tout est enregistré')).not.toBeInTheDocument()
    await user.keyboard('{Control>}z{/Control}')
    expect(await price()).toHaveTextContent('15,00')
    expect(sent).toHaveLength(1)
  })

  it('is what it is for the next person: Ctrl Z takes back nothing of somebody else', async () => {
    await writePrice()
    cleanup()
    await openScreen('/products/list', 'admin')
    expect(await price()).toHaveTextContent('15,00')
    await userEvent.setup().keyboard('{Control>}z{/Control}')
    expect(await price()).toHaveTextContent('15,00')
    expect(sent).toHaveLength(1)
  })

  it('stays in its cell when there is no connection, which says so, and is saved when it is written again', async () => {
    server.use(http.post('*/api/products/bulk', () => HttpResponse.error(), { once: true }))
    await openScreen('/products/list', 'supplier')
    const user = userEvent.setup()
    ;(await price()).focus()
    await user.keyboard('15{Enter}')
    const failed = 'La modification n’a pas été enregistrée. Réessayez dans un instant.'
    await waitFor(async () => expect(await price()).toHaveAccessibleDescription(failed))
    expect(screen.getByText(failed)).toBeInTheDocument()
    expect(await price()).toHaveTextContent('15,00')
    ;(await price()).focus()
    await user.keyboard('{Enter}{Enter}')
    expect(await screen.findByText('Tout est enregistré')).toBeInTheDocument()
    expect(await price()).not.toHaveAccessibleDescription()
    expect(sent).toEqual([15])
  })
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { anOrder } from '~/shared/order/testing/fixtures'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

const asked: URLSearchParams[] = []
const saved: string[] = []

beforeEach(() => {
  asked.length = 0
  saved.length = 0
  server.use(
    http.get('*/api/orders', () => HttpResponse.json({ 'hydra:member': [anOrder({})], 'hydra:totalItems': 1 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, months: [], byStatus: [] })),
    http.get('*/api/suppliers', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/saved_views', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
  )
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

/** What a menu holds: jsdom gives its button no size, so that it counts as out of sight. */
async function chooseExcel(path: string) {
  const user = userEvent.setup()
  await openScreen(path)
  await user.click(await screen.findByRole('button', { name: 'Exporter' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)', hidden: true }))
}

it('saves the list as it is filtered and sorted as a workbook', async () => {
  server.use(
    http.get('*/api/orders/export', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return new HttpResponse('workbook')
    }),
  )
  await chooseExcel('/orders?search=bistrot&sort=-totalPriceTaxExcl')
  await waitFor(() => expect(saved).toEqual(['commandes.xlsx']))
  expect(asked[0]?.get('search')).toBe('bistrot')
  expect(asked[0]?.get('order[totalPriceTaxExcl]')).toBe('desc')
  expect(asked[0]?.has('page')).toBe(false)
})

it('says what to do when the list is too long', async () => {
  const refusal =
    'Cette liste dépasse 100 000 lignes : réduisez la période ou filtrez la liste, puis exportez à nouveau.'
  server.use(
    http.get('*/api/orders/export', () => HttpResponse.json({ 'hydra:description': refusal }, { status: 422 })),
  )
  await chooseExcel('/orders')
  expect(await screen.findByText(refusal)).toBeVisible()
  expect(saved).toEqual([])
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { WineList } from '~/api/types'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { aList, anEntry } from '../testing/fixtures'

const sent: [call: string, body: unknown][] = []

/** The API with the restaurant's list, or none; what is sent is kept, and orders are what they say. */
function serve(first: WineList | null) {
  let list = first
  const keep = async (request: Request) => {
    const body = (await request.json()) as Record<string, unknown>
    sent.push([`${request.method} ${new URL(request.url).pathname}`, body])
    return body
  }
  server.use(
    http.get('*/api/wine_lists', () =>
      HttpResponse.json({ 'hydra:member': list ? [list] : [], 'hydra:totalItems': list ? 1 : 0 }),
    ),
    http.get('*/api/wine_lists/1', () => HttpResponse.json(list)),
    http.get('*/api/wine_lists/1/candidates', () =>
      HttpResponse.json({
        'hydra:member': [{ ...anEntry(9, 'Rosé des Sables'), orderable: true, onList: false }],
        'hydra:totalItems': 1,
      }),
    ),
    http.post('*/api/wine_lists', async ({ request }) => {
      await keep(request)
      list = aList({ entries: [] })
      return HttpResponse.json(list, { status: 201 })
    }),
    http.patch('*/api/wine_lists/1', async ({ request }) => {
      const { entries = [] } = (await keep(request)) as { entries?: { product: string }[] }
      const known = list?.entries ?? []
      const found = entries.flatMap(({ product }) =>
        known.filter((one) => product === `/api/products/${one.product.id}`),
      )
      list = aList({ entries: found, version: 8 })
      return HttpResponse.json(list)
    }),
    http.patch('*/api/wine_list_entries/:id', async ({ request, params }) => {
      const body = await keep(request)
      const entries = (list?.entries ?? []).map((one) => (String(one.id) === params.id ? { ...one, ...body } : one))
      list = aList({ entries, version: 8 })
      return HttpResponse.json(list)
    }),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
}

async function open() {
  await openScreen('/taste-and-buy', 'restaurant')
  return userEvent.setup()
}

beforeEach(() => {
  sent.length = 0
})

const wish = (id: number) => ({
  product: `/api/products/${id + 100}`,
  section: 'red',
  glassPriceTaxIncl: null,
  bottlePriceTaxIncl: 38,
  comment: '',
  favourite: false,
  availableTonight: true,
})

describe('a restaurant', () => {
  it('without a wine list makes one (R-1.022, R-2.058)', async () => {
    serve(null)
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Créer ma carte des vins' }))
    expect(await screen.findByText('Votre carte est vide')).toBeVisible()
    expect(sent).toEqual([['POST /api/wine_lists', {}]])
  })

  it('is told when its list cannot be read', async () => {
    serve(null)
    server.use(http.get('*/api/wine_lists', () => new HttpResponse(null, { status: 500 })))
    await open()
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  })
})

describe('a wine list', () => {
  it('takes a wine of an open shop, the others as they are', async () => {
    serve(aList())
    const user = await open()
    await user.type(await screen.findByRole('combobox', { name: /^Ajouter un vin/ }), 'sables')
    await user.click(await screen.findByRole('option', { name: /^Rosé des Sables 2021/, hidden: true }))
    await waitFor(() =>
      expect(sent).toEqual([
        [
          'PATCH /api/wine_lists/1',
          {
            version: 7,
            entries: [
              wish(1),
              wish(2),
              {
                product: '/api/products/109',
                glassPriceTaxIncl: null,
                bottlePriceTaxIncl: null,
                availableTonight: true,
              },
            ],
          },
        ],
      ]),
    )
  })

  it('changes places by keyboard within a section', async () => {
    serve(aList())
    const user = await open()
    const grip = await screen.findByRole('button', { name: /^Déplacer Clos Fontarelle 2021, place 2/ })
    grip.focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() =>
      expect(sent).toEqual([['PATCH /api/wine_lists/1', { version: 7, entries: [wish(2), wish(1)] }]]),
    )
  })

  it('says what is there tonight, at once and with the way back', async () => {
    serve(aList())
    const user = await open()
    await user.click(await screen.findByRole('switch', { name: 'Château Brisac 2021 disponible ce soir' }))
    await waitFor(() => expect(sent).toEqual([['PATCH /api/wine_list_entries/1', { availableTonight: false }]]))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(sent[1]).toEqual(['PATCH /api/wine_list_entries/1', { availableTonight: true }]))
  })

  it('writes a price in its cell, and shows it', async () => {
    serve(aList())
    const user = await open()
    await user.click(await screen.findByRole('button', { name: /^Prix au verre de Château Brisac 2021/ }))
    await user.keyboard('7,5{Enter}')
    await waitFor(() => expect(sent).toEqual([['PATCH /api/wine_list_entries/1', { glassPriceTaxIncl: 7.5 }]]))
    expect(await screen.findByRole('button', { name: /^Prix au verre de Château Brisac 2021.*7,50/ })).toBeVisible()
  })

  it('says of each wine what the law wants on it and is not there', async () => {
    serve(aList({ entries: [anEntry(1, 'Château Brisac', { issues: ['price', 'allergens'] })] }))
    await open()
    const notice = await screen.findByText('1 vin à compléter')
    expect(notice).toBeVisible()
    expect(screen.getByText('Château Brisac 2021 : aucun prix en salle, allergènes non indiqués')).toBeVisible()
  })

  it('prints the wines of tonight alone, by section, with what the law wants', async () => {
    serve(
      aList({ entries: [anEntry(1, 'Château Brisac'), anEntry(2, 'Clos Fontarelle', { availableTonight: false })] }),
    )
    await open()
    await screen.findByRole('switch', { name: 'Château Brisac 2021 disponible ce soir' })
    const sheet = document.querySelector<HTMLElement>('article[hidden]')
    expect(sheet).toHaveTextContent('Bordeaux')
    expect(sheet).toHaveTextContent('Pauillac · France · 75 cl')
    expect(sheet).toHaveTextContent('38,00')
    expect(sheet).toHaveTextContent('L’abus d’alcool est dangereux pour la santé')
    expect(within(sheet ?? document.body).queryByText('Clos Fontarelle 2021')).toBeNull()
  })
})

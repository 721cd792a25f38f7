import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
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

describe('what fails on a wine list', () => {
  const places = () => screen.getAllByRole('button', { name: /^Déplacer/ }).map((grip) => grip.ariaLabel?.split(',')[0])
  const move = async (user: UserEvent, key: 'ArrowUp' | 'ArrowDown') => user.keyboard(`{Alt>}{${key}}{/Alt}`)
  const refuse = (description: string) =>
    HttpResponse.json({ 'hydra:description': description, code: 'changed_meanwhile' }, { status: 409 })

  it('is taken back on the screen, and nothing says that it was done', async () => {
    serve(aList())
    server.use(http.patch('*/api/wine_list_entries/:id', () => HttpResponse.error()))
    const user = await open()
    const tonight = await screen.findByRole('switch', { name: 'Château Brisac 2021 disponible ce soir' })
    await user.click(tonight)
    expect(await screen.findByText(/Le serveur ne répond pas/)).toBeVisible()
    await waitFor(() => expect(tonight).toBeChecked())
    expect(screen.queryByText('Château Brisac 2021 n’est plus disponible ce soir')).toBeNull()
  })

  it('leaves a price where it was typed, and says so', async () => {
    serve(aList())
    server.use(http.patch('*/api/wine_list_entries/:id', () => HttpResponse.error(), { once: true }))
    const user = await open()
    await user.click(await screen.findByRole('button', { name: /^Prix au verre de Château Brisac 2021/ }))
    await user.keyboard('7,5{Enter}')
    expect(await screen.findByText(/Le serveur ne répond pas/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Prix au verre de Château Brisac 2021.*7,50/ })).toBeVisible()
    expect(screen.queryByText(/^Château Brisac 2021 : 7,50/)).toBeNull()
    // It goes along with the next change of the wine.
    await user.click(screen.getByRole('switch', { name: 'Château Brisac 2021 disponible ce soir' }))
    await waitFor(() =>
      expect(sent).toEqual([['PATCH /api/wine_list_entries/1', { glassPriceTaxIncl: 7.5, availableTonight: false }]]),
    )
  })

  it('is read again where somebody else moved a wine: the next move is one of what is true', async () => {
    serve(aList())
    let isOld = true
    server.use(
      http.get('*/api/wine_lists/1', () => HttpResponse.json(isOld ? aList() : aList({ version: 9, entries: three }))),
      http.patch(
        '*/api/wine_lists/1',
        () => {
          isOld = false
          return refuse('La carte a changé entre-temps')
        },
        { once: true },
      ),
    )
    const three = [anEntry(3, 'Domaine Neuf'), anEntry(1, 'Château Brisac'), anEntry(2, 'Clos Fontarelle')]
    const user = await open()
    ;(await screen.findByRole('button', { name: /^Déplacer Clos Fontarelle 2021, place 2/ })).focus()
    await move(user, 'ArrowUp')
    expect(await screen.findByText('La carte a changé entre-temps')).toBeVisible()
    const grip = await screen.findByRole('button', { name: /^Déplacer Clos Fontarelle 2021, place 3/ })
    expect(places()).toEqual([
      'Déplacer Domaine Neuf 2021',
      'Déplacer Château Brisac 2021',
      'Déplacer Clos Fontarelle 2021',
    ])
    expect(screen.queryByText(/place 1 sur 2/)).toBeNull()
    expect(grip).toHaveFocus()
    await move(user, 'ArrowUp')
    await waitFor(() =>
      expect(sent).toEqual([['PATCH /api/wine_lists/1', { version: 9, entries: [wish(3), wish(2), wish(1)] }]]),
    )
  })

  it('is not overwritten: what was taken back after somebody else wrote names the version that was seen', async () => {
    serve(aList())
    const user = await open()
    ;(await screen.findByRole('button', { name: /^Déplacer Clos Fontarelle 2021, place 2/ })).focus()
    await move(user, 'ArrowUp')
    await screen.findByText('Clos Fontarelle 2021 : place 1 sur 2')
    server.use(
      http.patch('*/api/wine_list_entries/:id', () =>
        HttpResponse.json(aList({ version: 12, entries: [anEntry(3, 'Domaine Neuf')] })),
      ),
    )
    await user.click(screen.getByRole('switch', { name: 'Clos Fontarelle 2021 disponible ce soir' }))
    await screen.findByRole('switch', { name: 'Domaine Neuf 2021 disponible ce soir' })
    await user.keyboard('{Control>}z{/Control}')
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(sent.at(-1)?.[1]).toMatchObject({ version: 7 }))
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
                favourite: false,
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
    // Once it is saved it is told, and the grip keeps the focus: the next key moves it on.
    expect(await screen.findByText('Clos Fontarelle 2021 : place 1 sur 2')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Déplacer Clos Fontarelle 2021, place 1/ })).toHaveFocus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() =>
      expect(sent[1]).toEqual(['PATCH /api/wine_lists/1', { version: 8, entries: [wish(1), wish(2)] }]),
    )
  })

  it('sends of a wine what was changed alone: a colleague may write the rest', async () => {
    serve(aList())
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Actions sur Château Brisac 2021' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Modifier', hidden: true }))
    const comment = await screen.findByRole('textbox', { name: 'Commentaire' })
    await user.type(comment, 'Servi frais')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sent).toEqual([['PATCH /api/wine_list_entries/1', { comment: 'Servi frais' }]]))
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
    const cuvee = anEntry(2, 'Brut Réserve')
    serve(
      aList({
        entries: [
          anEntry(1, 'Château Brisac', { issues: ['allergens'] }),
          { ...cuvee, product: { ...cuvee.product, vintage: null }, issues: ['price'] },
        ],
      }),
    )
    const user = await open()
    const notice = await screen.findByText('2 vins à compléter')
    expect(notice).toBeVisible()
    expect(screen.getAllByText('À compléter')).toHaveLength(2)
    await user.click(
      screen.getByRole('button', { name: 'Château Brisac 2021, Maison Delorme : allergènes non indiqués' }),
    )
    expect(screen.getByRole('button', { name: /^Déplacer Château Brisac 2021/ })).toHaveFocus()
    await user.click(
      screen.getByRole('button', { name: 'Brut Réserve sans millésime, Maison Delorme : aucun prix en salle' }),
    )
    expect(screen.getByRole('button', { name: /^Prix à la bouteille de Brut Réserve/ })).toHaveFocus()
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

  it('prints each region once, with the price to take home', async () => {
    const of = (id: number, name: string, region: string) => {
      const entry = anEntry(id, name)
      return { ...entry, product: { ...entry.product, region } }
    }
    serve(aList({ entries: [of(1, 'Un', 'Sud-Ouest'), of(2, 'Deux', 'Provence'), of(3, 'Trois', 'Sud-Ouest')] }))
    await open()
    await screen.findByRole('switch', { name: 'Un 2021 disponible ce soir' })
    const rows = [...document.querySelectorAll('article[hidden] tbody tr')].map(
      (row) => row.querySelector('th, b')?.textContent,
    )
    expect(rows).toEqual(['Sud-Ouest', 'Un 2021', 'Trois 2021', 'Provence', 'Deux 2021'])
    expect(document.querySelector('article[hidden]')).toHaveTextContent('À emporter')
    expect(document.querySelector('article[hidden] tbody')).toHaveTextContent('38,00 €18,50 €')
  })
})

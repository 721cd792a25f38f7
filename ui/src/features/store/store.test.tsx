import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '~/shared/product/product'
import { aProduct } from '~/shared/product/testing/a-product'
import type { Shop } from '~/shared/shop/shop'
import { anItem, aShop } from '~/shared/shop/testing/a-shop'
import { openScreen } from '~/testing/open-screen'
import { person } from '~/testing/people'
import { server } from '~/testing/server'
import { slugOf } from './slug'

const sheet = { version: 1, completeness: 100, groups: [], stockAlertThreshold: 0, updatedAt: '2026-01-05T09:00:00Z' }

const brisac = aProduct({ storePriceTaxIncl: 18.5, sheet })
const clos = aProduct({ id: 13, name: 'Clos Fontarelle', storePriceTaxIncl: 24, sheet })
const rose = aProduct({ id: 14, name: 'Rosé des Sables', storePriceTaxIncl: null, sheet })
const garde = aProduct({ id: 15, name: 'Vieille Garde', bottleSizeCl: 150, storePriceTaxIncl: 60, sheet })

const page = <T,>(rows: T[]) => HttpResponse.json({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

const sent: [call: string, body: unknown][] = []

/** The API with the supplier's shop, or none, and its wines; what is sent is kept, and the shop becomes what it says. */
function serve(first: Shop | null, products: Product[] = [brisac, clos, rose, garde]) {
  let shop = first
  const keep = async (request: Request) => {
    const body = (await request.json()) as Record<string, unknown>
    sent.push([`${request.method} ${new URL(request.url).pathname}`, body])
    return body
  }
  server.use(
    http.get('*/api/stores', () => page(shop ? [shop] : [])),
    http.get('*/api/stores/3', () => HttpResponse.json(shop)),
    http.post('*/api/stores', async ({ request }) => {
      const body = await keep(request)
      shop = aShop({ ...body, status: 'draft', transitions: [], items: [], missing: ['presentation', 'items'] })
      return HttpResponse.json(shop, { status: 201 })
    }),
    http.patch('*/api/stores/3', async ({ request }) => {
      const { items, version: _, ...body } = await keep(request)
      const order = (items as { product: string }[] | undefined)?.map(({ product }, at) =>
        anItem(Number(product.split('/').at(-1)), '', at + 1),
      )
      shop = shop && { ...shop, ...body, version: shop.version + 1, ...(order ? { items: order } : {}) }
      return HttpResponse.json(shop)
    }),
    http.post('*/api/stores/3/:act', async ({ request, params }) => {
      await keep(request)
      const isOpen = params.act === 'open'
      shop = shop && { ...shop, status: isOpen ? 'open' : 'closed', transitions: [isOpen ? 'closed' : 'open'] }
      return HttpResponse.json(shop)
    }),
    http.get('*/api/products', () => page(products)),
    http.post('*/api/products/bulk', async ({ request }) => {
      const { rows } = (await keep(request)) as { rows: { product: string; version: number }[] }
      const results = rows.map(({ product, version }) => ({ product, version: version + 1, error: null, before: {} }))
      return HttpResponse.json({ results })
    }),
    http.get('*/api/users/:id', () =>
      HttpResponse.json({
        ...person('supplier'),
        parameters: { '@id': '/api/parameter_suppliers/5', id: 5, version: 2, storeFreeShippingFromValue: 120 },
      }),
    ),
    http.patch('*/api/parameter_suppliers/:id', async ({ request }) => HttpResponse.json(await keep(request))),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
}

async function open(path = '/store') {
  const opened = await openScreen(path, 'supplier')
  return { ...opened, user: userEvent.setup() }
}

beforeEach(() => {
  sent.length = 0
})

describe('a supplier without a shop', () => {
  it('reads what one is and makes it at the name and the address that are proposed (R-1.021, R-2.055)', async () => {
    serve(null)
    const { user } = await open()
    const name = await screen.findByRole('textbox', { name: /^Nom de la boutique/ })
    await user.clear(name)
    await user.type(name, 'Côteaux d’Été')
    expect(screen.getByRole('textbox', { name: /^Adresse de la page/ })).toHaveValue('coteaux-d-ete')
    await user.click(screen.getByRole('button', { name: 'Créer ma boutique' }))
    expect(await screen.findByText('Brouillon')).toBeVisible()
    expect(sent).toEqual([['POST /api/stores', { name: 'Côteaux d’Été', slug: 'coteaux-d-ete' }]])
  })

  it('keeps an address that was written by hand, and reads at its field why it is refused', async () => {
    serve(null)
    const refusal = { violations: [{ propertyPath: 'slug', message: 'Cette adresse est déjà prise.' }] }
    server.use(http.post('*/api/stores', () => HttpResponse.json(refusal, { status: 422 })))
    const { user } = await open()
    const slug = await screen.findByRole('textbox', { name: /^Adresse de la page/ })
    await user.clear(slug)
    await user.type(slug, 'chez-moi')
    await user.type(screen.getByRole('textbox', { name: /^Nom de la boutique/ }), ' bis')
    expect(slug).toHaveValue('chez-moi')
    await user.click(screen.getByRole('button', { name: 'Créer ma boutique' }))
    expect(await screen.findByText('Cette adresse est déjà prise.')).toBeVisible()
    expect(slug).toBeInvalid()
  })

  it('is told when its shop cannot be read', async () => {
    server.use(http.get('*/api/stores', () => new HttpResponse(null, { status: 500 })))
    await open()
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  })
})

describe('a shop that may not open yet', () => {
  it('says what it lacks, each row the way to its field', async () => {
    serve(aShop({ status: 'draft', transitions: ['open'], missing: ['licence', 'items'] }))
    const { user } = await open()
    expect(await screen.findByRole('heading', { name: 'Il manque 2 points' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ouvrir la boutique' })).toBeNull()
    await user.click(screen.getByRole('link', { name: /^Licence de vente/ }))
    const number = await screen.findByRole('textbox', { name: 'Numéro de la licence' })
    await waitFor(() => expect(number).toHaveFocus())
  })
})

describe('a shop', () => {
  it('opens by its one button', async () => {
    serve(aShop({ status: 'draft', transitions: ['open'] }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Ouvrir la boutique' }))
    expect(await screen.findByText('Ouverte')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Voir la page' })).toHaveAttribute('href', '/boutique/maison-delorme')
  })

  it('names the carts that its closing touches, and asks why', async () => {
    serve(aShop())
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Fermer la boutique' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Fermer la boutique' }))
    expect(dialog.getByText(/2 paniers en contiennent/)).toBeVisible()
    const confirm = () => user.click(dialog.getByRole('button', { name: 'Fermer la boutique' }))
    await confirm()
    expect(sent).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: /^Motif/ }), 'Vendanges')
    await confirm()
    expect(await screen.findByRole('button', { name: 'Rouvrir la boutique' })).toBeVisible()
    expect(sent).toEqual([['POST /api/stores/3/close', { version: 4, comment: 'Vendanges' }]])
  })

  it('sends what was changed alone, on the version that was read', async () => {
    serve(aShop())
    const { user } = await open()
    const words = await screen.findByRole('textbox', { name: 'Présentation' })
    await user.clear(words)
    await user.type(words, 'Six hectares.')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Boutique enregistrée')).toBeVisible()
    expect(sent).toEqual([['PATCH /api/stores/3', { version: 4, presentation: 'Six hectares.' }]])
  })

  it('keeps its words where the banner is refused, says why at its field, and sends the banner alone then', async () => {
    serve(aShop({ banner: '/banner.jpg' }))
    let calls = 0
    server.use(
      http.post('*/api/stores/3/banner', async ({ request }) => {
        const body = (await request.json()) as { version: number }
        sent.push(['POST banner', body])
        calls += 1
        if (calls > 1) return HttpResponse.json(aShop({ name: 'Chez Delorme', banner: null, version: 6 }))
        const violations = [{ propertyPath: 'image', message: 'Cette image ne peut pas être lue.' }]
        return HttpResponse.json({ violations }, { status: 422 })
      }),
      http.patch('*/api/stores/3', async ({ request }) => {
        const { version, ...body } = (await request.json()) as { version: number }
        sent.push(['PATCH', { version, ...body }])
        if (sent.length > 1) return HttpResponse.json({ code: 'changed_meanwhile' }, { status: 409 })
        return HttpResponse.json(aShop({ ...body, banner: '/banner.jpg', version: 5 }))
      }),
    )
    const { user } = await open()
    const name = await screen.findByRole('textbox', { name: /^Nom de la boutique/ })
    await user.clear(name)
    await user.type(name, 'Chez Delorme')
    await user.click(screen.getByRole('button', { name: 'Retirer' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Cette image ne peut pas être lue.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Chez Delorme' })).toBeVisible()
    const kept = aShop({ name: 'Chez Delorme', banner: '/banner.jpg', version: 5 })
    server.use(http.get('*/api/stores/3', () => HttpResponse.json(kept)))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Boutique enregistrée')).toBeVisible()
    expect(sent).toEqual([
      ['PATCH', { version: 4, name: 'Chez Delorme' }],
      ['POST banner', { version: 5, image: '' }],
      // Its own words are what it finds there: nothing is asked, and nothing written twice.
      ['PATCH', { version: 4, name: 'Chez Delorme' }],
      ['POST banner', { version: 5, image: '' }],
    ])
  })

  it('takes a photo as telephones take them for its banner, and says what it cannot take', async () => {
    serve(aShop({ banner: null }))
    await open()
    expect(await screen.findByText('JPG, PNG, WebP, GIF ou BMP · 40 Mo au plus')).toBeVisible()
    const picker = document.querySelector('input[type="file"]')
    if (!picker) throw new Error('a banner has a picker')
    fireEvent.change(picker, { target: { files: [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg')] } })
    expect(await screen.findByText('Le champ doit être un fichier valide')).toBeVisible()
  })

  it('says what becomes of the former address, and asks before it is left unsaved', async () => {
    serve(aShop())
    const { user } = await open()
    await user.type(await screen.findByRole('textbox', { name: /^Adresse de la page/ }), '-2026')
    expect(screen.getByText(/l’ancienne adresse, « maison-delorme », seront menés à la nouvelle/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mentions' }))
    expect(await screen.findByRole('button', { name: 'Rester sur la page' })).toBeVisible()
  })

  it('tells when it was made and opened', async () => {
    serve(aShop())
    await open('/store?section=history')
    const steps = await screen.findAllByRole('listitem')
    const told = steps.map(({ textContent }) => textContent ?? '')
    expect(told.some((one) => /^Créée.*Maison Delorme/.test(one))).toBe(true)
    expect(told.some((one) => /^Ouverte.*Maison Delorme/.test(one))).toBe(true)
  })

  it('shows what an individual sees, where nothing is ordered', async () => {
    serve(aShop(), [brisac, clos])
    await open('/store?section=preview')
    const front = within(await screen.findByRole('region', { name: 'La cave des Delorme' }))
    expect(front.getByText('Des vins de garde, élevés en fût.')).toBeVisible()
    expect(front.getByText(/Interdiction de vente de boissons alcooliques aux mineurs/)).toBeVisible()
    expect(await front.findByRole('heading', { name: /^Clos Fontarelle/ })).toBeVisible()
    expect(front.queryByRole('textbox')).toBeNull()
  })

  it('has an e-mail of its own for its customers; without it they write to the supplier’s', async () => {
    serve(aShop())
    const { user } = await open('/store?section=legal')
    const email = await screen.findByRole('textbox', { name: 'E-mail de la boutique' })
    expect(email).toHaveAttribute('placeholder', 'cave@delorme.test')
    await user.type(email, 'boutique@delorme.test{Enter}')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual(['PATCH /api/stores/3', { version: 4, contactEmail: 'boutique@delorme.test' }])
  })

  it('has general terms of its own, in the supplier’s record; without them those for everybody hold', async () => {
    serve(aShop())
    await open('/store?section=legal')
    const panel = within(await screen.findByRole('form', { name: 'Conditions générales de la boutique' }))
    expect(screen.getByRole('link', { name: 'Voir le document' })).toHaveAttribute('href', '/api/files/c.pdf')
    const picker = document.querySelector('input[type="file"]')
    if (!picker) throw new Error('the terms have a picker')
    fireEvent.change(picker, { target: { files: [new File(['%PDF-1.7'], 'cgv.pdf', { type: 'application/pdf' })] } })
    await panel.findByText('cgv.pdf')
    await userEvent.click(panel.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    const terms = `data:application/pdf;base64,${btoa('%PDF-1.7')}`
    expect(sent[0]).toEqual(['PATCH /api/parameter_suppliers/5', { version: 2, base64ContentStoreCGV: terms }])
    expect(await screen.findByText('Boutique enregistrée')).toBeVisible()
  })

  it('has its own free delivery changed in the supplier’s record', async () => {
    serve(aShop())
    const { user } = await open('/store?section=delivery')
    await user.type(await screen.findByRole('textbox', { name: /^Boutique : à partir de \(bouteilles\)/ }), '18')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual(['PATCH /api/parameter_suppliers/5', { version: 2, storeFreeShippingFromQuantity: '18' }])
  })
})

describe('the wines of a shop', () => {
  const products = '/store?section=products'
  const shown = async () => within(await screen.findByRole('table', { name: 'En vitrine' }))
  const names = async () => (await shown()).getAllByRole('link').map(({ textContent }) => textContent)

  it('stand in their order with their price for a litre, the others below', async () => {
    serve(aShop({ items: [...aShop().items].reverse() }))
    await open(products)
    expect(await names()).toEqual(['Clos Fontarelle 2021', 'Château Brisac 2021'])
    const row = (await shown()).getByRole('link', { name: /^Clos Fontarelle/ }).closest('tr')
    expect(row?.textContent?.replaceAll(/[\u00A0\u202F]/g, ' ')).toContain('32,00 € / L')
    const others = within(screen.getByRole('table', { name: 'Hors boutique' }))
    expect(others.getByRole('link', { name: /^Rosé des Sables/ }).closest('tr')).toHaveTextContent('Sans prix TTC')
  })

  it('count what customers find alone, and say how many are deactivated', async () => {
    const [shown = anItem(12, '', 1), off = anItem(13, '', 2)] = aShop().items
    const items = [shown, { ...off, product: { ...off.product, status: 'desactivated' as const } }]
    serve(aShop({ items }), [brisac, { ...clos, status: 'desactivated' }, rose])
    await open(products)
    expect(await names()).toHaveLength(2)
    expect(screen.getByRole('button', { name: /^Produits/ })).toHaveTextContent('Produits1')
    expect(screen.getByRole('region', { name: 'En vitrine' })).toHaveTextContent('1 vin')
    expect(screen.getByText('1 vin désactivé garde sa place sans être montré à vos clients.')).toBeVisible()
  })

  it('change places by keyboard, and the order is kept', async () => {
    serve(aShop())
    const { user } = await open(products)
    const grip = (await shown()).getByRole('button', { name: /^Déplacer Château Brisac 2021, place 1/ })
    grip.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual([
      'PATCH /api/stores/3',
      {
        version: 4,
        items: [
          { product: '/api/products/13', position: 1 },
          { product: '/api/products/12', position: 2 },
        ],
      },
    ])
    expect(await names()).toEqual(['Clos Fontarelle 2021', 'Château Brisac 2021'])
    const still = (await shown()).getByRole('button', { name: /^Déplacer Château Brisac 2021, place 2/ })
    await waitFor(() => expect(still).toHaveFocus())
  })

  it('are back in their order where another one could not be saved, and nothing says that it was', async () => {
    serve(aShop())
    server.use(http.patch('*/api/stores/3', () => HttpResponse.json({ 'hydra:description': 'Non.' }, { status: 500 })))
    const { user } = await open(products)
    ;(await shown()).getByRole('button', { name: /^Déplacer Château Brisac/ }).focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(await screen.findByText('Non.')).toBeVisible()
    await waitFor(async () => expect(await names()).toEqual(['Château Brisac 2021', 'Clos Fontarelle 2021']))
    expect(screen.queryByText(/place 2 sur 2/)).toBeNull()
    expect((await shown()).getByRole('button', { name: /^Déplacer Château Brisac/ })).toHaveFocus()
  })

  it('are read again where somebody else changed the shop: the next move is one of what is true', async () => {
    serve(aShop())
    let version = 4
    server.use(
      http.get('*/api/stores/3', () => HttpResponse.json({ ...aShop(), version })),
      http.patch(
        '*/api/stores/3',
        () => {
          version = 9
          return HttpResponse.json({ 'hydra:description': 'Changée.', code: 'changed_meanwhile' }, { status: 409 })
        },
        { once: true },
      ),
    )
    const { user } = await open(products)
    ;(await shown()).getByRole('button', { name: /^Déplacer Château Brisac/ }).focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(await screen.findByText('Changée.')).toBeVisible()
    await waitFor(async () => expect(await names()).toEqual(['Château Brisac 2021', 'Clos Fontarelle 2021']))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(sent[0]?.[1]).toMatchObject({ version: 9 }))
  })

  it('stay in the window where leaving it could not be saved', async () => {
    serve(aShop())
    server.use(http.post('*/api/products/bulk', () => HttpResponse.error()))
    const { user } = await open(products)
    await user.click(await screen.findByRole('switch', { name: 'Château Brisac 2021 en vitrine' }))
    expect(await screen.findByText(/Le serveur ne répond pas/)).toBeVisible()
    await waitFor(async () => expect(await names()).toEqual(['Château Brisac 2021', 'Clos Fontarelle 2021']))
  })

  it('take their price in the cell, and leave the window by their switch', async () => {
    serve(aShop())
    const { user } = await open(products)
    const cell = await screen.findByRole('button', { name: /^Prix TTC de Château Brisac 2021/ })
    cell.focus()
    await user.keyboard('19,9{Enter}')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.[1]).toEqual({ rows: [{ product: '/api/products/12', version: 1, storePriceTaxIncl: 19.9 }] })
    await user.click(screen.getByRole('switch', { name: 'Château Brisac 2021 en vitrine' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.[1]).toEqual({ rows: [{ product: '/api/products/12', version: 2, inStore: false }] })
    await waitFor(async () => expect(await names()).toEqual(['Clos Fontarelle 2021']))
  })

  it('do not enter the window without a price: the cell to write it in is next', async () => {
    serve(aShop())
    const { user } = await open(products)
    await user.click(await screen.findByRole('switch', { name: 'Rosé des Sables 2021 en vitrine' }))
    expect(await screen.findByText('Indiquez d’abord le prix TTC de Rosé des Sables 2021')).toBeVisible()
    expect(sent).toEqual([])
    expect(screen.getByRole('button', { name: /^Prix TTC de Rosé des Sables/ })).toHaveFocus()
    // The price that was asked for brings it in.
    await user.keyboard('8,2{Enter}')
    await waitFor(() => expect(JSON.stringify(sent)).toContain('"storePriceTaxIncl":8.2,"inStore":true'))
  })
})

describe('the address that a name proposes', () => {
  it.each([
    ['Maison Delorme', 'maison-delorme'],
    ['  Château L’Œuf & Fils ', 'chateau-l-oeuf-fils'],
    ['—', ''],
  ])('of %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug))
})

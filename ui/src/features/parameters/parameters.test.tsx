import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { openScreen } from '~/testing/open-screen'
import { person } from '~/testing/people'
import { server } from '~/testing/server'
import type { Carrier, Grid } from './queries'

const sent: [method: string, path: string, body: unknown][] = []
const previews: Record<string, unknown>[] = []

const page = <T,>(rows: T[]) => HttpResponse.json({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

const aGrid = (changes: Partial<Grid> = {}): Grid => ({
  '@id': '/api/shipping_fees/9',
  id: 9,
  version: 1,
  warehouse: 'supplier',
  supplier: { '@id': '/api/users/3', id: 3, company: 'Château Cantelaude' },
  carrier: null,
  department: '33',
  basis: 'units',
  steps: [{ upTo: 12, priceTaxExcl: 7.5 }],
  beyondTaxExcl: null,
  startsOn: '2026-01-01',
  active: true,
  status: 'active',
  ...changes,
})

const relay: Carrier = {
  '@id': '/api/carriers/relais',
  id: 'relais',
  code: 'relais',
  label: 'Point de retrait',
  labelFr: 'Point de retrait',
  labelEn: 'Pickup point',
  delay: '3 jours',
  delayFr: '3 jours',
  delayEn: '3 days',
  version: 1,
  delivery: 'relay',
  maxWeightGrams: 60_000,
  position: 3,
  active: true,
  relays: [
    { code: 'R33', label: 'Gare', street: 'Place de la Gare', postcode: '33000', city: 'Bordeaux', active: true },
  ],
}

/** The API; what is sent is kept, and a preview costs 12.00 or, once the franco is typed, nothing. */
function serve(answer: () => Response = () => HttpResponse.json({})) {
  const keep = async ({ request }: { request: Request }) => {
    sent.push([request.method, new URL(request.url).pathname, await request.json()])
    return answer()
  }
  server.use(
    http.get('*/api/users/3', () =>
      HttpResponse.json({
        ...person('supplier'),
        parameters: { freeShippingFromValue: 300, handlingFee: 0, defaultWarehouse: '' },
      }),
    ),
    http.get('*/api/shipping_fees', () =>
      page([aGrid(), aGrid({ id: 1, warehouse: null, supplier: null, department: null })]),
    ),
    http.get('*/api/carriers', () => page([relay])),
    http.get('*/api/product_suppliers', () =>
      page([
        {
          id: 41,
          company: 'Château Cantelaude',
          freeShippingFromValue: 300,
          freeShippingFromQuantity: 36,
          products: 4,
        },
        { id: 42, company: 'Domaine Bêta', freeShippingFromValue: null, freeShippingFromQuantity: null, products: 2 },
      ]),
    ),
    http.post('*/api/shipping_fees/preview', async ({ request }) => {
      const basket = (await request.json()) as Record<string, unknown>
      previews.push(basket)
      const priceTaxExcl = basket.freeShippingFromValue === 100 ? 0 : 12
      const offer = {
        carrier: 'messagerie',
        label: 'Messagerie vin',
        delivery: 'home',
        feeTaxExcl: 12,
        warehouse: null,
      }
      return HttpResponse.json({
        department: basket.department,
        francoReached: false,
        weightGrams: 15_600,
        offers: [{ ...offer, priceTaxExcl }],
      })
    }),
    http.post('*/api/shipping_fees', keep),
    http.patch('*/api/shipping_fees/:id', keep),
    http.patch('*/api/carriers/:code', keep),
    http.patch('*/api/parameter_suppliers/:id', keep),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
}

async function open(group: GroupCode) {
  await openScreen('/parameters', group)
  return userEvent.setup()
}

const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

beforeEach(() => {
  sent.length = 0
  previews.length = 0
})

describe('what delivery costs', () => {
  it('R-1.026 R-2.032 R-3.031 R-3.032 R-3.033 R-3.034 R-7.055 a supplier sets its francos, as texts', async () => {
    serve()
    const user = await open('supplier')
    const value = await screen.findByLabelText('Professionnels : à partir de (HT)')
    expect(screen.getByRole('heading', { level: 1, name: 'Paramètres de frais de port' })).toBeVisible()
    expect(await screen.findByText('12,00 €', { normalizer: (words) => words.replaceAll(/\s/g, ' ') })).toBeVisible()
    enter(value, '100')
    expect(await screen.findByText('Offert')).toBeVisible() // before anything is saved
    expect(sent).toEqual([])
    enter(screen.getByLabelText('Professionnels : à partir de (bouteilles)'), '60')
    enter(screen.getByLabelText('Boutique : à partir de (TTC)'), '150')
    enter(screen.getByLabelText('Boutique : à partir de (bouteilles)'), '24')
    enter(screen.getByLabelText(/^Frais de préparation/), '4,50')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual([
      'PATCH',
      '/api/parameter_suppliers/3',
      {
        freeShippingFromValue: '100',
        freeShippingFromQuantity: '60',
        storeFreeShippingFromValue: '150',
        storeFreeShippingFromQuantity: '24',
        handlingFee: '4.5',
      },
    ])
  })

  it('a supplier makes a grid; steps that do not ascend are refused at their field', async () => {
    serve()
    const user = await open('supplier')
    await user.click(await screen.findByRole('button', { name: 'Nouvelle grille' }))
    const dialog = within(await screen.findByRole('dialog'))
    enter(dialog.getByLabelText(/^Jusqu’à/), '12')
    enter(dialog.getByLabelText(/^Prix HT/), '9,90')
    await user.click(dialog.getByRole('button', { name: 'Ajouter un palier' }))
    enter(dialog.getAllByLabelText(/^Jusqu’à/)[1] as HTMLElement, '6')
    enter(dialog.getAllByLabelText(/^Prix HT/)[1] as HTMLElement, '15')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    expect(await dialog.findByText('Ce palier doit aller plus loin que le précédent (12)')).toBeVisible()
    expect(sent).toEqual([])
    enter(dialog.getAllByLabelText(/^Jusqu’à/)[1] as HTMLElement, '24')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject([
      'POST',
      '/api/shipping_fees',
      {
        warehouse: 'supplier',
        carrier: null,
        department: null,
        basis: 'units',
        steps: [
          { upTo: 12, priceTaxExcl: 9.9 },
          { upTo: 24, priceTaxExcl: 15 },
        ],
        beyondTaxExcl: null,
      },
    ])
    expect(previews.some(({ grid }) => grid !== undefined)).toBe(true)
  })

  it('a grid by weight is changed in steps that are no whole kilograms, and its conflict says their unit', async () => {
    const weight = (price: number, version = 1) =>
      aGrid({ basis: 'weight', version, steps: [{ upTo: 12_500, priceTaxExcl: price }] })
    serve(() =>
      sent.length === 1
        ? HttpResponse.json({ code: 'changed_meanwhile', changedBy: null, changedAt: null }, { status: 409 })
        : HttpResponse.json({}),
    )
    server.use(
      http.get('*/api/shipping_fees', () => page([weight(7.5)])),
      http.get('*/api/shipping_fees/9', () => HttpResponse.json(weight(8, 2))),
    )
    const user = await open('supplier')
    expect(await screen.findByText(/jusqu’à 12,5 kg/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Modifier/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifier la grille' }))
    expect(dialog.getByLabelText(/^Jusqu’à \(kg\)/)).toHaveValue('12,5')
    enter(dialog.getByLabelText(/^Jusqu’à/), 'douze')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    expect(sent).toEqual([])
    enter(dialog.getByLabelText(/^Jusqu’à/), '7,25')
    enter(dialog.getByLabelText(/^Prix HT/), '9')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    const conflict = within(await screen.findByRole('dialog', { name: 'Quelqu’un d’autre a enregistré entre-temps' }))
    expect(await conflict.findByText(/^9,00\s€ jusqu’à 7,25\skg$/)).toBeVisible()
    expect(conflict.getByText(/^8,00\s€ jusqu’à 12,5\skg$/)).toBeVisible()
    expect(conflict.getByText('Paliers')).toBeVisible()
    expect(sent[0]?.[2]).toMatchObject({ steps: [{ upTo: 7250, priceTaxExcl: 9 }] })
  })

  it('weighs a basket as it is written, and says what is no weight', async () => {
    serve()
    await open('supplier')
    const weight = await screen.findByRole('textbox', { name: 'Poids (kg)' })
    enter(weight, '60,5')
    await waitFor(() => expect(previews.at(-1)).toMatchObject({ weightGrams: 60_500 }))
    enter(weight, '60 l')
    expect(screen.getByText('Écrivez un poids : 60,5')).toBeVisible()
  })

  it('a supplier changes its own grids alone', async () => {
    serve()
    const user = await open('supplier')
    expect(await screen.findByText('Grille par défaut de la plateforme', { exact: false })).toBeVisible()
    const buttons = screen.getAllByRole('button', { name: /^Désactiver/ })
    expect(buttons).toHaveLength(1)
    await user.click(buttons[0] as HTMLElement)
    await waitFor(() => expect(sent).toEqual([['PATCH', '/api/shipping_fees/9', { version: 1, active: false }]]))
  })

  it('an administrator takes a pickup point out of service', async () => {
    serve()
    const user = await open('admin')
    await user.click(await screen.findByRole('button', { name: '1 point relais' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Désactiver : Gare' }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        ['PATCH', '/api/carriers/relais', { version: 1, relays: [{ code: 'R33', active: false }] }],
      ]),
    )
  })

  it('a buyer reads its suppliers’ francos, and changes nothing', async () => {
    serve()
    await open('restaurant')
    const row = (await screen.findByText('Château Cantelaude')).closest('li') as HTMLElement
    expect(row.textContent?.replaceAll(/\s/g, ' ')).toContain('dès 300,00 € HT ou dès 36 bouteilles de 75 cl')
    expect(screen.getByText('Pas de franco')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Enregistrer|Nouvelle grille/ })).toBeNull()
  })

  it('who has nothing there is told so, and finds no entry in the menu', async () => {
    serve()
    await open('commercial_agent')
    expect(await screen.findByText('Rien à régler ici')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Frais de port' })).toBeNull()
  })
})

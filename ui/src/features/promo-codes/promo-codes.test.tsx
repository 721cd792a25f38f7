import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import type { PromoCode, PromoCodeUse } from './promo-code'
import { aCode, aUse } from './testing/fixtures'

const sent: [method: string, body: unknown][] = []
const asked: URLSearchParams[] = []

const page = <T,>(rows: T[]) => HttpResponse.json({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

/** The API with some codes; what is sent is kept. */
function serve(
  codes: PromoCode[],
  uses: PromoCodeUse[] = [],
  answer: (body: object) => Response = (body) => HttpResponse.json({ ...aCode(), ...body }),
): void {
  const keep = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as object
    sent.push([request.method, body])
    return answer(body)
  }
  server.use(
    http.get('*/api/promo_codes', ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams)
      return page(codes)
    }),
    http.get('*/api/promo_codes/:id/uses', () => page(uses)),
    http.get('*/api/promo_codes/:id', ({ params }) => {
      const found = codes.find(({ id }) => String(id) === params.id)
      return found ? HttpResponse.json(found) : new HttpResponse(null, { status: 404 })
    }),
    http.post('*/api/promo_codes', keep),
    http.patch('*/api/promo_codes/:id', keep),
    http.delete('*/api/promo_codes/:id', ({ request }) => {
      sent.push([request.method, new URL(request.url).search])
      return new HttpResponse(null, { status: 204 })
    }),
    http.get('*/api/suppliers', () =>
      page([
        { id: 41, company: 'Château Cantelaude' },
        { id: 42, company: 'Maison Verdelune' },
      ]),
    ),
    http.get('*/api/products', () =>
      page([
        {
          '@id': '/api/products/7',
          id: 7,
          name: 'Clos Brantille',
          vintage: 2021,
          reference: 'CLB',
          bottleSizeCl: 75,
          supplier: { id: 41, company: 'Château Cantelaude' },
        },
      ]),
    ),
    http.get('*/api/saved_views', () => page([])),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
}

async function open(path: string) {
  const opened = await openScreen(path, 'admin')
  return { ...opened, user: userEvent.setup() }
}

beforeEach(() => {
  sent.length = 0
  asked.length = 0
})

describe('the list of promo codes', () => {
  it('R-2.044 R-6.015 shows what codes give, who bears them and what came of them; filters are in the URL', async () => {
    serve([
      aCode({ uses: 12, cost: 480.5, turnover: 9610 }),
      aCode({ '@id': '/api/promo_codes/4', id: 4, code: 'NOEL25', rate: null, amount: 25, status: 'scheduled' }),
    ])
    const { user, address } = await open('/promo-codes?search=noel&sort=-uses')
    const table = await screen.findByRole('table', { name: 'Codes promo' })
    expect(await within(table).findByRole('link', { name: 'BIENVENUE10' })).toHaveAttribute('href', '/promo-codes/3')
    expect(within(table).getByText('25,00 €')).toBeInTheDocument()
    expect(within(table).getByText('480,50 €')).toBeInTheDocument()
    expect(within(table).getByText('Programmé')).toBeInTheDocument()
    expect(asked.at(-1)?.get('search')).toBe('noel')
    expect(asked.at(-1)?.get('order[uses]')).toBe('desc')
    await user.click(screen.getAllByRole('button', { name: 'Statut' })[0] as HTMLElement)
    await user.click(await screen.findByRole('checkbox', { name: 'Épuisé', hidden: true }))
    await waitFor(() => expect(asked.at(-1)?.getAll('status[]')).toEqual(['used_up']))
    expect(address()).toContain('used_up')
  })

  it('says what an empty list is for, and offers to try again when it fails', async () => {
    serve([])
    let fails = true
    server.use(http.get('*/api/promo_codes', () => (fails ? new HttpResponse(null, { status: 500 }) : undefined)))
    const { user } = await open('/promo-codes')
    const again = await screen.findByRole('button', { name: 'Réessayer' })
    fails = false
    await user.click(again)
    expect(await screen.findByText('Aucun code promo')).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Créer un code' })).toHaveLength(2)
  })
})

describe('the form of a promo code', () => {
  it('R-1.018 R-2.045 R-6.016 writes the sentence as one types, and makes the code', async () => {
    serve([aCode()])
    const { user, address } = await open('/promo-codes/create')
    await user.type(await screen.findByRole('textbox', { name: /^Code/ }), 'bienvenue10')
    await user.type(screen.getByRole('textbox', { name: /^Libellé/ }), 'Nouveaux clients')
    await user.type(screen.getByRole('textbox', { name: /^Pourcentage/ }), '10')
    await user.type(screen.getByRole('textbox', { name: /^Minimum/ }), '300')
    await user.click(screen.getByRole('combobox', { name: /^Fournisseurs/ }))
    await user.click(await screen.findByRole('option', { name: 'Château Cantelaude', hidden: true }))
    const says = screen.getByRole('region', { name: 'Ce que fera le code' })
    expect(says.textContent?.replaceAll('\u00A0', ' ')).toContain(
      'BIENVENUE10 retire 10 % sur les vins de Château Cantelaude.',
    )
    expect(says.textContent?.replaceAll('\u00A0', ' ')).toContain('Il faut au moins 300,00 € de ces vins')
    await user.click(screen.getByRole('checkbox', { name: 'CHR' }))
    await user.click(screen.getByRole('combobox', { name: /^Certains vins/ }))
    await user.click(await screen.findByRole('option', { name: /^Clos Brantille 2021/, hidden: true }))
    expect(says.textContent).toContain('sur Clos Brantille 2021, de Château Cantelaude')
    await user.click(screen.getByRole('button', { name: 'Créer le code' }))
    await waitFor(() => expect(address()).toBe('/promo-codes/3'))
    expect(sent).toMatchObject([
      [
        'POST',
        {
          code: 'BIENVENUE10',
          rate: 10,
          amount: null,
          minimum: 300,
          suppliers: ['/api/users/41'],
          products: ['/api/products/7'],
          groups: ['restaurant'],
        },
      ],
    ])
  })

  it('keeps what was entered when the server refuses it, and says so at the field', async () => {
    serve([aCode()], [], () =>
      HttpResponse.json(
        {
          'hydra:description': 'code: Ce code existe déjà',
          violations: [{ propertyPath: 'code', message: 'Ce code existe déjà' }],
        },
        { status: 422 },
      ),
    )
    const { user } = await open('/promo-codes/3/edit')
    const code = await screen.findByRole('textbox', { name: /^Code/ })
    await user.clear(code)
    await user.type(code, 'NOEL25')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Ce code existe déjà')).toBeInTheDocument()
    expect(code).toHaveValue('NOEL25')
    expect(code).toHaveFocus()
  })

  it('R-2.046 R-6.017 comes filled in; of a code that has served, what was promised is frozen and why is said', async () => {
    serve([aCode({ uses: 12 })])
    const { user, address } = await open('/promo-codes/3/edit')
    expect(await screen.findByText(/Ce code a déjà servi 12 fois/)).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: /^Code/ })).toBeDisabled()
    expect(screen.getByRole('textbox', { name: /^Pourcentage/ })).toBeDisabled()
    const label = screen.getByRole('textbox', { name: /^Libellé/ })
    expect(label).toHaveValue('Nouveaux clients')
    await user.type(label, ' 2026')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(address()).toBe('/promo-codes/3'))
    expect(sent).toEqual([['PATCH', { version: 1, label: 'Nouveaux clients 2026' }]])
  })
})

describe('a promo code', () => {
  it('R-2.047 shows its figures, its conditions in words and its uses, with links', async () => {
    serve(
      [aCode({ uses: 12, cost: 480.5, turnover: 9610 })],
      [aUse(), aUse({ '@id': '/api/promo_codes/3/uses#c2', id: 9, givenBackAt: '2026-11-22T10:00:00Z' })],
    )
    const { user } = await open('/promo-codes/3')
    const figures = await screen.findByRole('region', { name: 'Chiffres du code' })
    expect(within(figures).getByText('9 610,00 €')).toBeInTheDocument()
    expect(within(figures).getByText('5 %')).toBeInTheDocument() // 480.50 of 9,610.00
    expect(within(figures).getByText('encore 88 possibles')).toBeInTheDocument()
    const table = await screen.findByRole('table', { name: 'Utilisations' })
    expect((await within(table).findAllByRole('link', { name: 'Le Bistrot' }))[0]).toHaveAttribute('href', '/users/12')
    expect(within(table).getAllByRole('link', { name: 'CMD-2026-000009' })[0]).toHaveAttribute('href', '/orders/9')
    await user.click(within(table).getAllByRole('button', { name: 'Commandes de Le Bistrot' })[0] as HTMLElement)
    expect(await screen.findByRole('menuitem', { name: /^CMD-2026-000010/, hidden: true })).toHaveAttribute(
      'href',
      '/orders/10',
    )
    expect(within(table).getByText(/rendue le 22 nov\. 2026/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Autres actions' })).not.toBeInTheDocument()
  })

  it('is stopped at once, which can be taken back', async () => {
    serve([aCode()], [], (body) =>
      HttpResponse.json(aCode({ version: 2, status: 'stopped' in body && body.stopped ? 'stopped' : 'active' })),
    )
    const { user } = await open('/promo-codes/3')
    await user.click(await screen.findByRole('button', { name: 'Arrêter le code' }))
    expect(await screen.findByText('Code BIENVENUE10 arrêté')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Remettre en service' }))
    await waitFor(() =>
      expect(sent).toEqual([
        ['PATCH', { version: 1, stopped: true }],
        ['PATCH', { version: 2, stopped: false }],
      ]),
    )
  })

  it('is copied, and erased when it never served', async () => {
    serve([aCode()])
    const { user, address } = await open('/promo-codes/3')
    await user.click(await screen.findByRole('button', { name: 'Copier le code' }))
    expect(await navigator.clipboard.readText()).toBe('BIENVENUE10')
    await user.click(screen.getByRole('button', { name: 'Autres actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer', hidden: true }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }))
    await waitFor(() => expect(address()).toBe('/promo-codes'))
    expect(sent).toEqual([['DELETE', '?version=1']])
  })
})

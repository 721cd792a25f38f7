import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { withAdded } from '~/shared/cart/content'
import { openCart } from '~/shared/cart/testing/open-cart'
import { product, quote } from '~/shared/cart/testing/samples'
import { server } from '~/testing/server'
import { openStep } from '../testing/open-step'

const tables = {
  '@id': '/api/usable_promo_codes/9',
  id: 9,
  code: 'TABLES50',
  label: '50 € pour les tables',
  rate: null as number | null,
  amount: 50 as number | null,
  minimum: 600,
  endsOn: '2027-01-11' as string | null,
  combinable: true,
  usesLeft: 2 as number | null,
  suppliers: [{ '@id': '/api/users/1', id: 1, company: 'Maison 1' }],
  products: [] as { '@id': string; id: number; name: string; reference: string }[],
}

let asked = 0

function serve(codes: object[]): void {
  server.use(
    http.get('*/api/usable_promo_codes', () => {
      asked += 1
      return HttpResponse.json({ 'hydra:member': codes, 'hydra:totalItems': codes.length })
    }),
  )
}

function open(group: GroupCode): void {
  const lines = withAdded([], product(1), 6)
  openCart(group, { lines }, { quote: quote([[1, 6]]), quotedLines: lines })
}

/** Opens the field, which says how many there are. */
async function openCodes(count: number): Promise<HTMLElement> {
  await userEvent.click(
    await screen.findByRole('button', { name: new RegExp(`^Ajouter un code promo ?${count} pour vous$`) }),
  )
  return screen.getByRole('region', { name: 'Vos codes' })
}

const plain = (element: HTMLElement | null) => element?.textContent?.replaceAll(/[\u00A0\u202F]/g, ' ')

beforeEach(() => {
  asked = 0
})

it('reads the codes that one may use, and applies one by keyboard, saying why it does not apply yet', async () => {
  const why =
    'Pour utiliser le code TABLES50, valable à partir de 600,00 € HT, ajoutez 540,00 € HT de produits de Maison 1.'
  const sent: (string | undefined)[] = []
  serve([
    tables,
    {
      ...tables,
      id: 10,
      code: 'RENTREE',
      label: 'Rentrée',
      rate: 3,
      amount: null,
      minimum: 0,
      endsOn: null,
      usesLeft: null,
      combinable: false,
    },
  ])
  server.use(
    http.post('*/api/cart', async ({ request }) => {
      const { promoCode } = (await request.json()) as { promoCode?: string }
      sent.push(promoCode)
      const blockers = [
        { propertyPath: 'promoCode', code: 'promo_code_minimum', message: why, suppliers: ['/api/users/1'] },
      ]
      return HttpResponse.json(quote([[1, 6]], promoCode ? { promoCode, blockers } : {}))
    }),
  )
  open('restaurant')
  await openStep('customer')
  const yours = await openCodes(2)
  const [first, second] = within(yours).getAllByRole('listitem')
  expect(plain(first ?? null)).toContain('TABLES50 −50,00 €50 € pour les tables')
  expect(plain(first ?? null)).toContain('dès 600,00 € HT · vins de Maison 1 · jusqu’au 11 janv. 2027 · encore 2 fois')
  expect(plain(second ?? null)).toContain('RENTREE −3 %')
  expect(plain(second ?? null)).toContain('vins de Maison 1 · hors prix déjà négociés')
  const user = userEvent.setup()
  within(yours).getByRole('button', { name: 'Utiliser le code TABLES50' }).focus()
  await user.keyboard('{Enter}')
  const form = await screen.findByRole('form', { name: 'Code promo' })
  expect(await within(form).findByText(why)).toBeVisible()
  await waitFor(() => expect(within(form).getByRole('textbox')).toHaveFocus())
  expect(within(form).getByRole('textbox')).toHaveValue('TABLES50')
  expect(sent).toEqual(['TABLES50'])
  // What is in the field is not offered again; the other still is, and takes its place.
  expect(screen.queryByRole('button', { name: 'Utiliser le code TABLES50' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Utiliser le code RENTREE' }))
  await waitFor(() => expect(sent).toEqual(['TABLES50', 'RENTREE']))
})

it('speaks of prices incl. tax to individuals, and names the wines of a code for some', async () => {
  serve([{ ...tables, products: [{ '@id': '/api/products/7', id: 7, name: 'Clos Brantille', reference: 'CLB' }] }])
  open('customer')
  await openStep('customer')
  const yours = await openCodes(1)
  expect(plain(yours)).toContain('dès 600,00 € TTC · Clos Brantille · jusqu’au')
})

it('shows three of many until all are asked for', async () => {
  serve([1, 2, 3, 4].map((id) => ({ ...tables, id, code: `CODE${id}` })))
  open('restaurant')
  await openStep('customer')
  const yours = await openCodes(4)
  expect(within(yours).getAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(within(yours).getByRole('button', { name: 'Voir les 4 codes' }))
  expect(within(yours).getAllByRole('listitem')).toHaveLength(4)
})

it('is not asked for by who orders for others', async () => {
  serve([tables])
  open('supplier')
  await openStep('customer')
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter un code promo' }))
  expect(screen.queryByRole('region', { name: 'Vos codes' })).toBeNull()
  expect(asked).toBe(0)
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { answerAs } from './testing/answers'

const noel = {
  '@id': '/api/borne_promo_codes/3',
  id: 3,
  code: 'NOEL25',
  rate: null as number | null,
  amount: 25 as number | null,
  minimum: 300,
  startsOn: '2026-11-01',
  endsOn: '2026-12-31',
  maxUses: 40,
  maxUsesPerCustomer: 1,
  combinable: true,
  shown: true,
  products: [],
  groups: ['restaurant'],
  status: 'active',
  uses: 2,
  cost: 39.52,
  net: 812.4,
}

const use = {
  '@id': '/api/borne_promo_codes/3/uses#8',
  id: 8,
  orders: [{ '@id': '/api/orders/9', id: 9, number: 'CMD-2026-000009' }],
  amount: 14.52,
  net: 126.84,
  usedAt: '2026-11-20T10:00:00Z',
  givenBackAt: null as string | null,
}

const page = (rows: object[]) => HttpResponse.json({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

const plain = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00A0\u202F]/g, ' ')

let asked = 0

beforeEach(() => {
  asked = 0
  server.use(
    http.get('*/api/borne_promo_codes', () => {
      asked += 1
      return page([noel, { ...noel, id: 4, code: 'RENTREE', rate: 3, amount: null, uses: 0, cost: 0, net: 0 }])
    }),
    http.get('*/api/borne_promo_codes/3/uses', () =>
      page([use, { ...use, '@id': '/api/borne_promo_codes/3/uses#7', id: 7, givenBackAt: '2026-11-22T10:00:00Z' }]),
    ),
  )
})

it('shows a supplier the codes that it bears, and the uses of one that is opened', async () => {
  answerAs('supplier')
  await openScreen('/profile', 'supplier')
  const panel = await screen.findByRole('region', { name: 'Codes promo que vous portez' })
  const first = within(panel).getByRole('button', { name: /NOEL25/ })
  expect(plain(first)).toContain('2 utilisations · 39,52 € à votre charge · 812,40 € HT commandés')
  expect(plain(within(panel).getByRole('button', { name: /RENTREE/ }))).toContain('Pas encore utilisé chez vous')
  expect(within(panel).queryByRole('table')).toBeNull()
  first.focus()
  await userEvent.keyboard('{Enter}')
  expect(first).toHaveAttribute('aria-expanded', 'true')
  expect(plain(panel)).toContain(
    '25,00 € sur tous vos vins · dès 300,00 € d’achat · du 1er nov. 2026 au 31 déc. 2026 · réservé à : CHR · 40 utilisations en tout · 1 par client',
  )
  const uses = await within(panel).findByRole('table', { name: 'Utilisations de NOEL25' })
  const [link] = await within(uses).findAllByRole('link', { name: 'CMD-2026-000009' })
  expect(link).toHaveAttribute('href', '/orders/9')
  expect(plain(uses)).toContain('14,52 €')
  expect(plain(uses)).toContain('126,84 €')
  expect(plain(uses)).toContain('rendue le 22 nov. 2026')
})

it('opens the code that news led to', async () => {
  answerAs('supplier')
  await openScreen('/profile?code=3', 'supplier')
  const code = await screen.findByRole('button', { name: /NOEL25/ })
  expect(code).toHaveAttribute('aria-expanded', 'true')
  expect(code).toHaveFocus()
  expect(screen.getByRole('button', { name: /RENTREE/ })).toHaveAttribute('aria-expanded', 'false')
})

it('is not asked for by who bears none', async () => {
  answerAs('restaurant')
  await openScreen('/profile', 'restaurant')
  expect(screen.queryByRole('region', { name: 'Codes promo que vous portez' })).toBeNull()
  expect(asked).toBe(0)
})

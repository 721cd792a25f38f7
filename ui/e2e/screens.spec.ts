import type { Page } from '@playwright/test'
import { Api } from './support/api'
import { fillCheckout, placeOrder } from './support/carts'
import { picture } from './support/picture'
import { dispatchAt } from './support/records'
import { settled } from './support/settled'
import { buyerOf, expect, signIn, test } from './support/test'
import { chooseFile, wineFile } from './support/wine-files'

interface Screen {
  /** The picture's name in docs/screens. */
  name: string
  path: string
  /** What is done before the picture is taken. */
  act?: (page: Page) => Promise<void>
  /** It goes on waiting: the totals of a cart that is refused. */
  isWaiting?: true
  /** In dark colours, as a device asks for them. */
  isDark?: true
}

const guest: Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  {
    name: 'register-identity',
    path: '/register',
    act: async (page) => {
      await page.getByRole('link', { name: /^CHR/ }).click()
      await page.getByRole('textbox', { name: /^Prénom/ }).fill('Camille')
    },
  },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'forgot-password-used', path: '/forgot-password/used' },
]

const restaurant: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'catalogue', path: '/products/grid' },
  { name: 'catalogue-filtered', path: '/products/grid?colour=%5B%22red%22%5D' },
  {
    name: 'catalogue-nothing',
    path: '/products/grid?search=qqqwww',
    act: (page) => expect(page.getByText('Aucun résultat')).toBeVisible(),
  },
  { name: 'quick-order', path: '/products/grid?view=table' },
  { name: 'product', path: '/products/37' },
  {
    name: 'product-out',
    path: '/products/grid',
    act: async (page) => {
      const buyer = await Api.as('restaurant@millesime.test')
      const [wine] = await buyer.products('tag[]=out_of_stock&itemsPerPage=1')
      await page.goto(`/products/${wine?.id}`)
      await expect(page.getByRole('button', { name: 'M’alerter', exact: true })).toBeVisible()
    },
  },
  { name: 'catalogue-corrected', path: '/products/grid?search=sancere' },
  { name: 'catalogue-dark', path: '/products/grid', isDark: true },
  { name: 'home-dark', path: '/', isDark: true },
  { name: 'cart-dark', path: '/cart/summary', isDark: true },
  { name: 'quotation-ask', path: '/quotations/ask' },
  {
    name: 'waiting',
    path: '/',
    act: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click()
      await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'orders-failing',
    path: '/orders',
    act: async (page) => {
      const isList = (url: URL) => url.pathname === '/api/orders'
      await page.route(isList, (route) => route.fulfill({ status: 500, json: {} }))
      await page.reload()
      await expect(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible()
      await page.unroute(isList)
    },
  },
  { name: 'cart-customer', path: '/cart/customer' },
  { name: 'cart-delivery', path: '/cart/carrier' },
  { name: 'cart-summary', path: '/cart/summary' },
  { name: 'cart-validation', path: '/cart/validation' },
  {
    name: 'cart-drawer',
    path: '/products/grid',
    act: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Panier/ })
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'network', path: '/network' },
  { name: 'profile', path: '/profile' },
  { name: 'profile-identity', path: '/profile/edit' },
  { name: 'profile-addresses', path: '/profile/edit?section=addresses' },
  { name: 'profile-devices', path: '/profile/edit?section=sessions' },
  { name: 'supplier', path: '/suppliers/7' },
  { name: 'not-found', path: '/nulle-part' },
  { name: 'not-allowed', path: '/products/list' },
  {
    name: 'palette',
    path: '/',
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox', { name: 'Rechercher et naviguer' })).toBeFocused()
      await page.keyboard.type('château')
      await expect(page.getByRole('option', { name: /^Château/ }).first()).toBeVisible()
    },
  },
  {
    name: 'keyboard',
    path: '/',
    act: async (page) => {
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

const others: [email: string, screens: Screen[]][] = [
  [
    'fournisseur@millesime.test',
    [
      { name: 'home-supplier', path: '/' },
      { name: 'products', path: '/products/list' },
      { name: 'product-create', path: '/products/create' },
      { name: 'product-edit', path: '/products/52/edit' },
      { name: 'product-label', path: '/products/52/edit', act: openLabel },
      {
        name: 'products-import',
        path: '/products/import',
        act: (page) => chooseFile(page, 'tarif.csv', wineFile(120)),
      },
      { name: 'stock', path: '/products/stock' },
      {
        name: 'stock-counted',
        path: '/products/stock',
        act: async (page) => {
          await page
            .getByRole('textbox', { name: /^En stock/ })
            .first()
            .fill('42')
          await expect(page.getByRole('toolbar', { name: 'Corrections à enregistrer' })).toBeVisible()
        },
      },
      { name: 'stock-product', path: '/products/52/stock' },
      { name: 'quotations', path: '/quotations' },
      { name: 'quotation', path: '/quotations', act: openFirstRow },
      { name: 'samples', path: '/orders/sample-requests' },
      { name: 'price-lists', path: '/products/mercuriale' },
      { name: 'price-list-create', path: '/products/mercuriale/create' },
      { name: 'receipts', path: '/receipts' },
      { name: 'receipt', path: '/receipts', act: openFirstRow },
      { name: 'receipt-create', path: '/receipts/create' },
      { name: 'recoveries', path: '/stock_recoveries' },
      { name: 'recovery', path: '/stock_recoveries', act: openFirstRow },
      { name: 'recovery-create', path: '/stock_recoveries/create' },
      { name: 'lots', path: '/stock_lots' },
      { name: 'lot', path: '/stock_lots', act: openFirstRow },
      { name: 'dispatch-picking', path: '/', act: (page) => openDispatch(page, 'picking') },
      { name: 'dispatch-parcels', path: '/', act: (page) => openDispatch(page, 'parcels') },
      { name: 'dispatch-labels', path: '/', act: (page) => openDispatch(page, 'labels') },
      { name: 'stock-counts', path: '/stock_counts' },
      { name: 'stock-count', path: '/stock_counts?tab=todo', act: openFirstRow },
      { name: 'stock-count-create', path: '/stock_counts/create' },
      {
        name: 'stock-count-tally',
        path: '/stock_counts?tab=open&warehouse=supplier',
        act: async (page) => {
          await openFirstRow(page)
          await page.getByRole('link', { name: 'Compter', exact: true }).click()
          await expect(page.getByText('Chaque scan ajoute')).toBeVisible()
        },
      },
      {
        name: 'receipt-count',
        path: '/receipts?tab=toCount',
        act: async (page) => {
          await openFirstRow(page)
          await page.getByRole('link', { name: 'Compter' }).click()
          await expect(page.getByText('Chaque scan ajoute')).toBeVisible()
        },
      },
      {
        name: 'order-shipments',
        path: '/orders',
        act: async (page) => {
          const supplier = await Api.as('fournisseur@millesime.test')
          const [order] = await supplier.orders('status[]=partially_shipped&itemsPerPage=1')
          await page.goto(`/orders/${order?.id}`)
          await page
            .getByText(/^EXP-\d{4}-\d{6}$/)
            .first()
            .scrollIntoViewIfNeeded()
        },
      },
      { name: 'customers', path: '/customers' },
      { name: 'customer', path: '/customers/3' },
      { name: 'customer-edit', path: '/customers/3/edit' },
      { name: 'customer-create', path: '/customers/create' },
      { name: 'agent', path: '/agents/10' },
      { name: 'network-supplier', path: '/network' },
      { name: 'network-sent', path: '/network?side=sent' },
      {
        name: 'network-accept',
        path: '/network',
        act: async (page) => {
          await page.getByRole('button', { name: 'Accepter…' }).first().click()
          await expect(page.getByRole('dialog')).toBeVisible()
        },
      },
      {
        name: 'network-invite',
        path: '/network',
        act: async (page) => {
          await page.getByRole('button', { name: 'Inviter' }).first().click()
          await expect(page.getByRole('dialog')).toBeVisible()
        },
      },
      {
        name: 'notifications',
        path: '/',
        act: async (page) => {
          await page
            .getByRole('banner')
            .getByRole('button', { name: /^Notifications/ })
            .click()
          await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()).toBeVisible()
        },
      },
      { name: 'profile-supplier', path: '/profile' },
      { name: 'profile-parameters', path: '/profile/edit?section=parameters' },
      { name: 'orders', path: '/orders' },
      {
        name: 'orders-chosen',
        path: '/orders',
        act: async (page) => {
          for (const row of [2, 3, 5]) await page.getByRole('checkbox').nth(row).press('Space')
        },
      },
    ],
  ],
  ['particulier@millesime.test', [{ name: 'catalogue-individual', path: '/products/grid' }]],
  [
    'agent@millesime.test',
    [
      { name: 'home-agent', path: '/' },
      { name: 'suppliers', path: '/suppliers' },
      { name: 'supplier-agent', path: '/suppliers/7' },
      { name: 'network-agent', path: '/network' },
      { name: 'orders-agent', path: '/orders' },
      { name: 'cart-discount', path: '/', act: (page) => discount(page, '1,5') },
      { name: 'cart-discount-refused', path: '/cart/summary', act: (page) => discount(page, '40'), isWaiting: true },
      { name: 'cart-validation-agent', path: '/', act: (page) => discount(page, '1,5', 'validation') },
    ],
  ],
  [
    'admin@millesime.test',
    [
      { name: 'home-admin', path: '/' },
      { name: 'users', path: '/users' },
      {
        name: 'users-chosen',
        path: '/users?tab=processing',
        act: async (page) => {
          for (const row of [1, 2, 4]) await page.getByRole('checkbox').nth(row).press('Space')
        },
      },
      { name: 'user-create', path: '/users/create' },
      { name: 'user-edit', path: '/users/3/edit' },
      { name: 'invoices', path: '/invoices' },
      { name: 'invoice', path: '/invoices', act: openFirstRow },
      { name: 'agreement-frames', path: '/agreement-frames' },
      { name: 'agreement-frame-create', path: '/agreement-frames/create' },
      { name: 'parameters', path: '/parameters' },
      { name: 'promo-codes', path: '/promo-codes' },
      { name: 'promo-code', path: '/promo-codes', act: openFirstRow },
      { name: 'promo-code-create', path: '/promo-codes/create' },
      // Last: it goes on acting.
      {
        name: 'acting',
        path: '/users/3',
        act: async (page) => {
          await page.getByRole('button', { name: 'Agir en tant que' }).click()
          await expect(page.getByRole('region', { name: 'Action au nom d’une autre personne' })).toBeVisible()
          await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
        },
      },
    ],
  ],
  [
    'superadmin@millesime.test',
    [
      {
        name: 'users-journal',
        path: '/users?tab=journal',
        act: async (page) => {
          await changeSomebody()
          await page.reload()
          await expect(page.getByRole('table', { name: 'Journal' })).toBeVisible()
        },
      },
    ],
  ],
]

/** An agent's cart for a customer, with something taken off its second line. */
async function discount(page: Page, rate: string, step = 'summary'): Promise<void> {
  const agent = await buyerOf('agent@millesime.test')
  const customer = (await agent.api.people('/customers')).find(
    ({ status, userGroup }) => status === 'valid' && userGroup.code === 'restaurant',
  )
  if (!customer) throw new Error('the agent has no customer')
  await fillCheckout({ ...customer, api: agent.api, products: agent.products }, agent.products.slice(0, 3))
  await page.goto('/cart/summary')
  const field = page.getByRole('textbox', { name: /^Remise/ }).nth(1)
  await field.fill(rate)
  await field.press('Enter')
  await field.evaluate((input) => input.closest('li')?.scrollIntoView({ block: 'center' }))
  await expect(page.getByText(/^Panier (?:enregistré|à revoir)/).first()).toBeVisible()
  if (step !== 'summary') await page.goto(`/cart/${step}`)
}

/** Opens what the first row of a list is about. */
async function openFirstRow(page: Page): Promise<void> {
  await page.locator('[data-row-link]').first().click()
  await expect(page).toHaveURL(/\/\d+$/)
}

/** Opens what is looked at of a departure. */
async function openDispatch(page: Page, view: string): Promise<void> {
  await page.goto(await dispatchAt(view))
  await expect(page.getByRole('navigation', { name: 'Étapes de l’expédition' })).toBeVisible()
}

/** The public page of a lot, made for it. */
async function openLabel(page: Page): Promise<void> {
  const supplier = await Api.as('fournisseur@millesime.test')
  const lot = `L2026-${page.viewportSize()?.width}`
  const { url } = await supplier.post<{ url: string }>('/products/52/lots', {
    lot,
    ingredients: 'Raisins, acidifiant : acide tartrique, conservateur : sulfites',
    allergens: ['sulfites'],
    energyKj: 318,
    energyKcal: 76,
    fat: 0,
    saturates: 0,
    carbohydrate: 0.4,
    sugars: 0.3,
    protein: 0,
    salt: 0,
  })
  await page.goto(new URL(url, page.url()).pathname)
}

/** Gives the audit trail something to tell. */
async function changeSomebody(): Promise<void> {
  const admin = await Api.as('superadmin@millesime.test')
  const users = ['/api/users/40', '/api/users/60']
  await admin.post('/users/statuses', { users, status: 'blocked', reason: 'Factures impayées' })
  await admin.post('/users/statuses', { users, status: 'valid' })
}

async function show(page: Page, { path, act, isWaiting, isDark }: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : null })
  await page.goto(path)
  await settled(page)
  await act?.(page)
  if (!isWaiting) await settled(page)
}

test.describe('@screens pictures of', () => {
  test.slow()

  test('what guests see', async ({ page }) => {
    for (const screen of guest) {
      await show(page, screen)
      await picture(page, screen.name)
    }
  })

  test('a restaurant at work', async ({ page, enter }) => {
    const buyer = await buyerOf('restaurant@millesime.test')
    const [order = ''] = await placeOrder(buyer, buyer.products.slice(0, 1))
    await fillCheckout(buyer, buyer.products.slice(3, 6))
    await enter(buyer.email)
    const path = order.replace('/api', '')
    const orders: Screen[] = [
      { name: 'order', path },
      { name: 'order-dark', path, isDark: true },
      {
        name: 'order-again',
        path,
        act: async (page) => {
          await page.getByRole('button', { name: 'Recommander' }).click()
          await expect(
            page.getByRole('dialog').getByRole('link', { name: /^(?:Passer commande|Voir le panier)$/ }),
          ).toBeVisible()
        },
      },
    ]
    for (const screen of [...restaurant, ...orders]) {
      await show(page, screen)
      await picture(page, screen.name)
    }
  })

  for (const [email, screens] of others) {
    test(email, async ({ page, context }) => {
      await signIn(context, email)
      for (const screen of screens) {
        await show(page, screen)
        await picture(page, screen.name)
      }
    })
  }
})

import type { Page } from '@playwright/test'
import { Api } from './support/api'
import { accounts } from './support/people'
import { expect, test } from './support/test'

interface Kind {
  kind: string
  list: 'orders' | 'quotations' | 'samples' | 'receipts' | 'recoveries' | 'counts' | 'network' | 'users'
  statuses: string[]
  count: number
}

/** Where what waits in a list is shown, and what the menu, the bell and the list itself call it. */
const screens = {
  orders: { entry: 'Commandes', tab: 'À traiter', rows: 'commande' },
  quotations: { entry: 'Devis', tab: 'À traiter', rows: 'devis' },
  samples: { entry: 'Échantillons', tab: 'À traiter', rows: 'demande' },
  receipts: { entry: 'Réceptions', tab: 'À compter', rows: 'réception' },
  recoveries: { entry: 'Retours de stock', tab: 'À remettre', rows: 'retour' },
  counts: { entry: 'Inventaires', tab: 'À valider', rows: 'inventaire' },
  network: { entry: 'Réseau', tab: '', rows: '' },
  users: { entry: 'Utilisateurs', tab: 'À valider', rows: 'compte|utilisateur' },
} as const

/** How long a screen may take to agree, in ms, before all of it is read again. */
const SOON = 5_000
const soon = expect.configure({ timeout: SOON })

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' }).filter({ visible: true })

/** Thousands are set apart by a space that does not break. */
const shown = (count: number) => count.toLocaleString('fr-FR').replaceAll('\u202F', '\u00A0')

/** How many rows the API lists behind one thing to do. */
async function rowsBehind(api: Api, { list, statuses }: Kind, isBuyer: boolean): Promise<number> {
  const states = statuses.map((status) => `status[]=${status}`).join('&')
  const paths = {
    orders: [`/orders?view=todo&${states}`],
    quotations: [`/quotations?${states}&awaiting=${isBuyer ? 'customer' : 'seller'}`],
    samples: [`/sample_requests?${states}`],
    receipts: [`/receipts?view=todo&${states}`],
    recoveries: [`/stock_recoveries?view=todo&${states}`],
    counts: [`/stock_counts?view=todo&${states}`],
    network: ['/user_parent?awaiting=me', '/user_children?awaiting=me'],
    users: [`/users?${states}`],
  }[list]
  const totals = await Promise.all(
    paths.map(async (path) => (await api.get<{ 'hydra:totalItems': number }>(path))['hydra:totalItems']),
  )
  return totals.reduce((sum, total) => sum + total, 0)
}

/** What waits, as the API counts it: in all, by what there is to do, and by list. */
interface Waiting {
  kinds: Kind[]
  counts: Map<Kind['list'], number>
}

/** Every count is held against the rows behind it. */
async function readWaiting(api: Api, isBuyer: boolean): Promise<Waiting> {
  const { kinds } = await api.get<{ kinds: Kind[] }>('/waiting')
  const counts: Waiting['counts'] = new Map()
  for (const kind of kinds) {
    expect(await rowsBehind(api, kind, isBuyer), kind.kind).toBe(kind.count)
    counts.set(kind.list, (counts.get(kind.list) ?? 0) + kind.count)
  }
  return { kinds, counts }
}

/** Holds the menu, the home screen and the bell against what waits. */
async function holdHome(page: Page, { kinds, counts }: Waiting) {
  await page.goto('/')
  const main = page.getByRole('main')
  const menu = menuOf(page)
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  const words =
    total === 0 ? 'tout est à jour' : total === 1 ? 'un point à traiter' : `${shown(total)} points à traiter`
  await soon(main.getByText(words)).toBeVisible()
  await soon(main.getByRole('region', { name: 'À traiter' }).locator('[data-kind]')).toHaveCount(kinds.length)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const bell = page.getByRole('dialog', { name: 'Notifications' })
  await soon(bell.getByRole('button', { name: 'Toutes' })).toBeVisible()
  for (const [list, { entry }] of Object.entries(screens)) {
    const count = counts.get(list as Kind['list']) ?? 0
    const badge = menu.getByRole('link', { name: new RegExp(`^${entry} ${shown(count)} à traiter$`) })
    await soon(badge).toHaveCount(count > 0 ? 1 : 0)
    if (count === 0) await soon(menu.getByRole('link', { name: new RegExp(`^${entry} .*à traiter$`) })).toHaveCount(0)
    await soon(bell.getByRole('link', { name: `${entry} ${shown(count)}`, exact: true })).toHaveCount(count > 0 ? 1 : 0)
  }
  await page.keyboard.press('Escape')
}

/** Holds the orders under way on the home screen against the tab they are behind. */
async function holdUnderWay(page: Page) {
  await page.goto('/')
  const main = page.getByRole('main')
  const underWay = main.getByRole('link', { name: 'Commandes en cours' })
  const figure = (await underWay.locator('xpath=following-sibling::*[1]').textContent()) ?? ''
  await underWay.click()
  await soon(main.getByRole('button', { name: /^En cours/ })).toHaveText(`En cours${figure}`)
  await soon(main.getByText(new RegExp(`^${figure === '0' ? 'Aucune' : figure} commandes?$`))).toBeVisible()
}

/** Holds what a list shows as waiting against its count. */
async function holdList(page: Page, list: Kind['list'], count: number) {
  const { entry, tab, rows } = screens[list]
  await page.goto('/')
  await menuOf(page)
    .getByRole('link', { name: new RegExp(`^${entry}( |$)`) })
    .click()
  const main = page.getByRole('main')
  if (list === 'network') {
    await soon(main.getByRole('region', { name: /invitation/i }).getByRole('listitem')).toHaveCount(count)
    return
  }
  await main.getByRole('button', { name: new RegExp(`^${tab}\\s*${shown(count)}$`) }).click({ timeout: SOON })
  await soon(main.getByText(new RegExp(`^${shown(count)} (${rows})s?$`))).toBeVisible()
}

/** Other tests of this run order, quote and answer meanwhile: a screen that does not agree yet is read again, with its count. */
for (const { email, chip } of accounts) {
  test(`${chip}: what waits is counted alike on every screen, as many as its rows`, async ({ page, enter }) => {
    const api = await Api.as(email)
    const isBuyer = !['Fournisseur', 'Agent commercial', 'Admin', 'Super Admin'].includes(chip)
    const agreed = (hold: (waiting: Waiting) => Promise<void>) =>
      expect(async () => hold(await readWaiting(api, isBuyer))).toPass()
    await enter(email)
    await agreed((waiting) => holdHome(page, waiting))
    await expect(() => holdUnderWay(page)).toPass()
    const { kinds } = await api.get<{ kinds: Kind[] }>('/waiting')
    for (const list of new Set(kinds.map((kind) => kind.list)))
      await agreed(async ({ kinds: waiting, counts }) => {
        // What is late stands in a tab of its own.
        const counted = waiting.find(({ kind }) => kind === 'receipt_count')?.count
        const count = list === 'receipts' ? counted : counts.get(list)
        if (count) await holdList(page, list, count)
      })
  })
}

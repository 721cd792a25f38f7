import type { Locator, Page } from '@playwright/test'
import { placeOrder } from './support/carts'
import { makeSeller } from './support/products'
import { settled } from './support/settled'
import { SIZES } from './support/sizes'
import { expect, test } from './support/test'
import { chooseFile, wineFile } from './support/wine-files'

// What only the browser's layout and colours decide.

const styleOf = (one: Locator, property: string) =>
  one.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox()
  if (!box) throw new Error('it is not drawn')
  return box
}

async function open(page: Page, path: string, size: keyof typeof SIZES): Promise<void> {
  await page.setViewportSize(SIZES[size])
  await page.goto(path)
  await settled(page)
}

test('the field in use looks unlike one that is refused', async ({ page }) => {
  await page.goto('/login')
  const [email, password] = [
    page.getByRole('textbox', { name: /^Adresse e-mail/ }),
    page.getByRole('textbox', { name: 'Mot de passe' }),
  ]
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(email).toBeFocused()
  await email.fill('camille@exemple.fr')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  const [used, refused] = [await styleOf(email, 'border-color'), await styleOf(password, 'border-color')]
  expect(refused).toBe('rgb(176, 0, 32)')
  expect(used).not.toBe(refused)
  expect(await styleOf(email, 'box-shadow')).not.toContain('176, 0, 32')
})

test('every dialog has the title of a page', async ({ page, buyer, enter }) => {
  const [product] = buyer.products
  if (!product) throw new Error('nothing is sold')
  const [order = ''] = await placeOrder(buyer, [product])
  await enter(buyer.email)
  await open(page, order.replace('/api', ''), 'desktop')
  const heading = await styleOf(page.getByRole('heading', { level: 1 }), 'font-family')
  const titles = async (openIt: () => Promise<void>) => {
    await openIt()
    const title = page.getByRole('dialog').locator('.mantine-Modal-title, .mantine-Drawer-title')
    await expect(title).toBeVisible()
    const look = [await styleOf(title, 'font-family'), await styleOf(title, 'font-size')]
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    return look
  }
  const looks = [
    await titles(() => page.keyboard.press('?')),
    await titles(() => page.getByRole('button', { name: 'Recommander' }).click()),
    await titles(async () => {
      await page.getByRole('button', { name: 'Autres actions' }).click()
      await page.getByRole('menuitem').first().click()
    }),
  ]
  expect(looks).toEqual(looks.map(() => [heading, '20px']))
})

test('an order uses its width, and its buttons stand beside its number', async ({ page, buyer, enter }) => {
  const [product] = buyer.products
  if (!product) throw new Error('nothing is sold')
  const [order = ''] = await placeOrder(buyer, [product])
  await enter(buyer.email)
  await open(page, order.replace('/api', ''), 'desktop')
  const title = await boxOf(page.getByRole('heading', { level: 1 }))
  const print = await boxOf(page.getByRole('button', { name: 'Imprimer' }))
  expect(print.y, 'the buttons follow below the title').toBeLessThan(title.y + title.height)
  const panels = ['Suivi', 'Livraison']
  for (const name of panels)
    expect((await boxOf(page.getByRole('region', { name }))).x, `${name} is beside the lines`).toBeGreaterThan(900)

  await page.setViewportSize(SIZES.tablet)
  const lines = page.getByRole('table').first()
  await expect.poll(async () => (await boxOf(lines)).width).toBeGreaterThan(860)
  const name = page.getByRole('link', { name: new RegExp(product.name) }).first()
  expect((await boxOf(name)).height, 'the name of a wine on many lines').toBeLessThan(50)
})

test('what is done with a person stands beside its name, the usual act last', async ({ page, enter }) => {
  await enter('fournisseur@millesime.test')
  await open(page, '/customers/3', 'desktop')
  const title = await boxOf(page.getByRole('heading', { level: 1 }))
  const acts = page.getByRole('main').locator('[class*=_actions_]').first().locator('a, button')
  const places = await Promise.all((await acts.all()).map(boxOf))
  expect(places.length).toBeGreaterThan(1)
  for (const { y } of places) expect(y).toBeLessThan(title.y + title.height + 24)
  const usual = await boxOf(page.getByRole('button', { name: 'Commander pour ce client' }))
  expect(usual.x).toBe(Math.max(...places.map(({ x }) => x)))
})

test('figures of a row stand side by side, and the year fills its panel', async ({ page, enter }) => {
  await enter('fournisseur@millesime.test')
  await open(page, '/', 'mobile')
  const figures = page.getByRole('main').locator('[class*=_tile_] [class*=_value_]')
  await expect(figures).toHaveCount(4)
  const tops = await figures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect([tops[0], tops[2]]).toEqual([tops[1], tops[3]])

  await page.setViewportSize(SIZES.desktop)
  const panel = page.getByRole('region', { name: /^Ventes/ }).first()
  const chart = panel.locator('svg').last()
  await expect
    .poll(async () => {
      const [outer, inner] = [await boxOf(panel), await boxOf(chart)]
      return outer.y + outer.height - inner.y - inner.height
    })
    .toBeLessThan(60)
})

/** The words of one column, or of the controls above a list, that are cut. */
const cut = (page: Page, head: string) =>
  page.evaluate((name) => {
    const heads = [...document.querySelectorAll('main thead tr > *')]
    const at = heads.findIndex(({ textContent }) => textContent?.startsWith(name))
    if (at < 0) return [`no column ${name}`]
    return [...document.querySelectorAll(`main tbody tr > :nth-child(${at + 1})`)]
      .flatMap((cell) => [cell, ...cell.querySelectorAll('*')])
      .filter((one) => getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1)
      .map(({ textContent }) => textContent)
  }, head)

test('states, dates and what comes next are told whole in lists', async ({ page, enter }) => {
  await enter('fournisseur@millesime.test')
  for (const [path, heads] of [
    ['/orders', ['Statut', 'Date']],
    ['/orders/sample-requests', ['Statut', 'Suite']],
    ['/products/stock', ['À la vente', 'En stock']],
  ] as const) {
    await open(page, path, 'desktop')
    await expect(page.locator('[data-row-link]').first()).toBeVisible()
    for (const head of heads) expect.soft(await cut(page, head), `${path}, ${head}`).toEqual([])
  }
  for (const field of await page.getByRole('combobox').all()) {
    const [whole, shown] = await field.evaluate((input) => [input.scrollWidth, input.clientWidth])
    expect.soft(whole, await field.inputValue()).toBeLessThanOrEqual(shown ?? 0)
  }
})

test('words that are cut are told whole beside the pointer', async ({ page, enter }) => {
  await enter('fournisseur@millesime.test')
  await open(page, '/', 'desktop')
  const things = page.getByRole('region', { name: 'À traiter' }).locator('[class*=_name_]')
  await expect(things.first()).toBeVisible()
  const cutOnes = await things.evaluateAll((all) =>
    all.flatMap((one, index) => (one.scrollWidth > one.clientWidth ? [index] : [])),
  )
  expect(cutOnes.length).toBeGreaterThan(0)
  const one = things.nth(cutOnes[0] ?? 0)
  await one.hover()
  await expect(one).toHaveAttribute('title', (await one.textContent()) ?? '')
})

test('the foot of an import is as dark as the menu', async ({ page, enter }, { project, retry }) => {
  const { person } = await makeSeller(`pied-${project.name}-${retry}-${Date.now()}`)
  await enter(person.email)
  await open(page, '/products/import', 'desktop')
  await chooseFile(page, 'tarif.csv', wineFile(3))
  const ground = (one: Locator) =>
    one.evaluate((element) => {
      let under: Element | null = element.parentElement
      while (under && getComputedStyle(under).backgroundColor === 'rgba(0, 0, 0, 0)') under = under.parentElement
      return under && getComputedStyle(under).backgroundColor
    })
  const foot = await ground(page.getByRole('button', { name: 'Contrôler 3 lignes' }))
  expect(foot).toBe(await ground(page.getByRole('navigation', { name: 'Menu principal' })))
})

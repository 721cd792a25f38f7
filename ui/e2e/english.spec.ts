import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { fillCheckout } from './support/carts'
import { expect, test } from './support/test'

type Texts = { [key: string]: string | Texts }

const folder = fileURLToPath(new URL('../src/locales/', import.meta.url))

function textsOf(locale: string): string[] {
  const flat = (texts: Texts): string[] =>
    Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : flat(text)))
  return readdirSync(`${folder}${locale}`).flatMap((name) =>
    flat(JSON.parse(readFileSync(`${folder}${locale}/${name}`, 'utf8')) as Texts),
  )
}

/** Sentences of the French texts that English does not share; those with values in them are not looked for. */
const english = new Set(textsOf('en'))
const french = new Set(textsOf('fr').filter((text) => !text.includes('{{') && !english.has(text)))

/** Names, products and notes come from the demonstration, in French in every language. */
async function frenchIn(page: Page, names: string[] = []): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('[lang=fr]')) texts.push(node.textContent?.trim() ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      if (element.closest('[lang=fr]')) continue
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '')
    }
    return texts
  })
  return shown.filter((text) => french.has(text) && !names.includes(text))
}

test.describe('In English (R-2.100, R-9.042)', () => {
  test('no page speaks French', async ({ page, buyer, enter }) => {
    test.slow()
    await fillCheckout(buyer, buyer.products.slice(0, 2))
    await page.goto('/en/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.waitForLoadState('networkidle')
    expect.soft(await frenchIn(page), '/en/login').toEqual([])
    await enter(buyer.email)
    const names = buyer.addresses.map(({ label }) => label)
    for (const path of [
      '',
      '/products/grid',
      '/products/grid?view=table',
      '/products/37',
      '/orders',
      '/cart/customer',
      '/cart/carrier',
      '/cart/summary',
      '/cart/validation',
      '/profile',
    ]) {
      await page.goto(`/en${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await frenchIn(page, names), path).toEqual([])
      await expect(page).toHaveURL(`/en${path}`)
    }
  })

  test('the language is changed where one stands, and remembered for a year (R-2.102, R-2.103)', async ({
    page,
    context,
    enter,
  }) => {
    await enter('restaurant@millesime.test')
    await page.goto('/orders?page=2')
    await page.getByRole('button', { name: /^Compte de/ }).click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/orders?page=2')
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
    expect(cookie?.value).toBe('en')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)
  })
})

test.describe('A browser in English', () => {
  test.use({ locale: 'en-GB' })

  test('is led to /en from the root alone (R-2.101, R-2.104)', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    await page.goto('/')
    await expect(page).toHaveURL(/\/en\/login/)
  })
})

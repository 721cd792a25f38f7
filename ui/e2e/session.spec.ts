import { PASSWORD } from './support/api'
import { accounts } from './support/people'
import { expect, test } from './support/test'

const [restaurant] = accounts

const isProducts = ({ pathname }: URL) => pathname === '/api/products'

test.describe('Signing in', () => {
  test('@phone one click on a chip signs in (R-4.037, R-4.038)', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: restaurant.chip, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  })

  test('@daily @phone @daily-phone the form signs in, and says what is missing (R-2.001)', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText('Le champ est obligatoire').first()).toBeVisible()
    await page.getByLabel('Adresse e-mail').fill('caviste@millesime.test')
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Bastien' })).toBeVisible()
  })

  test('a wrong password is refused in words, and the e-mail stays', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Adresse e-mail').fill('caviste@millesime.test')
    await page.getByLabel('Mot de passe', { exact: true }).fill('Millesime#1999')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveText(
      'Identifiants invalides.',
    )
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue('caviste@millesime.test')
    await expect(page).toHaveURL('/login')
  })

  test('a guest who asks for a page signs in first and then gets it (R-2.005, R-2.095)', async ({ page }) => {
    await page.goto('/orders?page=2')
    await expect(page).toHaveURL(/\/login\?redirect=%2Forders%3Fpage%3D2$/)
    await page.getByRole('button', { name: restaurant.chip, exact: true }).click()
    await expect(page).toHaveURL('/orders?page=2')
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible()
  })

  for (const target of ['https://example.org/', '//example.org/', '/\\example.org', 'javascript:alert(1)']) {
    test(`signing in never leads to ${target}`, async ({ page }) => {
      await page.goto(`/login?redirect=${encodeURIComponent(target)}`)
      await page.getByRole('button', { name: restaurant.chip, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
      await expect(page).toHaveURL('/')
    })
  }

  test('who is signed in has no business on /login', async ({ page, enter }) => {
    await enter(restaurant.email)
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

test.describe('Signing out', () => {
  test('@daily /logout ends the session for good (R-2.003, R-2.096, R-2.098)', async ({ page, context, enter }) => {
    await enter(restaurant.email)
    await page.goto('/')
    await page.getByRole('button', { name: `Compte de ${restaurant.name}` }).click()
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('refresh_token')
    await page.goto('/orders')
    await expect(page).toHaveURL(/\/login\?redirect=/)
  })

  test('signing out in one tab signs the others out', async ({ page, context, enter }) => {
    await enter(restaurant.email)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille')
    const other = await context.newPage()
    await other.goto('/logout')
    await expect(page).toHaveURL(/\/login/)
  })
})

test.describe('A session that runs out', () => {
  test('an old token is renewed without a word (R-4.040, R-4.041)', async ({ page, enter }) => {
    await enter(restaurant.email)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille')
    await page.clock.setSystemTime(Date.now() + 31 * 60_000)
    const renewed = page.waitForResponse('**/api/token/refresh')
    await page.getByRole('link', { name: 'Catalogue', exact: true }).first().click()
    expect((await renewed).status()).toBe(200)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })

  test('a refused token gives way to a fresh one, and the retry works', async ({ page, enter }) => {
    await enter(restaurant.email)
    // A screen that is drawn anew asks again by itself: refused until somebody reads that it was.
    let isRefusing = true
    let refused = 0
    await page.route(isProducts, (route) => {
      if (!isRefusing) return route.continue()
      refused += 1
      return route.fulfill({ status: 401, json: { code: 401, message: 'Expired JWT Token' } })
    })
    const renewed = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/token/refresh') && answer.ok() && refused > 0,
    )
    await page.goto('/products/grid')
    await renewed
    const again = page.getByRole('button', { name: 'Réessayer' })
    await expect(again).toBeVisible()
    isRefusing = false
    await again.click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL('/products/grid')
  })

  test('@daily when nothing can be renewed, the page waits behind the sign-in (R-4.043, R-8.005, R-8.006)', async ({
    page,
    context,
    enter,
  }) => {
    await enter(restaurant.email)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille')
    await context.clearCookies({ name: 'refresh_token' })
    await page.clock.setSystemTime(Date.now() + 31 * 60_000)
    // Nothing of the person's leaves any more but the question for a token; what guests read may.
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && pathname !== '/api/demo/accounts') calls.push(pathname)
    })
    await page.getByRole('link', { name: 'Catalogue', exact: true }).first().click()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fproducts/)
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    expect(calls).toEqual(['/api/token/refresh'])
    await page.clock.setSystemTime(Date.now())
    await page.getByRole('button', { name: restaurant.chip, exact: true }).click()
    await expect(page).toHaveURL('/products/grid')
  })

  test('a call without a token says so and leads to the sign-in (R-8.002, R-8.003)', async ({ page, enter }) => {
    await enter(restaurant.email)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille')
    await page.route(isProducts, (route) =>
      route.fulfill({ status: 401, json: { code: 401, message: 'JWT Token not found' } }),
    )
    await page.getByRole('link', { name: 'Catalogue', exact: true }).first().click()
    await expect(page).toHaveURL(/\/login/)
    await expect(
      page.getByRole('alert').filter({ hasText: 'Session expirée, veuillez vous reconnecter' }),
    ).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import type { Product } from './api'
import { button } from './network'
import { expect } from './test'

/** A product's page, and its button for the cart. */
export async function addToCart(page: Page, product: Product): Promise<void> {
  await page.goto(`/products/${product.id}`)
  await button(page, 'Ajouter au panier').click()
  await expect(
    page
      .getByText('Panier enregistré')
      .or(page.getByRole('link', { name: 'Voir le panier' }))
      .first(),
  ).toBeVisible()
}

/** From the first step of the cart to the third. */
export async function toSummary(page: Page): Promise<void> {
  await page.goto('/cart/customer')
  await button(page, /^Continuer/).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Mode de livraison' })).toBeVisible()
  await page.getByRole('radio').first().click()
  await expect(page.getByRole('radio', { checked: true })).toBeVisible()
  await button(page, /^Continuer/).click()
  await expect(page).toHaveURL('/cart/summary')
  await expect(page.getByText('Panier enregistré').filter({ visible: true })).toBeVisible()
}

/** Accepts the terms of sale and places the order; leaves the page on what was placed. */
export async function acceptAndOrder(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /conditions générales de vente/ }).check()
  const order = button(page, /^Valider/)
  await expect(order).toBeEnabled()
  await order.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Commande passée' })).toBeVisible()
}

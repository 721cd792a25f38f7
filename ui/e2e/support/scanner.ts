import type { Page } from '@playwright/test'
import type { Api } from './api'

/** What a scanner does: it types and presses Enter, whatever is on screen. */
export async function scan(page: Page, ean: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.type(ean)
    await page.keyboard.press('Enter')
  }
}

const EAN_WEIGHTS = [1, 3]

/** A barcode of its own for each number: twelve figures and their check figure. */
export function eanOf(number: number): string {
  const figures = `3760002${String(number).padStart(5, '0')}`
  const sum = [...figures].reduce((all, figure, at) => all + Number(figure) * (EAN_WEIGHTS[at % 2] ?? 1), 0)
  return `${figures}${(10 - (sum % 10)) % 10}`
}

/** Gives the wines of a supplier their barcodes, and what else is told. */
export async function code(api: Api, wines: { id: number; version: number }[], also: object = {}): Promise<string[]> {
  const eans = wines.map((_, at) => eanOf(at + 1))
  for (const [at, { id, version }] of wines.entries())
    await api.patch(`/products/${id}`, { version, ean: eans[at], ...also })
  return eans
}

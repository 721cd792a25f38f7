import { expect, type Page, test } from '@playwright/test'
import { unreadableByDark, violations } from './axe'
import { isFull } from './full'
import { settled } from './settled'

/** The screens that the projects of playwright.config.ts have. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  mobile: { width: 390, height: 844 },
}

export type Size = keyof typeof SIZES

/** The size of the running test's project. */
export const sizeOfProject = () => test.info().project.name as Size

/** Pixels by which a page is wider than its screen. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The page is no wider than its screen; what floats finds its place a moment after the window has changed. */
const isWithin = (page: Page, what: string, size: Size) =>
  expect
    .configure({ soft: true })
    .poll(() => overflowOf(page), { message: `${what} is wider than the screen (${size})` })
    .toBeLessThanOrEqual(0)

/** What a smaller screen shows otherwise is drawn at once. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(SIZES[size])
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/**
 * Looks at a page at every size. One load is enough: the layout follows the width of the window. In the whole run each
 * project has its own device, and looks at its own size alone.
 */
export async function atEachSize(page: Page, look: (size: Size) => Promise<void>): Promise<void> {
  if (isFull) return look(sizeOfProject())
  for (const size of Object.keys(SIZES) as Size[]) {
    await resize(page, size)
    await look(size)
  }
  await resize(page, 'desktop')
}

/** The page is no wider than its screen, at every size. */
export async function fits(page: Page, what: string): Promise<void> {
  await atEachSize(page, (size) => isWithin(page, what, size))
}

/** The page is no wider than its screen and axe finds nothing, in dark colours too; a tablet has the desktop's parts, which the whole run looks at there too. */
export async function isSound(page: Page, what: string): Promise<void> {
  await atEachSize(page, async (size) => {
    await settled(page)
    await isWithin(page, what, size)
    if (isFull || size !== 'tablet') expect.soft(await violations(page), `${what} (${size})`).toEqual([])
    if (isFull || size === 'desktop') expect.soft(await unreadableByDark(page), `${what} by dark (${size})`).toEqual([])
  })
}

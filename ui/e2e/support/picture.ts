import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../../../docs/screens/', import.meta.url))

/** Bytes that a picture in the repository may take. */
const LARGEST = 150_000

/** Keeps what the page shows as docs/screens/NAME-WIDTH.png, with a palette: a third of the browser's own file. */
export async function picture(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  const png = await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer()
  expect(png.length, `${name} at ${width}`).toBeLessThanOrEqual(LARGEST)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}${name}-${width}.png`, png)
  test.info().annotations.push({ type: 'picture', description: `${name}-${width}.png` })
}

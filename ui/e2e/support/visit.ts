import { brotliCompressSync, constants } from 'node:zlib'
import { expect, type Page, type Request } from '@playwright/test'
import { kilobytes } from '../../weight/chunks.ts'
import { settled } from './settled'

/** What opening a page asked for: kilobytes after gzip, and how many requests. */
export interface Visit {
  /** JavaScript, texts included. */
  visit: number
  /** The JavaScript again, as the server packs it for browsers that take brotli. */
  brotli: number
  css: number
  fonts: number
  requests: number
}

/** Files carry their content's hash in their names: each is weighed once in a run. */
const weighed = new Map<string, { gzip: number; brotli: number; raw: number }>()

async function weigh(page: Page, url: string) {
  const known = weighed.get(url)
  if (known) return known
  const body = await (await page.request.get(url)).body()
  // The level that the server uses for files (platform/api/static.go).
  const brotli = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  const weight = { gzip: kilobytes(body), brotli: brotli.length / 1000, raw: body.length / 1000 }
  weighed.set(url, weight)
  return weight
}

/** Waits until the page has nothing left to do: it drew several times, and no timer or effect asked for more. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((done) => requestAnimationFrame(done))
      await new Promise((done) => requestIdleCallback(done))
    }
  })

/** Opens an address and notes everything it asks for until it is idle, before anybody touches it. */
export async function visit(page: Page, address: string): Promise<Visit> {
  const asked: string[] = []
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    asked.push(request.url())
    underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  page.on('response', (response) => {
    // News are streamed for as long as the page is open.
    if (response.headers()['content-type']?.includes('event-stream')) underWay.delete(response.request())
  })

  // The pointer rests in the corner of a new document, on the logo: its page would be fetched, though nobody touched anything.
  await page.addInitScript(() => addEventListener('mouseover', (event) => event.stopImmediatePropagation(), true))
  await page.goto(address)
  await settled(page)
  let before: number
  do {
    before = asked.length
    await expect.poll(() => underWay.size).toBe(0)
    await rest(page)
  } while (asked.length > before)

  const files = [...new Set(asked.filter((url) => /\/(?:assets|fonts)\//.test(url)))]
  const sum = async (kind: RegExp, coding: 'gzip' | 'brotli' | 'raw') => {
    const weights = await Promise.all(files.filter((url) => kind.test(url)).map((url) => weigh(page, url)))
    return weights.reduce((total, weight) => total + weight[coding], 0)
  }
  return {
    visit: await sum(/\.js$/, 'gzip'),
    brotli: await sum(/\.js$/, 'brotli'),
    css: await sum(/\.css$/, 'gzip'),
    fonts: await sum(/\.woff2$/, 'raw'),
    requests: asked.length,
  }
}

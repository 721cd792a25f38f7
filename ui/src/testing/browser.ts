import { vi } from 'vitest'

/** What jsdom lacks: a wide screen that never changes its size. */
export function standInForBrowser(): void {
  const media = (query: string) => ({
    // Nothing moves in tests: jsdom cannot animate.
    matches: query.includes('reduced-motion'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('matchMedia', media)
  // Text areas that grow measure themselves again once fonts are there.
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { addEventListener: () => undefined, removeEventListener: () => undefined },
  })
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
}

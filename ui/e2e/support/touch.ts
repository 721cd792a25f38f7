import type { Locator, Page } from '@playwright/test'

/** The side of the smallest thing that a finger hits for sure, in pixels. */
const LEAST = 44

/**
 * What is pressed and is smaller than a finger needs. The area counts: what a label, a covering link or a pseudo-element
 * adds to a control belongs to it. Links inside of sentences are as high as their line.
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const isClipped = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath !== 'none' || isClipped(one.parentElement))
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(one).pointerEvents !== 'none' &&
      !isClipped(one)
    const added = (one: Element) =>
      ['::before', '::after'].map((part) => {
        const style = getComputedStyle(one, part)
        const isThere = style.content !== 'none' && style.position === 'absolute'
        return isThere ? { width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) } : null
      })
    const areas = (one: Element) => [
      one.getBoundingClientRect(),
      ...added(one),
      ...(one instanceof HTMLInputElement
        ? [one.closest('label'), one.closest('.mantine-Input-wrapper'), ...(one.labels ?? [])]
        : []
      ).map((around) => around?.getBoundingClientRect() ?? null),
    ]
    const isInSentence = (one: Element) =>
      one.matches('a') &&
      getComputedStyle(one).display === 'inline' &&
      (one.parentElement?.textContent?.trim().length ?? 0) > (one.textContent?.trim().length ?? 0)
    const controls = document.querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=menuitem], [role=tab]',
    )
    return [...controls]
      .filter(
        (one) => isShown(one) && !isInSentence(one) && !one.closest('[aria-hidden=true]') && !one.matches(':disabled'),
      )
      .filter((one) => {
        const found = areas(one).filter((area) => area !== null)
        const side = (name: 'width' | 'height') => Math.max(...found.map((area) => Math.round(area[name])))
        return side('height') < least || (one.matches('a, button') && !one.textContent?.trim() && side('width') < least)
      })
      .map((one) => {
        const { width, height } = one.getBoundingClientRect()
        const name = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40) ?? ''
        return `${Math.round(width)} × ${Math.round(height)} ${one.tagName.toLowerCase()} ${name} .${one.className}`
      })
      .filter((text, at, all) => all.findIndex((other) => other.slice(0, 24) === text.slice(0, 24)) === at)
  }, LEAST)

/**
 * Presses with a finger on a touch screen, by the keyboard elsewhere. A mouse would stay where it clicked, and a toast that
 * comes under it would wait for it to leave.
 */
export const presser = (hasTouch: boolean) => (target: Locator) => (hasTouch ? target.tap() : target.press('Enter'))

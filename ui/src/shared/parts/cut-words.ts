import type { PointerEvent } from 'react'

const isCut = (element: HTMLElement) =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis'

/** Words that "…" cuts are told whole beside the pointer; those that fit need no title, and lose the one they were given. */
export function tellCutWords({ target, currentTarget }: PointerEvent<HTMLElement>): void {
  let element = target instanceof HTMLElement ? target : null
  while (element && element !== currentTarget && !isCut(element)) {
    if (element.dataset.cut !== undefined) {
      element.removeAttribute('title')
      delete element.dataset.cut
    }
    element = element.parentElement
  }
  if (!element || element === currentTarget || (element.title && element.dataset.cut === undefined)) return
  element.title = element.textContent
  element.dataset.cut = ''
}

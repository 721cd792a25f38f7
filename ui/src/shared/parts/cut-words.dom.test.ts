import type { PointerEvent } from 'react'
import { expect, it } from 'vitest'
import { tellCutWords } from './cut-words'

/** A name in a cell, as wide as told; happy-dom lays nothing out. */
function cellOf(words: number, room: number) {
  document.body.innerHTML =
    '<main><span style="text-overflow: ellipsis"><a href="/orders/1">Comptoir Boréal Distribution</a></span></main>'
  const cell = document.querySelector('span') as HTMLElement
  Object.defineProperties(cell, {
    scrollWidth: { get: () => words },
    clientWidth: { get: () => room, configurable: true },
  })
  return cell
}

const pointAt = (cell: HTMLElement) =>
  tellCutWords({
    target: cell.firstElementChild,
    currentTarget: document.querySelector('main'),
  } as unknown as PointerEvent<HTMLElement>)

it('tells whole what is cut', () => {
  const cell = cellOf(240, 120)
  pointAt(cell)
  expect(cell.title).toBe('Comptoir Boréal Distribution')
})

it('leaves alone what fits, and what has a title of its own', () => {
  const fitting = cellOf(120, 120)
  pointAt(fitting)
  expect(fitting.hasAttribute('title')).toBe(false)
  const named = cellOf(240, 120)
  named.title = 'Livrée le 3 mars'
  pointAt(named)
  expect(named.title).toBe('Livrée le 3 mars')
})

it('takes back what it told once the words have room', () => {
  const cell = cellOf(240, 120)
  pointAt(cell)
  Object.defineProperty(cell, 'clientWidth', { get: () => 300 })
  pointAt(cell)
  expect(cell.hasAttribute('title')).toBe(false)
})

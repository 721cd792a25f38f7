import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Slide } from './Slide'

const animate = vi.fn()

function answerCalm(isCalm: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
}

beforeEach(() => {
  animate.mockClear()
  answerCalm(false)
  Element.prototype.animate = animate
})

/** How far left of its place a frame stands, in pixels. */
const offset = (frame: Keyframe) => Number(/translateX\((-?\d+)px\)/.exec(String(frame.transform))?.[1] ?? 0)

it('R-2.079 a new step comes in from the left, towards the right', () => {
  const { rerender } = render(<Slide on="/cart/customer">{null}</Slide>)
  rerender(<Slide on="/cart/carrier">{null}</Slide>)
  const [frames] = animate.mock.calls[0] as [Keyframe[]]
  const [first, last] = [frames[0] ?? {}, frames.at(-1) ?? {}]
  expect(offset(first)).toBeLessThan(offset(last))
  expect(last.transform).toBe('none')
})

it('the first page and a filter stay still', () => {
  const { rerender } = render(<Slide on="/orders">{null}</Slide>)
  rerender(<Slide on="/orders">{null}</Slide>)
  expect(animate).not.toHaveBeenCalled()
})

it('those who ask for calm get it', () => {
  answerCalm(true)
  const { rerender } = render(<Slide on="/cart/customer">{null}</Slide>)
  rerender(<Slide on="/cart/carrier">{null}</Slide>)
  expect(animate).not.toHaveBeenCalled()
})

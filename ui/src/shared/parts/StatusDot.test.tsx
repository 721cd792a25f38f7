import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { OrderStatusDot } from './StatusDot'

it.each([
  ['processing', 'attention'],
  ['shipped', 'done'],
  ['incident', 'error'],
  ['canceled', 'neutral'],
] as const)('an order that is %s has the colour of %s, and a word', async (status, tone) => {
  await renderPart(<OrderStatusDot status={status} />)
  const dot = screen.getByTestId('part').querySelector(`[data-tone="${tone}"]`)
  expect(dot).toHaveTextContent(/^\p{Lu}\p{L}+/u)
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { PriceTrace } from './PriceTrace'
import type { TraceStep } from './trace-of'

const trace: TraceStep[] = [
  { step: 'list', label: 'Prix tarif', rate: null, priceBefore: 12.4, priceAfter: 12.4, until: null, amount: 0 },
  {
    step: 'permanent',
    label: 'Remise permanente',
    rate: 5,
    priceBefore: 12.4,
    priceAfter: 11.78,
    until: '2026-12-31',
    amount: 0,
  },
]

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Pourquoi ce prix ? Morgon' }))

it('explains a price when asked, down to the net', async () => {
  const onOpen = vi.fn()
  await renderPart(<PriceTrace trace={trace} product="Morgon" onOpen={onOpen} />)
  expect(onOpen).not.toHaveBeenCalled()
  await ask()
  expect(onOpen).toHaveBeenCalledOnce()
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/−5\s%/)).toBeVisible()
  expect(within(dialog).getByText(/^jusqu’au 31\sdéc\.\s2026$/)).toBeVisible()
  expect(within(dialog).getByText('Votre prix net').closest('div')).toHaveTextContent(/11,78\s€$/)
})

it('waits for an explanation that is on its way', async () => {
  await renderPart(<PriceTrace trace={undefined} product="Morgon" />)
  await ask()
  expect(await screen.findByRole('status', { name: 'Chargement' })).toBeVisible()
})

it('is not there for a price that nothing changed', async () => {
  await renderPart(<PriceTrace trace={[]} product="Morgon" />)
  expect(screen.queryByRole('button')).toBeNull()
})

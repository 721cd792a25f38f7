import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Franco } from '~/api/types'
import { renderPart } from '~/testing/render-part'
import { FrancoGauge } from './FrancoGauge'

const franco: Franco = {
  value: 400,
  quantity: null,
  currentValue: 300,
  currentQuantity: 24,
  missingValue: 100,
  missingQuantity: null,
  reached: false,
}

const show = (own: Partial<Franco>) =>
  renderPart(<FrancoGauge franco={{ ...franco, ...own }} supplier="Maison Delorme" />)

const gauge = () => screen.getByRole('progressbar', { name: 'Franco de port chez Maison Delorme' })

it('says how much is missing, and how far it is', async () => {
  await show({})
  expect(screen.getByText(/Plus que 100,00\s€ avant le franco/)).toBeVisible()
  expect(gauge()).toHaveAttribute('aria-valuenow', '75')
})

it('is full once the limit is reached, whichever it is', async () => {
  await show({ reached: true, currentValue: 20 })
  expect(screen.getByText('Franco de port atteint')).toBeVisible()
  expect(gauge()).toHaveAttribute('aria-valuenow', '100')
})

it('follows the nearer of two limits', async () => {
  await show({ quantity: 30, missingQuantity: 6 })
  expect(screen.getByText(/100,00\s€ ou 6\sbouteilles/)).toBeVisible()
  expect(gauge()).toHaveAttribute('aria-valuenow', '80')
})

it('is not there for a supplier without limits', async () => {
  await show({ value: null })
  expect(screen.queryByRole('progressbar')).toBeNull()
})

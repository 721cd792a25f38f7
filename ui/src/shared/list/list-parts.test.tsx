import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Day, Lines, Next, RowHead } from '~/shared/table/cells'
import { renderPart } from '~/testing/render-part'
import { choiceSearch } from '../parts/search-fields'
import { ListExport } from './ListExport'
import { wholeAnd } from './whole-and'

it('the head of a row leads to its detail and says on a card what has a column elsewhere', async () => {
  await renderPart(<RowHead to="/receipts/12" name="REC-12" below="BL 4711" beside="120 btl" />)
  expect(screen.getByRole('link', { name: 'REC-12' })).toHaveAttribute('href', '/receipts/12')
  expect(screen.getByText('BL 4711')).toBeVisible()
  expect(screen.getByText('120 btl')).toHaveAttribute('data-narrow-only')
})

it('cells say days, what comes next, and a second line where there is one', async () => {
  await renderPart(
    <>
      <Day iso="2026-11-20" />
      <Day iso={null} />
      <Next tone="late">En retard de 3 jours</Next>
      <Lines below={false}>Chronopost</Lines>
    </>,
  )
  expect(screen.getByText(/2026/)).toHaveAttribute('datetime', '2026-11-20')
  expect(screen.getByText('–')).toBeVisible()
  expect(screen.getByText('En retard de 3 jours')).toHaveAttribute('title', 'En retard de 3 jours')
  expect(screen.getByText('Chronopost')).toBeVisible()
})

it('the tabs of a list are the whole, then its parts, counted where that is known', () => {
  expect(wholeAnd(['open', 'late'], (key) => key.toUpperCase(), { late: 2 })).toEqual([
    { key: undefined, label: 'ALL', count: undefined },
    { key: 'open', label: 'OPEN', count: undefined },
    { key: 'late', label: 'LATE', count: 2 },
  ])
})

it('what is not one of the codes counts as not chosen', () => {
  const state = choiceSearch('open', 'late')
  expect(['late', 'lost', ['late'], undefined].map((value) => state(value))).toEqual([
    'late',
    undefined,
    undefined,
    undefined,
  ])
})

it('hands out every row of a list', async () => {
  const csv = vi.fn(() => 'REC-12')
  URL.createObjectURL = vi.fn(() => 'blob:1')
  URL.revokeObjectURL = vi.fn()
  const on = { all: async () => [12, 13], pages: { total: 2 } }
  await renderPart(<ListExport on={on} label="Exporter" file="receptions" failed="Impossible" csv={csv} />)
  await userEvent.click(screen.getByRole('button', { name: 'Exporter' }))
  await waitFor(() => expect(csv).toHaveBeenCalledWith([12, 13]))
})

it('has nothing to hand out of an empty list', async () => {
  const on = { all: async () => [], pages: { total: 0 } }
  await renderPart(<ListExport on={on} label="Exporter" file="receptions" failed="Impossible" csv={() => ''} />)
  expect(screen.getByRole('button', { name: 'Exporter' })).toBeDisabled()
})

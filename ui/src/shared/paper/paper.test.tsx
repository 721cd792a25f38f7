import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { cartonsOnPaper } from './cartons'
import { Sheet, SheetFacts, Signatures } from './Sheet'
import { boxes, SheetTable, SheetWine } from './SheetTable'

const rows = [
  { id: 1, product: { name: 'Chinon', vintage: 2021 }, bottles: 12 },
  { id: 2, product: { name: 'Cidre', vintage: null }, bottles: 3 },
]

it('shows goods a line each, with boxes to tick and what they come to below the right columns', async () => {
  await renderPart(
    <SheetTable
      label="Bon de retour"
      columns={[
        boxes('Remis'),
        {
          key: 'product',
          head: 'Vin',
          cell: ({ product }) => <SheetWine product={product} about={['R-1', '', null, 75]} more={['Lot L7']} />,
        },
        { key: 'bottles', head: 'Bouteilles', cell: ({ bottles }) => String(bottles), foot: '15' },
      ]}
      rows={rows}
      keyOf={({ id }) => id}
      total="Total"
    />,
  )
  const table = await screen.findByRole('table', { name: 'Bon de retour' })
  const lines = within(table).getAllByRole('row')
  expect(lines).toHaveLength(4)
  expect(within(table).getByRole('columnheader', { name: 'Remis' })).toBeInTheDocument()
  expect(lines[1]).toHaveTextContent('Chinon 2021R-1 · 75Lot L712')
  expect(lines[2]).toHaveTextContent('CidreR-1 · 75Lot L73')
  expect(Array.from(lines[3]?.children ?? [], (cell) => cell.textContent)).toEqual(['', 'Total', '15'])
  expect(within(table).getByRole('rowheader', { name: 'Total' })).toBeInTheDocument()
})

it('has no foot where nothing is summed', async () => {
  await renderPart(
    <SheetTable
      label="Écarts"
      columns={[{ key: 'product', head: 'Vin', cell: () => '' }]}
      rows={rows}
      keyOf={({ id }) => id}
    />,
  )
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(3)
})

it('heads a sheet with who sends it and what it is, and leaves out what is not known', async () => {
  await renderPart(
    <Sheet brand="Maison Brisac" title="Bon REC-12" aside={<SheetFacts facts={['28/11/2026', '']} />}>
      <Signatures words={['Reçu le, par', 'Signature']} />
    </Sheet>,
  )
  expect(await screen.findByRole('heading', { level: 2, name: 'Bon REC-12' })).toBeInTheDocument()
  expect(screen.getByText('28/11/2026').parentElement?.children).toHaveLength(1)
  expect(screen.getByText('Signature')).toBeInTheDocument()
})

it.each([
  [24, 6, '4 × 6'],
  [26, 6, '4 × 6 + 2'],
  [5, 6, '0 × 6 + 5'],
])('%d bottles in cartons of %d are written %s', (bottles, units, words) =>
  expect(cartonsOnPaper(bottles, units)).toBe(words),
)

import { MantineProvider } from '@mantine/core'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sort } from '~/shared/parts/list-search'
import { standInForBrowser } from '~/testing/browser'
import { columnsOf } from './columns'
import { DataTable } from './DataTable'

interface Wine {
  name: string
  price: number
}

const column = columnsOf<Wine>()
const columns = column.columns([
  column.accessor('name', { header: 'Vin' }),
  column.accessor('price', { header: 'Prix', meta: { align: 'end' } }),
])

beforeEach(standInForBrowser)

function show(rows: Wine[] | undefined, sort: Sort | null = null) {
  const onSort = vi.fn()
  render(
    <MantineProvider>
      <DataTable
        label="Vins"
        columns={columns}
        rows={rows}
        rowKey={(wine) => wine.name}
        sort={sort}
        sorts={['name']}
        onSort={onSort}
      />
    </MantineProvider>,
  )
  return onSort
}

const wines = [
  { name: 'Morgon', price: 9.9 },
  { name: 'Bandol', price: 11.2 },
]

describe('table', () => {
  it('shows rows in the order of the server', () => {
    show(wines)
    const rows = within(screen.getByRole('table', { name: 'Vins' }))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map((row) => row.textContent)).toEqual(['Morgon9.9', 'Bandol11.2'])
  })

  it('R-8.014 says Aucun résultat when empty', () => {
    show([])
    expect(screen.getByText('Aucun résultat')).toBeVisible()
  })

  it('shows the shape of rows while waiting', () => {
    show(undefined)
    expect(screen.getByRole('status', { name: 'Chargement' })).toBeVisible()
  })

  it('asks for the other direction of the sort in force, and says which it is', async () => {
    const onSort = show(wines, { key: 'name', desc: false })
    expect(screen.getByRole('columnheader', { name: 'Vin' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Vin' }))
    expect(onSort).toHaveBeenCalledWith({ key: 'name', desc: true })
    expect(screen.queryByRole('button', { name: 'Prix' })).toBeNull()
  })
})

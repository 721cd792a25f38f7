import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { NetworkError } from '~/shared/api/errors'
import { standInForBrowser } from '~/testing/browser'
import { ContinuousTable } from './ContinuousTable'
import { columnsOf } from './columns'
import type { RowPages } from './row-pages'

interface Wine {
  name: string
}

const column = columnsOf<Wine>()
const columns = column.columns([column.accessor('name', { header: 'Vin' })])

beforeEach(standInForBrowser)

it('never shows the rows of the list before for a list that failed', async () => {
  const onRetry = vi.fn()
  const pages: RowPages<Wine> = {
    key: 'bloqués',
    total: 1,
    capped: false,
    rowAt: () => ({ name: 'Morgon' }),
    onShow: () => undefined,
    load: () => Promise.resolve([]),
    isRefreshing: true,
    error: new NetworkError(null),
    onRetry,
  }
  render(
    <MantineProvider>
      <ContinuousTable label="Vins" columns={columns} pages={pages} rowKey={({ name }) => name} counted={String} />
    </MantineProvider>,
  )
  expect(screen.queryByText('Morgon')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

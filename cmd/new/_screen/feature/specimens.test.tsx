import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Specimen } from '~/api/types'
import { text } from '~/shared/i18n/i18n'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

const aSpecimen = (id: number, name: string): Specimen => ({
  '@id': `/api/specimens/${id}`,
  'members': 'here',
})

/** Opens the screen on a list, and tells what was asked for. */
async function open(rows: Specimen[]) {
  const asked: URLSearchParams[] = []
  server.use(
    http.get('*/api/specimens', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json({ 'hydra:member': rows, 'hydra:totalItems': rows.length })
    }),
    // What the frame asks for.
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, months: [], byStatus: [] })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
  )
  await openScreen('/specimens', 'reader')
  return asked
}

describe('the list of specimens', () => {
  it('shows the rows, and sorts them as the person wants', async () => {
    const asked = await open([aSpecimen(2, 'Clos des Rosés'), aSpecimen(1, 'Château Alpha')])
    const table = within(await screen.findByRole('table', { name: text('specimens:title') }))
    expect(await table.findByText('Clos des Rosés')).toBeVisible()
    expect(asked.at(-1)?.get('order[createdAt]')).toBe('desc')
    await userEvent.click(table.getByRole('button', { name: (name) => name.startsWith(text('specimens:column.name')) }))
    await waitFor(() => expect(asked.at(-1)?.get('order[name]')).toBe('asc'))
  })

  it('says that there is nothing yet', async () => {
    await open([])
    expect(await screen.findByText(text('specimens:empty'))).toBeVisible()
  })
})

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

/** Opens a screen on some rows, and tells what was asked for and what was sent. */
async function open(path: string, rows: Specimen[]) {
  const asked: URLSearchParams[] = []
  const sent: unknown[] = []
  server.use(
    http.get('*/api/specimens', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json({ 'hydra:member': rows, 'hydra:totalItems': rows.length })
    }),
    http.get('*/api/specimens/:id', ({ params: { id } }) => {
      const found = rows.find((row) => row['@id'] === `/api/specimens/${String(id)}`)
      return found ? HttpResponse.json(found) : new HttpResponse(null, { status: 404 })
    }),
    http.post('*/api/specimens', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(rows[0], { status: 201 })
    }),
    // What the frame asks for.
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, months: [], byStatus: [] })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
  )
  return { asked, sent, ...(await openScreen(path, 'reader')) }
}

const two = [aSpecimen(2, 'Clos des Rosés'), aSpecimen(1, 'Château Alpha')]

describe('the list of specimens', () => {
  it('shows the rows, and sorts them as the person wants', async () => {
    const { asked } = await open('/specimens', two)
    const table = within(await screen.findByRole('table', { name: text('specimens:title') }))
    expect(await table.findByText('Clos des Rosés')).toBeVisible()
    expect(asked.at(-1)?.get('order[createdAt]')).toBe('desc')
    await userEvent.click(table.getByRole('button', { name: (name) => name.startsWith(text('specimens:column.name')) }))
    await waitFor(() => expect(asked.at(-1)?.get('order[name]')).toBe('asc'))
  })

  it('says that there is nothing yet', async () => {
    await open('/specimens', [])
    expect(await screen.findByText(text('specimens:empty'))).toBeVisible()
  })

  it('leads to one of them, and back', async () => {
    await open('/specimens', two)
    await userEvent.click(await screen.findByRole('link', { name: 'Château Alpha' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Château Alpha' })).toBeVisible()
    await userEvent.click(
      within(screen.getByRole('main')).getByRole('link', { name: text('specimens:title') }),
    )
    expect(await screen.findByText('Clos des Rosés')).toBeVisible()
  })
})

it('a specimen that is not there has no page', async () => {
  await open('/specimens/9', two)
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})

it('one is written down under its name, which it must have', async () => {
  const { sent } = await open('/specimens/create', two)
  const submit = await screen.findByRole('button', { name: text('specimens:create.submit') })
  await userEvent.click(submit)
  expect(sent).toEqual([])
  await userEvent.type(
    screen.getByRole('textbox', { name: (name) => name.startsWith(text('specimens:column.name')) }),
    'Clos des Rosés',
  )
  await userEvent.click(submit)
  expect(await screen.findByRole('heading', { level: 1, name: 'Clos des Rosés' })).toBeVisible()
  expect(sent).toEqual([{ name: 'Clos des Rosés' }])
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '~/shared/api/errors'
import { renderPart } from '~/testing/render-part'
import { CommentPanel } from './CommentPanel'
import { DetailColumns } from './DetailColumns'
import { DetailHeader } from './DetailHeader'
import { DetailScreen } from './DetailScreen'

const back = { to: '/receipts', label: 'Réceptions', search: { sort: 'number' } }

it('a detail that is awaited has its name, its way back and its shape', async () => {
  await renderPart(
    <DetailScreen title="Réception" back={back} asked={{ data: undefined, error: null, refetch: vi.fn() }}>
      {() => 'REC-12'}
    </DetailScreen>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Réception' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Réceptions' })).toHaveAttribute('href', '/receipts?sort=number')
  expect(screen.getAllByRole('status', { name: 'Chargement' })).not.toHaveLength(0)
  expect(screen.queryByText('REC-12')).toBeNull()
})

it('a lazy part is awaited in the same shape', async () => {
  let come: (part: { default: () => string }) => void = () => undefined
  const Lazy = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        come = resolve
      }),
  )
  await renderPart(
    <DetailScreen title="Réception" asked={{ data: 12, error: null, refetch: vi.fn() }}>
      {() => <Lazy />}
    </DetailScreen>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Réception' })).toBeVisible()
  come({ default: () => 'REC-12' })
  expect(await screen.findByText('REC-12')).toBeVisible()
})

it('what failed is told in its place, and asked again', async () => {
  const refetch = vi.fn()
  const error = new ApiError(503, 'Le service est indisponible.', null)
  await renderPart(
    <DetailScreen title="Réception" back={back} asked={{ data: undefined, error, refetch }}>
      {() => 'REC-12'}
    </DetailScreen>,
  )
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText('Le service est indisponible.')).toBeVisible()
  await userEvent.click(alert.getByRole('button', { name: 'Réessayer' }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('what is here stays while it is read again, also when that fails', async () => {
  await renderPart(
    <DetailScreen title="Réception" asked={{ data: 'REC-12', error: new Error('boom'), refetch: vi.fn() }}>
      {(number) => <p>{number}</p>}
    </DetailScreen>,
  )
  expect(screen.getByText('REC-12')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows its state, its panels and what is known of it beside', async () => {
  await renderPart(
    <>
      <DetailHeader title="REC-12" facts={<span>En entrepôt</span>} />
      <DetailColumns side="Livraison" below="Messages">
        <CommentPanel title="Commentaire" comment="Quai 4" />
        <CommentPanel title="Rien" comment="" />
      </DetailColumns>
    </>,
  )
  for (const words of ['En entrepôt', 'Livraison', 'Messages', 'Quai 4']) expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByText('Rien')).toBeNull()
})

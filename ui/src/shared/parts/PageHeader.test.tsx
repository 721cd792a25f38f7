import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { PageHeader } from './PageHeader'

it('names the page and the tab, and leads back to the list as it was left', async () => {
  await renderPart(
    <PageHeader
      title="CMD-2026-000009"
      back={{ to: '/orders', label: 'Commandes', search: { page: 2 } }}
      actions={<button type="button">Recommander</button>}
    />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'CMD-2026-000009' })).toBeVisible()
  expect(document.title).toBe('CMD-2026-000009 · Millésime')
  expect(screen.getByRole('link', { name: 'Commandes' })).toHaveAttribute('href', '/orders?page=2')
  expect(screen.getByRole('button', { name: 'Recommander' })).toBeVisible()
})

import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { Panel } from './Panel'

it('a panel is a region named by its title', async () => {
  await renderPart(
    <Panel title="Livraison" aside={<a href="/adresses">Modifier</a>}>
      18 rue des Halles
    </Panel>,
  )
  const panel = screen.getByRole('region', { name: 'Livraison' })
  expect(within(panel).getByRole('heading', { level: 2, name: 'Livraison' })).toBeVisible()
  expect(within(panel).getByRole('link', { name: 'Modifier' })).toBeVisible()
  expect(panel).toHaveTextContent('18 rue des Halles')
})

it('a panel without a title is no region', async () => {
  await renderPart(<Panel>18 rue des Halles</Panel>)
  expect(screen.queryByRole('region')).toBeNull()
})

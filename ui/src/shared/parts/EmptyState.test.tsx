import { IconSearchOff } from '@tabler/icons-react'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { EmptyState } from './EmptyState'

it('says what is not there, what helps, and offers a way on', async () => {
  await renderPart(
    <EmptyState
      icon={IconSearchOff}
      title="Aucun résultat"
      help="Essayez avec moins de filtres."
      action={<button type="button">Effacer les filtres</button>}
    />,
  )
  expect(screen.getByText('Aucun résultat')).toBeVisible()
  expect(screen.getByText('Essayez avec moins de filtres.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Effacer les filtres' })).toBeVisible()
})

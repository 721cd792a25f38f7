import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openScreen } from '~/testing/open-screen'
import { answerAs } from '../testing/answers'

// Its fields never come.
vi.mock('./IdentitySection', () => new Promise(() => undefined))

it('a section whose fields are on their way has the shape of a form, below the sections', async () => {
  answerAs('restaurant')
  await openScreen('/profile/edit', 'restaurant')
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('link', { name: 'Adresses' })).toBeVisible()
  expect(main.getByRole('status', { name: 'Chargement' }).children).toHaveLength(8)
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { Confirm } from './Confirm'

it('does what its button names, and nothing on Escape', async () => {
  const onConfirm = vi.fn()
  const onClose = vi.fn()
  await renderPart(
    <Confirm opened title="Annuler la commande" confirm="Annuler CMD-9" onConfirm={onConfirm} onClose={onClose}>
      Elle ne pourra pas être reprise.
    </Confirm>,
  )
  expect(await screen.findByRole('dialog', { name: 'Annuler la commande' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Annuler CMD-9' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

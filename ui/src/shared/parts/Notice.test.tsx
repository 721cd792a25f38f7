import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { Notice } from './Notice'

it('an error is announced at once, with its title', async () => {
  await renderPart(
    <Notice tone="error" title="Paiement refusé">
      Vérifiez la carte.
    </Notice>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Paiement refuséVérifiez la carte.')
})

it('anything else waits its turn', async () => {
  await renderPart(<Notice tone="attention">Deux prix ont changé.</Notice>)
  expect(screen.getByRole('status')).toHaveTextContent('Deux prix ont changé.')
  expect(screen.queryByRole('alert')).toBeNull()
})

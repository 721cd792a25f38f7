import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { CheckRow } from './CheckRow'

it('is toggled by its words, and says how many it would find', async () => {
  const onToggle = vi.fn()
  await renderPart(
    <CheckRow checked={false} onToggle={onToggle} count="128">
      Rouge
    </CheckRow>,
  )
  expect(screen.getByRole('checkbox', { name: /Rouge\s?128/ })).not.toBeChecked()
  await userEvent.click(screen.getByText('Rouge'))
  expect(onToggle).toHaveBeenCalledOnce()
})

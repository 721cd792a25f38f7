import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { BulkAction, BulkBar } from './BulkBar'

it.each([
  ['feminine', '2 sélectionnées'],
  ['masculine', '2 sélectionnés'],
] as const)('counts %s rows in their own gender', async (gender, words) => {
  await renderPart(
    <BulkBar count={2} gender={gender} onClear={() => undefined}>
      {null}
    </BulkBar>,
  )
  expect(screen.getByRole('status')).toHaveTextContent(words)
})

it('counts the chosen rows, acts on them, and is put away by Escape', async () => {
  const onExport = vi.fn()
  const onClear = vi.fn()
  await renderPart(
    <BulkBar count={2} gender="feminine" onClear={onClear}>
      <BulkAction icon={null} onClick={onExport}>
        Exporter
      </BulkAction>
    </BulkBar>,
  )
  expect(screen.getByRole('status')).toHaveTextContent(/^2 /)
  await userEvent.click(screen.getByRole('button', { name: 'Exporter' }))
  expect(onExport).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  expect(onClear).toHaveBeenCalledOnce()
})

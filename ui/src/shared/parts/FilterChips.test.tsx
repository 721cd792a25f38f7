import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { FilterChips } from './FilterChips'

it('takes away one filter, or all', async () => {
  const onRemove = vi.fn()
  const onClear = vi.fn()
  await renderPart(
    <FilterChips
      chips={[
        { key: 'red', label: 'Rouge', onRemove },
        { key: 'aop', label: 'AOP', onRemove: vi.fn() },
      ]}
      onClear={onClear}
    />,
  )
  expect(screen.getByRole('list', { name: 'Filtres actifs' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Retirer le filtre Rouge' }))
  expect(onRemove).toHaveBeenCalledOnce()
  expect(onClear).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Tout effacer' }))
  expect(onClear).toHaveBeenCalledOnce()
})

it('is not there without filters', async () => {
  await renderPart(<FilterChips chips={[]} onClear={vi.fn()} />)
  expect(screen.queryByRole('list')).toBeNull()
})

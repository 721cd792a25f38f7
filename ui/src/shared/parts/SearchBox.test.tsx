import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { SearchBox } from './SearchBox'

async function show(value?: string) {
  const onSearch = vi.fn()
  await renderPart(<SearchBox value={value} onSearch={onSearch} label="Rechercher une commande" />)
  return { onSearch, box: screen.getByRole('searchbox', { name: 'Rechercher une commande' }) }
}

it('asks once, after the last letter', async () => {
  const { onSearch, box } = await show()
  await userEvent.type(box, ' bris ')
  expect(onSearch).not.toHaveBeenCalled()
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('bris'))
  expect(onSearch).toHaveBeenCalledOnce()
})

it('asks at once on Enter', async () => {
  const { onSearch, box } = await show()
  await userEvent.type(box, 'bris{Enter}')
  expect(onSearch).toHaveBeenCalledWith('bris')
})

it('is emptied by its button, and keeps the focus', async () => {
  const { onSearch, box } = await show('brisac')
  await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }))
  expect(onSearch).toHaveBeenCalledWith(undefined)
  expect(box).toHaveValue('')
  expect(box).toHaveFocus()
})

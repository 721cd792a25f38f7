import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { DropZone } from './DropZone'

const file = new File(['x'], 'vins.csv', { type: 'text/csv' })

async function open() {
  const onFiles = vi.fn()
  await renderPart(
    <DropZone
      icon={null}
      choose="Choisir un fichier"
      drop="ou déposez-le ici"
      hint="CSV"
      extensions={['csv']}
      onFiles={onFiles}
      field={{ id: 'file' }}
    />,
  )
  return { onFiles, words: screen.getByText('ou déposez-le ici') }
}

const dragged = { dataTransfer: { types: ['Files'], files: [file] } }

it('takes what is dropped on it', async () => {
  const { onFiles, words } = await open()
  fireEvent.dragOver(words, dragged)
  expect(words.closest('[data-accept]')).not.toBeNull()
  fireEvent.drop(words, dragged)
  expect(onFiles).toHaveBeenCalledWith([file])
  expect(words.closest('[data-accept]')).toBeNull()
})

it('keeps the page when a file falls beside it, and leaves other things alone', async () => {
  const { onFiles } = await open()
  const missed = createEvent.drop(document.body, dragged)
  fireEvent(document.body, missed)
  expect(missed.defaultPrevented).toBe(true)
  const words = createEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })
  fireEvent(document.body, words)
  expect(words.defaultPrevented).toBe(false)
  expect(onFiles).not.toHaveBeenCalled()
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { fitWithin } from './crop-image'
import { FileDrop } from './FileDrop'
import { ImageField } from './ImageField'
import { sniff } from './sniff'
import type { LoadedFile } from './use-files'

const bytes = (...head: number[]) => new Uint8Array([...head, ...Array.from({ length: 32 }, () => 0)])
const png = bytes(0x89, 0x50, 0x4e, 0x47)
const pdf = new TextEncoder().encode('%PDF-1.7 conditions')
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'

describe('the first bytes of a file', () => {
  it.each([
    ['image/jpeg', bytes(0xff, 0xd8, 0xff)],
    ['image/png', png],
    ['image/gif', new TextEncoder().encode('GIF89a')],
    ['image/bmp', new TextEncoder().encode('BM')],
    ['image/webp', new TextEncoder().encode('RIFF....WEBP')],
    ['image/svg+xml', new TextEncoder().encode(`<?xml version="1.0"?>\n${svg}`)],
    ['application/pdf', pdf],
    [null, new TextEncoder().encode('<html><svg/></html>')],
    [null, new TextEncoder().encode('bonjour')],
    [null, new Uint8Array()],
  ])('tell %s', async (type, content) => expect(await sniff(new Blob([content]))).toBe(type))
})

it.each([
  [3000, 2000, 1024, 683],
  [2000, 3000, 683, 1024],
  [1024, 1024, 1024, 1024],
  [300, 200, 300, 200],
  [5000, 1, 1024, 1],
])('R-5.084 R-9.017 %d × %d is kept as %d × %d', (width, height, kept, high) =>
  expect(fitWithin(width, height)).toEqual({ width: kept, height: high }),
)

function Logo({ onChange, initial = null }: { onChange: (picture: string | null) => void; initial?: string | null }) {
  const [picture, setPicture] = useState(initial)
  const change = (next: string | null) => {
    setPicture(next)
    onChange(next)
  }
  return <ImageField label="Logo" value={picture} onChange={change} maxKilobytes={500} />
}

async function openLogo(initial?: string) {
  const onChange = vi.fn()
  await renderPart(<Logo onChange={onChange} {...(initial ? { initial } : {})} />)
  await screen.findByRole('button', { name: /Choisir une image|Remplacer/ })
  const input = document.querySelector('input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
  return { onChange, choose: (file: File) => fireEvent.change(input, { target: { files: [file] } }) }
}

describe('a picture', () => {
  it.each([
    ['R-5.010 R-5.056 a tiff', new File([png], 'logo.tiff'), 'Le champ doit être un fichier valide'],
    ['R-5.011 R-5.057 a text named as a picture', new File(['bonjour'], 'logo.png'), 'Le champ doit être une image'],
    [
      'R-5.026 R-5.044 a heavy one',
      new File([png, new Uint8Array(500 * 1024)], 'logo.png'),
      "L'image doit avoir un poids inférieur à 500 KB",
    ],
  ])('%s is refused with its message', async (_name, file, words) => {
    const { choose, onChange } = await openLogo()
    choose(file)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    const button = screen.getByRole('button', { name: 'Choisir une image' })
    expect(button).toBeInvalid()
    expect(button).toHaveAccessibleDescription(words)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('one that cannot be decoded is refused', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
    const { choose } = await openLogo()
    choose(new File([png], 'logo.png'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Le champ doit être une image')
  })

  it('R-5.028 a drawing is taken as it is', async () => {
    const { choose, onChange } = await openLogo()
    choose(new File([svg], 'logo.svg'))
    await waitFor(() => expect(onChange).toHaveBeenCalledWith(`data:image/svg+xml;base64,${btoa(svg)}`))
    expect(screen.getByRole('img', { name: 'Aperçu de l’image : Logo' })).toBeVisible()
  })

  it('R-5.083 a photograph opens the cropper first', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 3000, height: 2000, close: () => undefined }))
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
    const { choose, onChange } = await openLogo()
    choose(new File([png], 'logo.png'))
    expect(await screen.findByRole('dialog', { name: 'Recadrer l’image' })).toBeInTheDocument()
    expect(screen.getByRole('slider', { name: 'Agrandissement' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onChange).not.toHaveBeenCalled()
  })

  it('R-5.083 a small moving picture opens it too: what is kept of it does not move', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 300, height: 200, close: () => undefined }))
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
    const { choose, onChange } = await openLogo()
    choose(new File([new TextEncoder().encode('GIF89a')], 'logo.gif'))
    expect(await screen.findByRole('dialog', { name: 'Recadrer l’image' })).toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is removed, brought back, and the focus never gets lost', async () => {
    const { onChange } = await openLogo('data:image/png;base64,AAAA')
    await userEvent.click(screen.getByRole('button', { name: 'Retirer' }))
    expect(onChange).toHaveBeenLastCalledWith(null)
    const undo = screen.getByRole('button', { name: 'Annuler le retrait' })
    expect(undo).toHaveFocus()
    await userEvent.click(undo)
    expect(onChange).toHaveBeenLastCalledWith('data:image/png;base64,AAAA')
    expect(screen.getByRole('button', { name: 'Remplacer' })).toHaveFocus()
  })
})

function Terms({ onChange, multiple }: { onChange: (files: LoadedFile[]) => void; multiple: boolean }) {
  const [files, setFiles] = useState<LoadedFile[]>([])
  const change = (next: LoadedFile[]) => {
    setFiles(next)
    onChange(next)
  }
  return (
    <FileDrop
      label="Conditions générales"
      value={files}
      onChange={change}
      extensions={['pdf']}
      types={['application/pdf']}
      maxKilobytes={100}
      multiple={multiple}
    />
  )
}

describe('files', () => {
  async function open(multiple: boolean) {
    const onChange = vi.fn<(files: LoadedFile[]) => void>()
    await renderPart(<Terms onChange={onChange} multiple={multiple} />)
    await screen.findByRole('button', { name: multiple ? 'Choisir des fichiers' : 'Choisir un fichier' })
    const input = document.querySelector('input[type="file"]')
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
    const names = () => onChange.mock.lastCall?.[0].map(({ name }) => name)
    return { onChange, names, choose: (...files: File[]) => fireEvent.change(input, { target: { files } }) }
  }

  it('are read, listed and removed', async () => {
    const { choose, names, onChange } = await open(true)
    choose(new File([pdf], 'cgv.pdf'), new File([pdf], 'annexe.pdf'))
    await waitFor(() => expect(names()?.toSorted()).toEqual(['annexe.pdf', 'cgv.pdf']))
    expect(onChange.mock.lastCall?.[0][0]?.dataUrl).toMatch(/;base64,JVBERi/)
    await userEvent.click(screen.getByRole('button', { name: 'Retirer cgv.pdf' }))
    expect(names()).toEqual(['annexe.pdf'])
  })

  it('a second one takes the place of the first where one is asked', async () => {
    const { choose, names } = await open(false)
    choose(new File([pdf], 'cgv.pdf'))
    await waitFor(() => expect(names()).toEqual(['cgv.pdf']))
    choose(new File([pdf], 'cgv-2.pdf'))
    await waitFor(() => expect(names()).toEqual(['cgv-2.pdf']))
  })

  it.each([
    ['R-5.056 another ending', new File([pdf], 'cgv.docx'), 'Le champ doit être un fichier valide'],
    ['R-5.064 other bytes', new File([png], 'cgv.pdf'), 'Le champ doit avoir un type MIME valide'],
    [
      'too heavy',
      new File([pdf, new Uint8Array(101 * 1024)], 'cgv.pdf'),
      'Le fichier doit avoir un poids inférieur à 100 KB',
    ],
  ])('%s is refused on its own line', async (_name, file, words) => {
    const { choose, onChange } = await open(true)
    choose(file)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: `Retirer ${file.name}` }))
    expect(screen.queryByRole('list')).toBeNull()
  })
})

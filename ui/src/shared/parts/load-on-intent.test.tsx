import { Button } from '@mantine/core'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { loadOnIntent } from './load-on-intent'

const Dialog = ({ name }: { name: string }) => <p>{`Bonjour ${name}`}</p>

const Door = ({ opened }: { opened: boolean }) => <p>{opened ? 'ouvert' : 'fermé'}</p>

function Greeting({ part: Part }: { part: ReturnType<typeof loadOnIntent<{ name: string }>> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button {...Part.intent} onClick={() => setIsOpen(true)}>
        Saluer
      </Button>
      {isOpen && <Part name="Camille" />}
    </>
  )
}

function Doorway({ part: Part }: { part: ReturnType<typeof loadOnIntent<{ opened: boolean }>> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(!isOpen)}>Porte</Button>
      <Part opened={isOpen} />
    </>
  )
}

async function open(load = vi.fn(async () => Dialog)) {
  await renderPart(<Greeting part={loadOnIntent(load)} />)
  return load
}

const button = () => screen.findByRole('button', { name: 'Saluer' })

describe('a part that is fetched when somebody is about to open it', () => {
  it('is not fetched with the page', async () => {
    const load = await open()
    await button()
    expect(load).not.toHaveBeenCalled()
  })

  it('is fetched under the pointer, and shown by a click', async () => {
    const load = await open()
    await userEvent.hover(await button())
    expect(load).toHaveBeenCalled()
    expect(screen.queryByText('Bonjour Camille')).not.toBeInTheDocument()
    await userEvent.click(await button())
    expect(await screen.findByText('Bonjour Camille')).toBeVisible()
  })

  it('is fetched by the focus of the keyboard, and shown by Enter', async () => {
    const load = await open()
    await button()
    await userEvent.tab()
    expect(load).toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('Bonjour Camille')).toBeVisible()
  })

  it('is fetched by opening it when it could not be before', async () => {
    await open(vi.fn(async () => Dialog).mockRejectedValueOnce(new Error('offline')))
    await userEvent.hover(await button())
    await userEvent.click(await button())
    expect(await screen.findByText('Bonjour Camille')).toBeVisible()
  })

  it('stays to close in its own time once it has been open', async () => {
    const load = vi.fn(async () => Door)
    await renderPart(<Doorway part={loadOnIntent(load)} />)
    const door = await screen.findByRole('button', { name: 'Porte' })
    expect(load).not.toHaveBeenCalled()
    await userEvent.click(door)
    expect(await screen.findByText('ouvert')).toBeVisible()
    await userEvent.click(door)
    expect(await screen.findByText('fermé')).toBeVisible()
  })
})

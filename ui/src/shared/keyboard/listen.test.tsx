import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useActiveShortcuts } from './active'
import { listenToShortcuts } from './listen'
import { type ShortcutId, shortcutIds, shortcuts } from './shortcuts'
import { useOwnShortcuts, useShortcut } from './use-shortcut'

function Part({ id, run }: { id: ShortcutId; run: () => void }) {
  useShortcut(id, run)
  return null
}

const OWN = ['quantityUp'] as const

function OwnPart() {
  useOwnShortcuts(OWN)
  return null
}

let stop = () => {}

beforeEach(() => {
  stop = listenToShortcuts()
})

afterEach(() => stop())

/** What somebody presses, as user-event writes it. */
const typed = (keys: string) =>
  keys
    .split(' ')
    .map((press) => press.split('+'))
    .map((parts) => {
      const held = parts.slice(0, -1).map((key) => (key === 'Mod' ? 'Control' : key))
      const key = parts.at(-1) ?? ''
      return key === '/'
        ? key
        : `${held.map((name) => `{${name}>}`).join('')}{${key}}${held.map((name) => `{/${name}}`).join('')}`
    })
    .join('')

describe('shortcuts', () => {
  it.each(shortcutIds)('%s answers to its keys', async (id) => {
    const run = vi.fn()
    render(<Part id={id} run={run} />)
    await userEvent.keyboard(typed(shortcuts[id].keys))
    expect(run).toHaveBeenCalledOnce()
  })

  it('have keys of their own within a section', () => {
    const keys = shortcutIds.map((id) => `${shortcuts[id].section} ${shortcuts[id].keys}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('are off while somebody types, but for Ctrl K', async () => {
    const run = vi.fn()
    const palette = vi.fn()
    render(
      <>
        <input aria-label="Nom" />
        <Part id="search" run={run} />
        <Part id="goCart" run={run} />
        <Part id="palette" run={palette} />
      </>,
    )
    await userEvent.type(screen.getByLabelText('Nom'), '/gp')
    expect(screen.getByLabelText('Nom')).toHaveValue('/gp')
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(run).not.toHaveBeenCalled()
    expect(palette).toHaveBeenCalledOnce()
  })

  it('are off under a dialog', async () => {
    const run = vi.fn()
    render(
      <>
        <div role="dialog" aria-modal="true" aria-label="Panier" />
        <Part id="search" run={run} />
      </>,
    )
    await userEvent.keyboard('/')
    expect(run).not.toHaveBeenCalled()
  })

  it('a sequence is broken by another key', async () => {
    const run = vi.fn()
    render(<Part id="goCart" run={run} />)
    await userEvent.keyboard('gzp')
    expect(run).not.toHaveBeenCalled()
  })

  it('the newest part wins, and gives the key back', async () => {
    const older = vi.fn()
    const newer = vi.fn()
    render(<Part id="search" run={older} />)
    const { unmount } = render(<Part id="search" run={newer} />)
    await userEvent.keyboard('/')
    unmount()
    await userEvent.keyboard('/')
    expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([1, 1])
  })

  it('that a part handles itself are listed while it is there', () => {
    const listed = () => useActiveShortcuts.getState().handlers.quantityUp?.length ?? 0
    const { unmount } = render(<OwnPart />)
    expect(listed()).toBe(1)
    unmount()
    expect(listed()).toBe(0)
  })
})

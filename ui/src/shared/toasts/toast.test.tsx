import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { standInForBrowser } from '~/testing/browser'
import Toaster from './Toaster'
import { toast } from './toast'

function openToaster() {
  standInForBrowser()
  vi.useFakeTimers()
  render(
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
      <Toaster />
    </MantineProvider>,
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  notifications.clean()
  return () => {
    vi.useRealTimers()
    notifications.clean()
  }
})

describe('toasts', () => {
  it('R-4.045 R-9.003 go after 5000 ms', async () => {
    openToaster()
    act(() => toast.success('Enregistré'))
    await pass(4990)
    expect(screen.getByText('Enregistré')).toBeInTheDocument()
    await pass(300)
    expect(screen.queryByText('Enregistré')).toBeNull()
  })

  it('R-9.005 are twenty at most; the others wait', async () => {
    openToaster()
    act(() => {
      for (let n = 1; n <= 25; n++) toast.info(`Message ${n}`)
    })
    await pass(10)
    expect(screen.getAllByText(/^Message/)).toHaveLength(20)
    await pass(5300)
    expect(screen.getAllByText(/^Message/)).toHaveLength(5)
  })

  it.each([
    ['R-9.006', 'success', 'status'],
    ['R-9.007', 'info', 'status'],
    ['R-9.009', 'warning', 'alert'],
    ['R-9.008', 'error', 'alert'],
  ] as const)('%s %s is told to screen readers as %s', async (_, kind, role) => {
    openToaster()
    act(() => toast[kind]('Bonjour'))
    await pass(10)
    expect(screen.getByRole(role)).toHaveTextContent('Bonjour')
    expect(screen.getByRole(role)).toHaveClass(new RegExp(kind))
  })

  it('wait while the pointer or the focus is on them', async () => {
    openToaster()
    act(() => toast.undo('Retiré', vi.fn()))
    await pass(10)
    fireEvent.mouseEnter(screen.getByRole('status'))
    await pass(20_000)
    fireEvent.mouseLeave(screen.getByRole('status'))
    act(() => screen.getByRole('button', { name: 'Annuler' }).focus())
    await pass(20_000)
    act(() => screen.getByRole('button', { name: 'Annuler' }).blur())
    expect(screen.getByText('Retiré')).toBeInTheDocument()
    await pass(5300)
    expect(screen.queryByText('Retiré')).toBeNull()
  })

  it('take back what was done, once, and go', async () => {
    openToaster()
    const undo = vi.fn()
    act(() => toast.undo('Retiré', undo))
    await pass(10)
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    await pass(300)
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('Retiré')).toBeNull()
  })

  it('carry an action with words of its own', async () => {
    openToaster()
    const open = vi.fn()
    act(() => toast.success('Importé', { action: { label: 'Ouvrir la liste', onClick: open } }))
    await pass(10)
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir la liste' }))
    expect(open).toHaveBeenCalledOnce()
  })

  it('with one id replace each other', async () => {
    openToaster()
    act(() => toast.error('Premier', { id: 'same' }))
    act(() => toast.error('Second', { id: 'same' }))
    await pass(400)
    expect(screen.queryByText('Premier')).toBeNull()
    expect(screen.getByText('Second')).toBeInTheDocument()
  })
})

import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import Toaster from '~/shared/toasts/Toaster'
import { standInForBrowser } from '~/testing/browser'
import { actWithUndo, usePendingActs } from './undo'

function Address() {
  return usePendingActs().has('/addresses/4') ? null : 'Cave de Beaune'
}

function open(send: (options: { keepalive: boolean }) => Promise<unknown>) {
  standInForBrowser()
  vi.useFakeTimers()
  render(
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
      <Address />
      <Toaster />
    </MantineProvider>,
  )
  act(() => actWithUndo({ key: '/addresses/4', message: 'Adresse supprimée', send }))
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const undo = () => fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))

beforeEach(() => {
  notifications.clean()
  return () => {
    vi.useRealTimers()
    notifications.clean()
  }
})

describe('an act that can be taken back', () => {
  it('R-9.003 shows at once, and is sent when its toast goes', async () => {
    const send = vi.fn(async () => undefined)
    open(send)
    expect(screen.queryByText('Cave de Beaune')).toBeNull()
    await pass(4900)
    expect(send).not.toHaveBeenCalled()
    await pass(400)
    expect(send).toHaveBeenCalledExactlyOnceWith({ keepalive: false })
  })

  it('is never sent once it was taken back', async () => {
    const send = vi.fn(async () => undefined)
    open(send)
    await pass(100)
    undo()
    expect(screen.getByText('Cave de Beaune')).toBeInTheDocument()
    await pass(6000)
    window.dispatchEvent(new Event('pagehide'))
    expect(send).not.toHaveBeenCalled()
  })

  it('is sent as the page is left, once, and can no longer be taken back', async () => {
    const send = vi.fn(async () => undefined)
    open(send)
    await pass(100)
    act(() => void window.dispatchEvent(new Event('pagehide')))
    await pass(6000)
    expect(send).toHaveBeenCalledExactlyOnceWith({ keepalive: true })
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull()
  })

  it('is sent when the tab goes out of sight', async () => {
    const send = vi.fn(async () => undefined)
    open(send)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(send).toHaveBeenCalledExactlyOnceWith({ keepalive: true })
    await pass(0)
  })

  it('comes back when the server refuses', async () => {
    open(() => Promise.reject(new Error('refused')))
    await pass(6000)
    expect(screen.getByText('Cave de Beaune')).toBeInTheDocument()
  })

  it('stays done until the data have been read again', async () => {
    let finish = () => undefined as undefined
    open(() => new Promise<void>((resolve) => (finish = resolve as typeof finish)))
    await pass(6000)
    expect(screen.queryByText('Cave de Beaune')).toBeNull()
    finish()
    await pass(0)
    expect(screen.getByText('Cave de Beaune')).toBeInTheDocument()
  })
})

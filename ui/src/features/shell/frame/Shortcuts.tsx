import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mayCall } from '~/shared/access/permissions'
import { canOpen } from '~/shared/access/route-access'
import { listenToShortcuts } from '~/shared/keyboard/listen'
import { useOwnShortcuts, useShortcut } from '~/shared/keyboard/use-shortcut'
import { useSession } from '~/shared/session/session'
import { closeLayer, openLayer, useLayer } from './layers'

/** Dialogs, menus and drawers close themselves. */
const CLOSE = ['close'] as const

/** The keys that work on every screen. */
export function Shortcuts() {
  useEffect(listenToShortcuts, [])
  useOwnShortcuts(CLOSE)
  useShortcut('map', () => openLayer('keyboard'))
  const user = useSession((session) => session.user)
  if (!user || !mayCall('cart.get', user)) return null
  return (
    <>
      <WorkShortcuts />
      {canOpen('/users', user.userGroup.code) && <AdminShortcuts />}
    </>
  )
}

/** The keys of who may find and order; an account that waits for its validation has nowhere to go to. */
function WorkShortcuts() {
  const navigate = useNavigate()
  useShortcut('palette', () => (useLayer.getState().layer === 'palette' ? closeLayer() : openLayer('palette')))
  // A screen with a search box of its own may be there before the shell.
  useShortcut('search', () => openLayer('palette'), true)
  useShortcut('goHome', () => void navigate({ to: '/' }))
  useShortcut('goCatalogue', () => void navigate({ to: '/products' }))
  useShortcut('goOrders', () => void navigate({ to: '/orders' }))
  useShortcut('goCart', () => void navigate({ to: '/cart' }))
  return null
}

/** The keys of administrators; the map does not list them to others. */
function AdminShortcuts() {
  const navigate = useNavigate()
  useShortcut('goUsers', () => void navigate({ to: '/users' }))
  return null
}

import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { canOpen } from '~/shared/access/route-access'
import { listenToShortcuts } from '~/shared/keyboard/listen'
import { useOwnShortcuts, useShortcut } from '~/shared/keyboard/use-shortcut'
import { useSession } from '~/shared/session/session'
import { closeLayer, openLayer, useLayer } from './layers'

/** Dialogs, menus and drawers close themselves. */
const CLOSE = ['close'] as const

/** The keys that work on every screen. */
export function Shortcuts() {
  const navigate = useNavigate()
  useEffect(listenToShortcuts, [])
  useOwnShortcuts(CLOSE)
  useShortcut('palette', () => (useLayer.getState().layer === 'palette' ? closeLayer() : openLayer('palette')))
  // A screen with a search box of its own may be there before the shell.
  useShortcut('search', () => openLayer('palette'), true)
  useShortcut('map', () => openLayer('keyboard'))
  useShortcut('goHome', () => void navigate({ to: '/' }))
  useShortcut('goCatalogue', () => void navigate({ to: '/products' }))
  useShortcut('goOrders', () => void navigate({ to: '/orders' }))
  useShortcut('goCart', () => void navigate({ to: '/cart' }))
  const group = useSession((session) => session.user?.userGroup.code)
  return group && canOpen('/users', group) ? <AdminShortcuts /> : null
}

/** The keys of administrators; the map does not list them to others. */
function AdminShortcuts() {
  const navigate = useNavigate()
  useShortcut('goUsers', () => void navigate({ to: '/users' }))
  return null
}

import { lazyRouteComponent } from '@tanstack/react-router'
import { render, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { createElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { server } from '~/testing/server'
import { guardChunks, mayReload, reloadWhenServed } from './chunk-reload'

beforeEach(() => sessionStorage.clear())

it('R-9.013 reloads at most once in 10 s', () => {
  const start = 1_790_000_000_000
  expect(mayReload(start, sessionStorage)).toBe(true)
  expect(mayReload(start + 9_999, sessionStorage)).toBe(false)
  expect(mayReload(start + 10_000, sessionStorage)).toBe(true)
})

it('reloads for a new version, and keeps the page while no server answers', async () => {
  const reload = vi.fn()
  server.use(http.head('*/', () => HttpResponse.error()))
  await reloadWhenServed(reload)
  expect(reload).not.toHaveBeenCalled()
  server.use(http.head('*/', () => new HttpResponse(null, { status: 200 })))
  await reloadWhenServed(reload)
  await reloadWhenServed(reload)
  expect(reload).toHaveBeenCalledOnce()
})

it('R-8.013 reloads once for a screen whose code stays missing, though the router would do so too', async () => {
  server.use(http.head('*/', () => new HttpResponse(null, { status: 200 })))
  const reload = vi.fn()
  guardChunks(reload)
  const fault = new TypeError('Failed to fetch dynamically imported module: /assets/Orders.js')
  // As the build's own loader of modules does.
  const load = () => {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: fault }))
    return Promise.reject(fault)
  }
  const Screen = lazyRouteComponent<{ default: () => null }, 'default'>(load)
  await Screen.preload?.()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  // The router shows the fault instead of loading the page a second time.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(createElement(Screen))).toThrow(fault)
  expect(reload).toHaveBeenCalledOnce()
})

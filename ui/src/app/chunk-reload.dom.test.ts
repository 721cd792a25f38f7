import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { server } from '~/testing/server'
import { mayReload, reloadWhenServed } from './chunk-reload'

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

import { queryOptions } from '@tanstack/react-query'
import type { SavedView } from '~/api/types'
import { api } from '~/shared/api/client'

/** The views a person keeps of one screen, by name. */
export const savedViewsQuery = (screen: string) =>
  queryOptions({
    queryKey: ['saved-views', screen],
    queryFn: ({ signal }) => api.get('/saved_views', { query: { screen }, signal }),
    staleTime: 300_000,
  })

export const createView = (screen: string, name: string, search: string) =>
  api.post('/saved_views', { screen, name, search })

export const renameView = (view: SavedView, name: string) =>
  api.patch('/saved_views/{id}', { name }, { path: { id: view.id } })

export const updateView = (view: SavedView, search: string) =>
  api.patch('/saved_views/{id}', { search }, { path: { id: view.id } })

export const deleteView = (view: SavedView, options: { keepalive: boolean }) =>
  api.delete('/saved_views/{id}', { path: { id: view.id }, ...options })

import { queryOptions } from '@tanstack/react-query'
import type { Collection, SavedView } from '~/api/types'
import { api, pathOf } from '~/shared/api/client'

/** The views a person keeps of one screen, by name. */
export const savedViewsQuery = (screen: string) =>
  queryOptions({
    queryKey: ['saved-views', screen],
    queryFn: ({ signal }) => api.get<Collection<SavedView>>('/saved_views', { query: { screen }, signal }),
    staleTime: 300_000,
  })

export const createView = (screen: string, name: string, search: string) =>
  api.post<SavedView>('/saved_views', { screen, name, search })

export const renameView = (view: SavedView, name: string) => api.patch<SavedView>(pathOf(view['@id']), { name })

export const updateView = (view: SavedView, search: string) => api.patch<SavedView>(pathOf(view['@id']), { search })

export const deleteView = (view: SavedView, options: { keepalive: boolean }) => api.delete(pathOf(view['@id']), options)

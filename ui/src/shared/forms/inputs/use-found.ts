import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import type { Collection } from '~/api/types'

/** Milliseconds after the last letter. */
const PAUSE = 250

/** Where what is typed is looked for. */
export interface Source<Found> {
  key: QueryKey
  find: (words: string, signal: AbortSignal) => Promise<Collection<Found>>
  /** Nothing is looked for as long as it is false. */
  enabled?: boolean
}

/** What the server finds for what is typed, once nobody types. The words of a choice already made are its name: that is no search. */
export function useFound<Found>({ key, find, enabled = true }: Source<Found>, typed: string, name?: string): Found[] {
  const [settled] = useDebouncedValue(typed, PAUSE)
  const words = settled === name ? '' : settled.trim()
  const { data } = useQuery({
    queryKey: [...key, words],
    queryFn: ({ signal }) => find(words, signal),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return data?.['hydra:member'] ?? []
}

/** Of a field whose options the server has searched already, with accents folded. */
export const asFound = {
  searchable: true,
  filter: <Options>({ options }: { options: Options }) => options,
} as const

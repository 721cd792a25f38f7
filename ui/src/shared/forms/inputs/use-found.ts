import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
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

interface Answer<Found> {
  found: Found[]
  /** What is said where nothing is found: that there is nothing, or that the search failed. */
  nothingFoundMessage: string
}

/** What the server finds for what is typed, once nobody types. The words of a choice already made are its name: that is no search. */
export function useFound<Found>(
  { key, find, enabled = true }: Source<Found>,
  typed: string,
  name?: string,
): Answer<Found> {
  const { t } = useTranslation()
  const [settled] = useDebouncedValue(typed, PAUSE)
  const words = settled === name ? '' : settled.trim()
  const { data, isError } = useQuery({
    queryKey: [...key, words],
    queryFn: ({ signal }) => find(words, signal),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return { found: data?.['hydra:member'] ?? [], nothingFoundMessage: t(isError ? 'searchFailed' : 'noResult') }
}

/** Of a field whose options the server has searched already, with accents folded. */
export const asFound = {
  searchable: true,
  filter: <Options>({ options }: { options: Options }) => options,
} as const

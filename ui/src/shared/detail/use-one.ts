import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { isNotFound } from '~/shared/api/errors'

/** Asks for the one thing that a screen is about; what is not there, or not for its reader, fails the screen with a 404. */
export const useOne = <T, Key extends QueryKey>(query: UseQueryOptions<T, Error, T, Key>) =>
  useQuery({ ...query, throwOnError: isNotFound })

import { QueryClient } from '@tanstack/react-query'

/** The cache of what the server said. Calls are never repeated on their own (specification 7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  })
}

import { queryOptions } from '@tanstack/react-query'
import { authorization, fail, pathOf } from './client'
import { send } from './send'

/** A picture that only some may see, by its IRI: an img element has no token to ask with. */
export const pictureQuery = (iri: string) =>
  queryOptions({
    queryKey: ['picture', iri],
    queryFn: async ({ signal }) => {
      const response = await send('GET', pathOf(iri), await authorization({}), undefined, signal)
      return response.ok ? await response.blob() : await fail(response, { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

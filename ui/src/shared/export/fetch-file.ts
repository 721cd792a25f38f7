import { authorization, fail } from '~/shared/api/client'
import { type Query, queryString } from '~/shared/api/query-string'
import { send } from '~/shared/api/send'

/** A file that the API makes of a list; a refusal is thrown with what the API says of it. */
export async function fetchFile(path: string, query: Query): Promise<Blob> {
  const response = await send('GET', `${path}${queryString(query)}`, await authorization({}))
  return response.ok ? await response.blob() : await fail(response, {})
}

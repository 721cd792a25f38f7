import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Schemas } from '~/api/types'
import { api } from '~/shared/api/client'
import type { QuotationDetail } from '../quotation'
import type { Side } from '../turn'
import { type Answer, answerBody } from './revise-values'

/** What an answer would come to, as the server computes it. */
export type Simulation = Schemas['OrdersSimulation']

/** Milliseconds after the last change. */
const PAUSE = 250

type Body = ReturnType<typeof answerBody>

const simulationQuery = (id: number, body: Body) =>
  queryOptions({
    queryKey: ['quotations', 'simulation', id, body],
    queryFn: ({ signal }) => api.post('/quotations/{id}/simulation', body, { path: { id }, signal, key: null }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 60_000,
    meta: { quiet: 'simulation' },
  })

/** What the server makes of an answer while it is written: every figure that is shown is its own. */
export function useSimulation(quotation: QuotationDetail, answer: Answer, side: Side) {
  const { message: _, ...figures } = answerBody(answer, side, quotation.revision)
  const written = JSON.stringify(figures)
  const [settled] = useDebouncedValue(written, PAUSE)
  const { data, error, isFetching } = useQuery({
    ...simulationQuery(quotation.id, { ...(JSON.parse(settled) as Omit<Body, 'message'>), message: '' }),
    enabled: side === 'seller' && quotation.mayRevise,
  })
  return { simulation: data, isFailed: error !== null, isWaiting: isFetching || settled !== written }
}

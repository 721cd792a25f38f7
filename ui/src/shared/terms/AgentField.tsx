import { Select } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PersonRef } from '~/api/types'
import { api } from '~/shared/api/client'
import { personName } from '~/shared/format/person-name'

interface Props {
  /** Who is the agent now: still offered when it left the supplier meanwhile. */
  current: PersonRef | null
  value: string | null
  onChange: (agent: string | null) => void
}

export const ownAgentsQuery = queryOptions({
  queryKey: ['people', 'agents', 'own'],
  queryFn: ({ signal }) =>
    api.get('/commercial_agents', {
      query: { itemsPerPage: 500, order: { company: 'asc' } },
      signal,
    }),
  staleTime: 60_000,
})

/** The agent to whom a supplier entrusts its customer, one of its own. */
export function AgentField({ current, ...field }: Props) {
  const { t } = useTranslation('terms')
  const { data, isPending } = useQuery(ownAgentsQuery)
  const agents = (data?.['hydra:member'] ?? []).map((agent) => ({ value: agent['@id'], label: personName(agent) }))
  const isMissing = current && agents.every(({ value }) => value !== current['@id'])
  const known = isMissing ? [{ value: current['@id'], label: current.name }, ...agents] : agents
  return (
    <Select
      label={t('agent')}
      description={t(!isPending && known.length === 0 ? 'noAgentsHelp' : 'agentHelp')}
      placeholder={t('noAgent')}
      data={known}
      disabled={isPending || known.length === 0}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clearAgent') }}
      nothingFoundMessage={t('common:noResult')}
      {...field}
    />
  )
}

import { MultiSelect, Select } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { frameWords } from './record-facts'

const openFrames = queryOptions({
  queryKey: ['agreement-frames', 'choices'],
  queryFn: ({ signal }) =>
    api.get('/agreement_frames', {
      query: { status: ['active', 'scheduled'], order: { name: 'asc' }, itemsPerPage: -1 },
      signal,
    }),
  select: (answer) => answer['hydra:member'].map((frame) => ({ value: frame['@id'], label: frame.name })),
})

/** The frames that somebody may be put into, with those it is in though they ended. */
function useChoices(kept: string[]) {
  const { t } = useTranslation('record')
  const { data = [] } = useQuery(openFrames)
  const others = kept.filter((reference) => data.every(({ value }) => value !== reference))
  return [...data, ...others.map((value) => ({ value, label: frameWords(t, value) ?? '' }))]
}

interface OneProps {
  value: string | null
  onChange: (reference: string | null) => void
}

/** The one frame of a buyer; choosing another takes it out of the one that is shown. */
export function FrameField({ value, onChange }: OneProps) {
  const { t } = useTranslation('record')
  return (
    <Select
      label={t('conditions.frame')}
      description={t('conditions.frameHelp')}
      placeholder={t('conditions.noFrame')}
      data={useChoices(value ? [value] : [])}
      searchable
      clearable
      value={value}
      onChange={onChange}
    />
  )
}

/** The frames of a supplier. */
export function FramesField({ value, onChange }: { value: string[]; onChange: (references: string[]) => void }) {
  const { t } = useTranslation('record')
  return (
    <MultiSelect
      label={t('conditions.frames')}
      description={t('conditions.framesHelp')}
      placeholder={value.length === 0 ? t('conditions.noFrames') : ''}
      data={useChoices(value)}
      searchable
      hidePickedOptions
      value={value}
      onChange={onChange}
    />
  )
}

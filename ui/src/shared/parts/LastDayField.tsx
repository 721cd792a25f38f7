import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '~/shared/layout/Stack'
import { DateField } from './DateField'

interface Props {
  /** The last day; '' until it is told, null for none. */
  value: string | null
  onChange: (day: string | null) => void
  onBlur?: () => void
  min?: string | undefined
  error?: ReactNode
  'data-path'?: string
}

/** The last day of what may go on without end: none is ticked, and never what an emptied field says. */
export function LastDayField({ value, onChange, ...field }: Props) {
  const { t } = useTranslation()
  return (
    <Stack gap={8}>
      <DateField
        withLabel
        label={t('lastDay.label')}
        description={t('lastDay.help')}
        required={value !== null}
        {...field}
        value={value || null}
        onChange={(day) => onChange(day ?? '')}
      />
      <Checkbox
        label={t('lastDay.none')}
        checked={value === null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : '')}
      />
    </Stack>
  )
}

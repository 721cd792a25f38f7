import { useTranslation } from 'react-i18next'
import { formatDate } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import type { Mandate } from '../invoice'

/** When a mandate was given and taken back; one that was given once says so elsewhere. */
export function MandateActs({ acts }: Pick<Mandate, 'acts'>) {
  const { t } = useTranslation('invoices')
  if (acts.length < 2) return null
  return (
    <Dim as="p" size={13}>
      {acts.map(({ act, at, by }) => t(`mandate.act.${act}`, { date: formatDate(at), name: by })).join(' · ')}
    </Dim>
  )
}

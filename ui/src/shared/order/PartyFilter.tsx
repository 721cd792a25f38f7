import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FoundSelect } from '~/shared/forms/inputs/FoundSelect'
import { partiesFound, partyQuery, type Role } from './parties'

interface Props {
  role: Role
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** One supplier or one customer, found by name. */
export function PartyFilter({ role, value, onChange }: Props) {
  const { t } = useTranslation('order')
  const { data } = useQuery({ ...partyQuery(value ?? 0), enabled: value !== undefined })
  return (
    <FoundSelect
      aria-label={t(`party.${role}`)}
      placeholder={t(`party.${role}`)}
      source={partiesFound(role)}
      keyOf={({ id }) => String(id)}
      nameOf={({ company }) => company}
      value={value === undefined ? null : String(value)}
      chosen={data}
      onChoose={(party) => onChange(party?.id)}
      clear={t('party.clear')}
    />
  )
}

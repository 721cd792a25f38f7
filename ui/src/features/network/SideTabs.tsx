import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ListTabs } from '~/shared/parts/ListTabs'
import type { Side } from './network-search'
import { relationsCountQuery } from './queries'

interface Props {
  sides: Side[]
  side: Side
  onSide: (side: Side) => void
}

/** The lists of a network, with how much is in each. */
export function SideTabs({ sides, side, onSide }: Props) {
  const { t } = useTranslation('network')
  const counts = useQueries({ queries: sides.map(relationsCountQuery) })
  return (
    <ListTabs
      label={t('side.label')}
      tabs={sides.map((key, at) => ({
        key,
        label: t(`side.${key}`),
        count: counts[at]?.data?.['hydra:totalItems'],
      }))}
      current={side}
      onTab={(chosen) => chosen && onSide(chosen)}
    />
  )
}

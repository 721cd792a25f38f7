import { IconNotes } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { EmptyState } from '~/shared/parts/EmptyState'
import { specimenList } from './specimen-list'

/** Every specimen that its reader may see; what is chosen here is in the URL. */
export function SpecimensPage() {
  const { t } = useTranslation('specimens')
  const specimens = useList(useMemo(() => specimenList(t), [t]))
  return (
    <ListScreen
      on={specimens}
      title={t('title')}
      rowLabel={({ name }) => name}
      empty={<EmptyState icon={IconNotes} title={t('empty')} />}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Keepers } from '../Keepers'
import { BeginForm } from './BeginForm'

/** Begins to count a part of the stock: where, what of it, and whether who counts sees what should be there. */
export function CreatePage() {
  const { t } = useTranslation('counts')
  return (
    <Keepers>
      {(user) => (
        <>
          <PageHeader
            title={t('create.title')}
            subtitle={t('create.subtitle')}
            back={{ ...listAsLeft('/stock_counts'), label: t('title') }}
          />
          <BeginForm user={user} />
        </>
      )}
    </Keepers>
  )
}

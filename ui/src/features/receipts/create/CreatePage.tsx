import { useTranslation } from 'react-i18next'
import { Drafted } from '~/shared/forms/Drafted'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Keepers } from '../Keepers'
import { AnnounceForm } from './AnnounceForm'
import type { Announcement } from './values'

/** Announces a delivery: what comes, when, and to which warehouse. */
export function CreatePage() {
  const { t } = useTranslation('receipts')
  return (
    <Keepers>
      {(user) => (
        <>
          <PageHeader
            title={t('create.title')}
            subtitle={t('create.subtitle')}
            back={{ ...listAsLeft('/receipts'), label: t('title') }}
          />
          <Drafted<Announcement> name="/receipts/create">{(draft) => <AnnounceForm user={user} {...draft} />}</Drafted>
        </>
      )}
    </Keepers>
  )
}

import { useTranslation } from 'react-i18next'
import { Drafted } from '~/shared/forms/Drafted'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { useSession } from '~/shared/session/session'
import { keepsStock } from '~/shared/warehouse/goods'
import { NotForYou } from '../list/NotForYou'
import { AnnounceForm } from './AnnounceForm'
import type { Announcement } from './values'

/** Announces a delivery: what comes, when, and to which warehouse. */
export function CreatePage() {
  const { t } = useTranslation('receipts')
  const user = useSession((session) => session.user)
  if (!user) return null
  if (!keepsStock(user.userGroup.code)) return <NotForYou group={user.userGroup.code} />
  return (
    <>
      <PageHeader
        title={t('create.title')}
        subtitle={t('create.subtitle')}
        back={{ ...listAsLeft('/receipts'), label: t('title') }}
      />
      <Drafted<Announcement> name="/receipts/create">{(draft) => <AnnounceForm user={user} {...draft} />}</Drafted>
    </>
  )
}

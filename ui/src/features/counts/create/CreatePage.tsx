import { useTranslation } from 'react-i18next'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { useSession } from '~/shared/session/session'
import { keepsStock } from '~/shared/warehouse/goods'
import { NotForYou } from '../list/NotForYou'
import { BeginForm } from './BeginForm'

/** Begins to count a part of the stock: where, what of it, and whether who counts sees what should be there. */
export function CreatePage() {
  const { t } = useTranslation('counts')
  const user = useSession((session) => session.user)
  if (!user) return null
  if (!keepsStock(user.userGroup.code)) return <NotForYou group={user.userGroup.code} />
  return (
    <>
      <PageHeader
        title={t('create.title')}
        subtitle={t('create.subtitle')}
        back={{ ...listAsLeft('/stock_counts'), label: t('title') }}
      />
      <BeginForm user={user} />
    </>
  )
}

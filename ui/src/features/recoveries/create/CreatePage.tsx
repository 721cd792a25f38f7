import { useTranslation } from 'react-i18next'
import { Drafted } from '~/shared/forms/Drafted'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Keepers } from '../Keepers'
import { AskForm } from './AskForm'
import type { Asking } from './values'

/** Asks goods back: which, from where, and why. */
export function CreatePage() {
  const { t } = useTranslation('recoveries')
  return (
    <Keepers>
      {(user) => (
        <>
          <PageHeader
            title={t('create.title')}
            subtitle={t('create.subtitle')}
            back={{ ...listAsLeft('/stock_recoveries'), label: t('title') }}
          />
          <Drafted<Asking> name="stock_recovery">{(draft) => <AskForm user={user} {...draft} />}</Drafted>
        </>
      )}
    </Keepers>
  )
}

import { useTranslation } from 'react-i18next'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { DetailHeader } from '~/shared/detail/DetailHeader'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { formatDateTime } from '~/shared/format/format'
import { Facts } from '~/shared/parts/Facts'
import { listAsLeft } from '~/shared/parts/list-memory'
import { Panel } from '~/shared/parts/Panel'
import { specimenQuery } from './queries'

/** One specimen: what it is called, and what is known of it. */
export function SpecimenPage({ id }: { id: string }) {
  const { t } = useTranslation('specimens')
  const back = { ...listAsLeft('/specimens'), label: t('title') }
  return (
    <DetailScreen title={t('one')} back={back} asked={useOne(specimenQuery(id))}>
      {({ name, createdAt }) => (
        <>
          <DetailHeader title={name} back={back} facts={<span>{t('one')}</span>} />
          <DetailColumns
            side={
              <Panel title={t('facts')}>
                <Facts facts={[[t('column.createdAt'), formatDateTime(createdAt)]]} />
              </Panel>
            }
          >
            <Panel title={t('column.name')}>{name}</Panel>
          </DetailColumns>
        </>
      )}
    </DetailScreen>
  )
}

import { useTranslation } from 'react-i18next'
import { PageHeader } from '~/shared/parts/PageHeader'
import { OwnWineList } from './OwnWineList'
import { WineListDesk } from './WineListDesk'
import { WineListStart } from './WineListStart'

/** A restaurant's wine list: made here, priced, ordered, printed. */
export function WineListPage() {
  const { t } = useTranslation('winelist')
  const head = <PageHeader title={t('title')} subtitle={t('intro')} />
  return (
    <OwnWineList head={head}>
      {(list) =>
        list ? (
          <WineListDesk list={list} />
        ) : (
          <>
            {head}
            <WineListStart />
          </>
        )
      }
    </OwnWineList>
  )
}

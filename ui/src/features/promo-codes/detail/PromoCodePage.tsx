import { useTranslation } from 'react-i18next'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { listAsLeft } from '~/shared/parts/list-memory'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import type { PromoCode } from '../promo-code'
import { promoCodeQuery } from '../queries'
import { Says } from '../Says'
import { conditionsOf } from '../words'
import { FactsPanel } from './FactsPanel'
import { PromoCodeFigures } from './PromoCodeFigures'
import { PromoCodeHeader } from './PromoCodeHeader'
import classes from './PromoCodePage.module.css'
import { UsesPanel } from './UsesPanel'

/** One code: what it costs and brings, what it does, and who used it. */
export function PromoCodePage({ id }: { id: string }) {
  const { t } = useTranslation('codes')
  return (
    <DetailScreen
      title={t('one')}
      back={{ ...listAsLeft('/promo-codes'), label: t('title') }}
      asked={useOne(promoCodeQuery(id))}
      skeleton={<BlockSkeleton height={420} />}
    >
      {(code) => <Known code={code} />}
    </DetailScreen>
  )
}

function Known({ code }: { code: PromoCode }) {
  const { t } = useTranslation('codes')
  return (
    <>
      <PromoCodeHeader code={code} />
      <PromoCodeFigures code={code} />
      <div className={classes.columns}>
        <UsesPanel id={String(code.id)} />
        <div className={classes.side}>
          <Says title={t('says.titleNow')} conditions={conditionsOf(code)} />
          <FactsPanel code={code} />
        </div>
      </div>
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { OneCode } from '../OneCode'
import type { PromoCode } from '../promo-code'
import { Says } from '../Says'
import { conditionsOf } from '../words'
import { FactsPanel } from './FactsPanel'
import { PromoCodeFigures } from './PromoCodeFigures'
import { PromoCodeHeader } from './PromoCodeHeader'
import classes from './PromoCodePage.module.css'
import { UsesPanel } from './UsesPanel'

/** One code: what it costs and brings, what it does, and who used it. */
export function PromoCodePage({ id }: { id: string }) {
  return <OneCode id={id}>{(code) => <Known code={code} />}</OneCode>
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

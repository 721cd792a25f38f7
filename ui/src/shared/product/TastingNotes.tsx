import { useTranslation } from 'react-i18next'
import { Panel } from '~/shared/parts/Panel'
import type { ProductDetail } from './product'
import classes from './TastingNotes.module.css'

/** How it is made, how it tastes, what it goes with. */
export function TastingNotes({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  const { description, tastingNotes, pairings } = product
  if (!description && !tastingNotes && !pairings) return null
  return (
    <Panel title={t('detail.tasting')}>
      <div className={classes.notes}>
        {tastingNotes && <p className={classes.taste}>{tastingNotes}</p>}
        {description && <p>{description}</p>}
        {pairings && (
          <p>
            <b>{t('detail.pairings')}</b> {pairings}
          </p>
        )}
      </div>
    </Panel>
  )
}

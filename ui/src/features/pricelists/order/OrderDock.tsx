import { Kbd } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoney, plural } from '~/shared/format/format'
import { useShortcut } from '~/shared/keyboard/use-shortcut'
import { join } from '~/shared/layout/props'
import { Dock } from '~/shared/parts/Dock'
import dock from '~/shared/parts/Dock.module.css'
import classes from './OrderDock.module.css'
import { type OrderedLine, sumOf } from './order'

interface Props {
  ordered: OrderedLine[]
  /** Discounts come off the prices of the list. */
  isOpen: boolean
  onAdd: () => void
  onClear: () => void
}

/** What is entered comes to, and the way of all of it into the cart; stays at the bottom of the screen. */
export function OrderDock({ ordered, isOpen, onAdd, onClear }: Props) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const { units, total } = sumOf(ordered)
  const count = ordered.length
  useShortcut('addAll', onAdd)
  return (
    <div className={classes.place}>
      <Dock as="section" className={classes.dock} data-dock aria-label={t('pricelist:order.dock')}>
        <div className={classes.words}>
          <span role="status" className={classes.count}>
            {count > 0
              ? t('pricelist:order.entered', {
                  wines: t('wines', plural(count)),
                  bottles: t('pricelist:order.whole', plural(units)),
                })
              : t('pricelist:order.nothing')}
          </span>
          {/* It keeps its place while there is nothing to clear. */}
          <button type="button" className={classes.clear} data-touch hidden={count === 0} onClick={onClear}>
            {t('pricelist:order.clear')}
          </button>
        </div>
        <span className={classes.total}>
          <span className={dock.amount}>
            {formatMoney(total)} <small>{t('pricelist:order.taxExcl')}</small>
          </span>
          {isOpen && <small className={classes.note}>{t('pricelist:order.beforeDiscounts')}</small>}
        </span>
        <button type="button" className={join(dock.act, classes.add)} disabled={count === 0} onClick={onAdd}>
          {t('pricelist:order.add')}
          <Kbd size="xs" className={classes.keys} aria-hidden="true">
            {t('pricelist:order.keys')}
          </Kbd>
        </button>
      </Dock>
    </div>
  )
}

import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { cartPath, furthestStep, stepPath } from '~/shared/cart/steps'
import { useCart } from '~/shared/cart/store'
import { Dialog } from '~/shared/parts/Dialog'
import { ErrorState } from '~/shared/parts/ErrorState'
import { LinkButton } from '~/shared/parts/LinkButton'
import { Notice } from '~/shared/parts/Notice'
import classes from './Reorder.module.css'
import { ReorderedRow } from './ReorderedRow'
import { type Reordered, undoReorder } from './reorder'
import { isSample } from './reorder-plan'

export { reorder } from './reorder'

interface Props {
  opened: boolean
  /** The number of the order. */
  number: string
  error: Error | null
  /** Absent while it is under way. */
  outcome: Reordered | undefined
  onRetry: () => void
  onClose: () => void
}

/** What came of each line that was ordered again. */
export function ReorderDialog({ opened, number, error, outcome, onRetry, onClose }: Props) {
  const { t } = useTranslation('orders')
  const wasTasted = outcome?.order.items.every(isSample) ?? false
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size={640}
      title={t(wasTasted ? 'reorder.samples.title' : 'reorder.title', { number })}
    >
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : outcome ? (
        <Outcome outcome={outcome} onClose={onClose} />
      ) : (
        <div role="status" aria-label={t('common:loading')} className={classes.waiting}>
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      )}
    </Dialog>
  )
}

/** To the last step when nothing is left to choose or to settle, else to the cart. */
function ToCart() {
  const { t } = useTranslation('orders')
  const isReady = useCart((state) => furthestStep(state) === 'validation' && state.quote?.blockers.length === 0)
  const path = useCart(cartPath)
  return (
    <LinkButton to={isReady ? stepPath('validation') : path} data-autofocus>
      {t(isReady ? 'reorder.order' : 'reorder.cart')}
    </LinkButton>
  )
}

function Outcome({ outcome, onClose }: { outcome: Reordered; onClose: () => void }) {
  const { t } = useTranslation('orders')
  const { order } = outcome
  if (outcome.kind === 'otherCustomer')
    return (
      <>
        <Notice tone="attention" title={t('reorder.otherTitle')}>
          {t('reorder.otherHelp', { customer: order.customer.company })}
        </Notice>
        <div className={classes.actions}>
          <ToCart />
        </div>
      </>
    )
  const added = outcome.lines.filter(({ quantity }) => quantity > 0)
  const compared = added.filter(({ before }) => before !== null)
  const moved = compared.filter(({ before, after }) => after !== null && after !== before)
  const missing = outcome.lines.filter((line) => line.outcome !== 'added')
  const undo = () => {
    undoReorder(outcome.lines, order.origin === 'store')
    onClose()
  }
  return (
    <>
      <p className={classes.summary} role="status">
        {[
          t('reorder.added', { count: added.length }),
          missing.length > 0 && t('reorder.missing', { count: missing.length }),
          outcome.isPriced && compared.length > 0 && t('reorder.moved', { count: moved.length }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {order.items.every(isSample) && <Notice tone="info">{t('reorder.samples.help')}</Notice>}
      {!outcome.isPriced && added.length > 0 && <Notice tone="attention">{t('reorder.unpriced')}</Notice>}
      <ul className={classes.lines}>
        {outcome.lines.map((line) => (
          <ReorderedRow key={line.item.id} line={line} />
        ))}
      </ul>
      <div className={classes.actions}>
        {added.length > 0 ? (
          <>
            <Button variant="default" onClick={undo}>
              {t('reorder.undo')}
            </Button>
            <ToCart />
          </>
        ) : (
          <LinkButton to="/products" variant="default" data-autofocus>
            {t('empty.catalogue')}
          </LinkButton>
        )}
      </div>
    </>
  )
}

import { Button, Modal, Skeleton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { cartPath } from '~/shared/cart/steps'
import { cart } from '~/shared/cart/store'
import type { OrderDetail } from '~/shared/order/order'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Notice } from '~/shared/parts/Notice'
import classes from './Reorder.module.css'
import { ReorderedRow } from './ReorderedRow'
import { type Reordered, reorder, undoReorder } from './reorder'
import { isSample } from './reorder-plan'

interface Props {
  order: OrderDetail
  withTax: boolean
  /** Nothing else is to be done with the order: its button is the filled one. */
  isMain: boolean
}

/** Orders the same again, or what was tasted: puts the lines into the cart, then says what came of each. */
export function Reorder({ order, withTax, isMain }: Props) {
  const { t } = useTranslation('orders')
  const wasTasted = order.items.every(isSample)
  const again = useMutation({ mutationFn: () => reorder(order, withTax), networkMode: 'always' })
  return (
    <>
      <Button
        className={isMain ? `${classes.again} ${classes.main}` : (classes.again ?? '')}
        variant={isMain ? 'filled' : 'default'}
        leftSection={<IconRefresh size={17} aria-hidden />}
        onClick={() => again.mutate()}
        loading={again.isPending}
      >
        {t(wasTasted ? 'reorder.samples.action' : 'reorder.action')}
      </Button>
      <Modal
        opened={!again.isIdle}
        onClose={again.reset}
        size={640}
        title={t(wasTasted ? 'reorder.samples.title' : 'reorder.title', { number: order.number })}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        {again.isError ? (
          <ErrorState error={again.error} onRetry={() => again.mutate()} />
        ) : again.data ? (
          <Outcome order={order} outcome={again.data} onClose={again.reset} />
        ) : (
          <div role="status" aria-label={t('common:loading')} className={classes.waiting}>
            {order.items.map(({ id }) => (
              <Skeleton key={id} height={44} />
            ))}
          </div>
        )}
      </Modal>
    </>
  )
}

interface OutcomeProps {
  order: OrderDetail
  outcome: Reordered
  onClose: () => void
}

function Outcome({ order, outcome, onClose }: OutcomeProps) {
  const { t } = useTranslation('orders')
  const toCart = (
    <Button component={Link} to={cartPath(cart()) as string} data-autofocus>
      {t('reorder.cart')}
    </Button>
  )
  if (outcome.kind === 'otherCustomer')
    return (
      <>
        <Notice tone="attention" title={t('reorder.otherTitle')}>
          {t('reorder.otherHelp', { customer: order.customer.company })}
        </Notice>
        <div className={classes.actions}>{toCart}</div>
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
            {toCart}
          </>
        ) : (
          <Button component={Link} to="/products" variant="default" data-autofocus>
            {t('empty.catalogue')}
          </Button>
        )}
      </div>
    </>
  )
}

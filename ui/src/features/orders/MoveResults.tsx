import { Button, Modal } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import type { Move } from '~/shared/order/moves'
import type { MoveOutcome } from './bulk-moves'
import dialog from './dialog.module.css'
import classes from './MoveResults.module.css'

interface Props {
  move: Move
  outcomes: MoveOutcome[]
  onClose: () => void
}

/** What became of each order: those that were refused first, with why. */
export function MoveResults({ move, outcomes, onClose }: Props) {
  const { t } = useTranslation('orders')
  const done = outcomes.filter(({ isDone }) => isDone)
  const refused = outcomes.filter(({ isDone }) => !isDone)
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={t('bulk.results', { done: done.length, count: outcomes.length })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keyboard too */}
      <ul className={classes.list} aria-label={t('bulk.each')} tabIndex={0}>
        {[...refused, ...done].map(({ order, isDone, message }) => (
          <li key={order.id} className={classes.row} data-outcome={isDone ? 'done' : 'refused'}>
            {isDone ? <IconCircleCheck size={19} aria-hidden /> : <IconCircleX size={19} aria-hidden />}
            <div>
              <Link to={pathOf(order['@id'])} className={classes.number}>
                {order.number}
              </Link>
              <span className={classes.party}> · {order.customer.company}</span>
              <p className={classes.why}>{isDone ? t(`order:move.done.${move.verb}`, { count: 1 }) : message}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={`${dialog.foot} ${classes.foot}`}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common:close')}
        </Button>
      </div>
    </Modal>
  )
}

import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAskedAbout, isHarm, type Move, movesOf, nextMove } from '~/shared/order/moves'
import type { OrderDetail } from '~/shared/order/order'
import { useMove } from '~/shared/order/use-move'
import classes from './OrderActions.module.css'
import { MoveDialog } from './order-dialogs'
import { useOrderUpdates } from './use-order-updates'

interface Props {
  order: OrderDetail
}

/** The one next action, and the others that the server allows now. */
export function OrderActions({ order }: Props) {
  const { t } = useTranslation('order')
  const updates = useOrderUpdates(order.id)
  const { send, tell, run, isBusy } = useMove({ order, ...updates })
  const [asked, setAsked] = useState<{ move: Move; from: OrderDetail['status'] } | null>(null)
  const moves = movesOf(order.status, order.transitions)
  const next = nextMove(moves)
  const others = moves.filter((move) => move !== next)
  const needsComment = ({ to }: Move) => order.commentRequired.includes(to)

  function start(move: Move) {
    if (needsComment(move) || isAskedAbout(move.verb)) setAsked({ move, from: order.status })
    else void run(move)
  }

  return (
    <>
      {others.length > 0 && (
        <Menu position="bottom-end" shadow="md" width={280}>
          <Menu.Target>
            <Button variant="default" className={classes.more ?? ''} aria-label={t('move.others')}>
              <IconDots size={18} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((move) => (
              <Menu.Item
                key={move.verb}
                className={isHarm(move.verb) ? (classes.harm ?? '') : ''}
                disabled={isBusy}
                onClick={() => start(move)}
              >
                {t(`move.label.${move.verb}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {next && (
        <Button loading={isBusy} onClick={() => start(next)}>
          {t(`move.label.${next.verb}`)}
        </Button>
      )}
      <Suspense>
        {asked && (
          <MoveDialog
            verb={asked.move.verb}
            number={order.number}
            isCommentRequired={needsComment(asked.move)}
            isGone={!order.transitions.includes(asked.move.to)}
            send={async (comment) => {
              const moved = await send({ transition: asked.move.to, ...(comment ? { comment } : {}) })
              tell(asked.move, asked.from, moved)
            }}
            onSent={() => setAsked(null)}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  )
}

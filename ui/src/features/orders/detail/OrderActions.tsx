import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isHarm } from '~/shared/order/moves'
import classes from './OrderActions.module.css'
import type { Action } from './order-work'
import { OrderDialogs } from './use-order-work'

interface Props {
  next: Action | undefined
  others: Action[]
  isBusy: boolean
  onAction: (action: Action) => void
}

/** The one next action, and the others that the server allows now. */
export function OrderActions({ next, others, isBusy, onAction }: Props) {
  const { t } = useTranslation('order')
  return (
    <>
      {others.length > 0 && (
        <Menu position="bottom-end" shadow="md" width={290}>
          <Menu.Target>
            <Button
              variant="default"
              className={classes.more ?? ''}
              aria-label={t('move.others')}
              {...OrderDialogs.intent}
            >
              <IconDots size={18} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((action) => (
              <Menu.Item
                key={action.verb}
                className={isHarm(action.verb) ? (classes.harm ?? '') : ''}
                disabled={isBusy}
                onClick={() => onAction(action)}
              >
                {t(`move.label.${action.verb}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {next && (
        <Button className={classes.next ?? ''} loading={isBusy} {...OrderDialogs.intent} onClick={() => onAction(next)}>
          {t(`move.label.${next.verb}`)}
        </Button>
      )}
    </>
  )
}

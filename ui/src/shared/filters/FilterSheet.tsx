import { Button, Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './FilterSheet.module.css'

interface Props {
  opened: boolean
  onClose: () => void
  /** Absent while nothing is chosen. */
  onClear: (() => void) | undefined
  /** "132 commandes": what closing leads to. */
  found: string
  /** The fields, below one another. */
  children: ReactNode
}

/** The filters of a list where the bar above it has no room for them. */
export function FilterSheet({ opened, onClose, onClear, found, children }: Props) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={380}
      title={t('filters.open')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.stack}>{children}</div>
      <div className={classes.foot}>
        {onClear && (
          <Button variant="default" onClick={onClear}>
            {t('filters.clear')}
          </Button>
        )}
        <Button className={classes.show ?? ''} onClick={onClose}>
          {t('filters.show', { found })}
        </Button>
      </div>
    </Drawer>
  )
}

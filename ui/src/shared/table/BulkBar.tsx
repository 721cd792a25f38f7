import { IconX } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { Dock } from '~/shared/parts/Dock'
import classes from './BulkBar.module.css'

interface Props {
  count: number
  /** What the rows are called: commandes are feminine, devis masculine. */
  gender: 'feminine' | 'masculine'
  onClear: () => void
  /** BulkActions. */
  children: ReactNode
}

/** What can be done with the chosen rows; Escape puts it away. Nothing while no row is chosen. */
export function BulkBar({ count, gender, onClear, children }: Props) {
  const { t } = useTranslation()
  const isOpen = count > 0
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      // Escape closes one layer at a time: what lies above the page comes first.
      if (event.key !== 'Escape' || document.querySelector('[role="dialog"], [role="menu"]')) return
      onClear()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOpen, onClear])
  if (!isOpen) return null
  return (
    <Dock role="toolbar" aria-label={t('table.bulk')} className={classes.bar}>
      <span role="status" className={classes.count}>
        {t('table.chosen', { context: gender, count, amount: formatInteger(count) })}
      </span>
      {children}
      <button type="button" className={classes.close} aria-label={t('table.clearSelection')} onClick={onClear}>
        <IconX size={18} aria-hidden />
      </button>
    </Dock>
  )
}

/** One action of the bar: an icon and its name. */
export const BulkAction = ({
  icon,
  children,
  className,
  ...button
}: ComponentProps<'button'> & { icon: ReactNode }) => (
  <button type="button" {...button} className={className ? `${classes.action} ${className}` : classes.action}>
    {icon}
    <span>{children}</span>
  </button>
)

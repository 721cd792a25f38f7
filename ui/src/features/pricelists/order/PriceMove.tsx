import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatTrend } from '~/shared/format/format'
import type { Move } from './order'
import classes from './PriceMove.module.css'

const icons = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconEqual }

interface Props {
  move: Move
  /** The sign alone, where a price stands beside it: the rate is heard and read on hover. */
  isShort?: boolean
}

/** Whether a price rose or fell, by how much: an arrow and a rate, never a colour alone. */
export function PriceMove({ move: { to, percent }, isShort = false }: Props) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const Arrow = icons[to]
  const words = t(`pricelist:order.move.${to}`, { rate: formatTrend(percent) })
  return (
    <span className={classes.move} data-move={to} title={isShort ? words : undefined}>
      <Arrow size={15} stroke={2} aria-hidden />
      {isShort ? <span className={classes.heard}>{words}</span> : words}
    </span>
  )
}

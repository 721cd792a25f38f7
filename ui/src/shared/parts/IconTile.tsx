import type { IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { join } from '~/shared/layout/props'
import classes from './IconTile.module.css'

interface Props {
  icon: ComponentType<IconProps>
  /** Pixels of the sign; the tile is as large as its class says, 40 when it says nothing. */
  size: number
  stroke?: number
  className?: string | undefined
  tone?: string
}

/** A sign on a ground of its own, before the words it stands for. */
export const IconTile = ({ icon: Sign, size, stroke = 1.6, className, tone }: Props) => (
  <span className={join(classes.tile, className)} data-tone={tone} aria-hidden>
    <Sign size={size} stroke={stroke} />
  </span>
)

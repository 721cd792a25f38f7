import { IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { AddressCopy } from '~/api/types'
import { Dim } from '~/shared/layout/Dim'
import { addressLine } from './addresses'
import classes from './SettledAddress.module.css'

interface Props {
  title: string
  address: AddressCopy
  buttons: ReactNode
}

/** An address that leaves nothing to choose. */
export const SettledAddress = ({ title, address, buttons }: Props) => (
  <section className={classes.address} aria-label={title}>
    <IconMapPin size={20} stroke={1.6} aria-hidden />
    <div className={classes.words}>
      <Dim size={13}>{title}</Dim>
      <b>{address.company || address.label || address.city}</b>
      <span>{addressLine(address)}</span>
      {buttons}
    </div>
  </section>
)

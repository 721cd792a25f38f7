import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconCircleCheck,
  IconCurrencyEuro,
  IconPackage,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { MoveVerb } from '~/shared/order/moves'

/** The signs of what is done from lists. */
export const moveIcons: Partial<Record<MoveVerb, typeof IconCheck>> = {
  validate: IconCheck,
  validateUnpaid: IconCheck,
  recordPayment: IconCurrencyEuro,
  awaitPayment: IconArrowBackUp,
  prepare: IconPackage,
  confirmDelivery: IconTruckDelivery,
  close: IconCircleCheck,
  cancel: IconBan,
  refuse: IconBan,
  withdraw: IconBan,
}

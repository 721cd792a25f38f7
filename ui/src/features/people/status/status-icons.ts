import {
  type Icon,
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconLockOpen,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react'
import type { StatusVerb } from './status-actions'

export const statusIcons: Record<StatusVerb, Icon> = {
  validate: IconCircleCheck,
  refuse: IconCircleX,
  block: IconBan,
  unblock: IconLockOpen,
  delete: IconTrash,
  restore: IconRestore,
}

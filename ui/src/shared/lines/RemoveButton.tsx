import { ActionIcon } from '@mantine/core'
import { type Icon, IconTrash } from '@tabler/icons-react'

interface Props {
  label: string
  icon?: Icon
  onRemove: () => void
}

/** Takes a line away, or a piece of one. */
export const RemoveButton = ({ label, icon: Sign = IconTrash, onRemove }: Props) => (
  <ActionIcon variant="subtle" color="gray" aria-label={label} data-touch="square" onClick={onRemove}>
    <Sign size={17} stroke={1.8} aria-hidden />
  </ActionIcon>
)

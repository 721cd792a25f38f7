import { ActionIcon } from '@mantine/core'
import { IconCheck, IconPencil, IconReplace, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SavedView } from '~/api/types'
import classes from './ViewsMenu.module.css'

interface Props {
  view: SavedView
  /** The list shows it now. */
  isOpen: boolean
  onOpen: () => void
  onRename: () => void
  onReplace: () => void
  onDelete: () => void
}

/** One saved view: its name opens it. */
export function ViewRow({ view, isOpen, onOpen, onRename, onReplace, onDelete }: Props) {
  const { t } = useTranslation()
  const { name } = view
  const icon = { variant: 'subtle', color: 'gray.9', size: 'lg', className: classes.icon ?? '' } as const
  return (
    <li className={classes.row}>
      <button
        type="button"
        className={classes.open}
        data-touch
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={classes.name}>{name}</span>
        {isOpen && <IconCheck size={16} aria-hidden />}
      </button>
      {!isOpen && (
        <ActionIcon
          {...icon}
          aria-label={t('views.update', { name })}
          title={t('views.update', { name })}
          onClick={onReplace}
        >
          <IconReplace size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        {...icon}
        aria-label={t('views.rename', { name })}
        title={t('views.rename', { name })}
        onClick={onRename}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...icon}
        aria-label={t('views.delete', { name })}
        title={t('views.delete', { name })}
        onClick={onDelete}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}

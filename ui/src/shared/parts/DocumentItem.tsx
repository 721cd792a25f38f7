import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconFileText, IconPhoto, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { pathOf } from '~/shared/api/client'
import { useDownload } from '~/shared/export/use-download'
import { Dim } from '~/shared/layout/Dim'
import classes from './DocumentItem.module.css'

interface Props {
  document: { name: string; url: string }
  isPicture?: boolean
  /** What is said to who hears it: "Ouvrir convention.pdf". */
  label: string
  about: ReactNode
  /** "Retirer convention.pdf" */
  removeLabel: string
  /** Asks to take it out; none where it stays. */
  onRemove?: (() => void) | undefined
}

/** One document of a list: pressed, it is downloaded. */
export function DocumentItem({ document: { name, url }, isPicture, label, about, removeLabel, onRemove }: Props) {
  const { isBusy, save } = useDownload()
  const Icon = isPicture ? IconPhoto : IconFileText
  return (
    <li className={classes.row}>
      <UnstyledButton
        className={classes.open ?? ''}
        aria-label={label}
        disabled={isBusy}
        onClick={() => void save(pathOf(url), {}, name)}
      >
        <Icon size={20} stroke={1.6} aria-hidden />
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <Dim>{about}</Dim>
        </span>
      </UnstyledButton>
      {onRemove && (
        <ActionIcon variant="subtle" color="gray" data-touch="square" aria-label={removeLabel} onClick={onRemove}>
          <IconX size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

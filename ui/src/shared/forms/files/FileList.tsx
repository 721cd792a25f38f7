import { ActionIcon, Progress } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconFile, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Stack } from '~/shared/layout/Stack'
import classes from './FileList.module.css'
import { formatKilobytes } from './format-size'
import type { LoadedFile, PendingFile } from './use-files'

interface Props {
  loaded: LoadedFile[]
  pending: PendingFile[]
  onRemove: (id: string) => void
}

/** Chosen files: read, on their way, or refused with the reason. */
export function FileList({ loaded, pending, onRemove }: Props) {
  const { t } = useTranslation()
  const files = [...loaded.map((file) => ({ ...file, progress: 100, refusal: null })), ...pending]
  if (files.length === 0) return null
  return (
    <Stack as="ul" gap={8} mt={10} aria-label={t('file.list')}>
      {files.map(({ id, name, size, progress, refusal }) => {
        const isReady = loaded.some((file) => file.id === id)
        const Icon = refusal ? IconAlertCircle : isReady ? IconCircleCheck : IconFile
        return (
          <li key={id} className={classes.file} data-state={refusal ? 'refused' : isReady ? 'ready' : 'reading'}>
            <Icon size={20} stroke={1.7} aria-hidden />
            <Stack gap={2}>
              <span className={classes.name}>{name}</span>
              {refusal ? (
                <span role="alert" className={classes.refusal}>
                  {refusal}
                </span>
              ) : (
                <span role="status" className={classes.size}>
                  {formatKilobytes(Math.ceil(size / 1024))} · {t(isReady ? 'file.readable' : 'file.reading')}
                </span>
              )}
              {!(refusal || isReady) && (
                <Progress size="xs" value={progress} aria-label={`${t('file.reading')} ${name}`} />
              )}
            </Stack>
            <ActionIcon
              variant="subtle"
              color="gray"
              data-touch="square"
              aria-label={t('file.remove', { name })}
              onClick={() => onRemove(id)}
            >
              <IconX size={18} stroke={1.8} aria-hidden />
            </ActionIcon>
          </li>
        )
      })}
    </Stack>
  )
}

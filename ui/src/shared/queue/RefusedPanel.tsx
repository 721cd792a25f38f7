import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import type { Command } from './command'
import { flush } from './flush'
import { drop, retry } from './queue'
import classes from './RefusedPanel.module.css'

interface Props {
  commands: Command[]
  /** What was done, in words. */
  describe: (command: Command) => string
  /** Puts what was done back where it can be changed. */
  onTakeBack: (command: Command) => void
}

/** What the server did not take and why; each is changed, sent again or given up. */
export function RefusedPanel({ commands, describe, onTakeBack }: Props) {
  const { t } = useTranslation()
  if (commands.length === 0) return null
  return (
    <Notice tone="error" title={t('queue.review')}>
      {commands.map((command) => (
        <div key={command.key} className={classes.one}>
          <p>
            {describe(command)}, <time>{formatDateTime(new Date(command.at).toISOString())}</time>
          </p>
          {command.refusal?.messages.map((message) => (
            <p key={message} className={classes.why}>
              {message}
            </p>
          ))}
          <div className={classes.buttons}>
            <Button size="xs" variant="default" onClick={() => onTakeBack(command)}>
              {t('queue.takeBack')}
            </Button>
            <Button size="xs" variant="default" onClick={() => void retry(command).then(flush)}>
              {t('queue.retry')}
            </Button>
            <Button size="xs" variant="default" color="danger.6" onClick={() => void drop(command)}>
              {t('queue.drop')}
            </Button>
          </div>
        </div>
      ))}
    </Notice>
  )
}

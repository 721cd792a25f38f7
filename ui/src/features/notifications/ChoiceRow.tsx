import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { NotificationPreference } from '~/api/types'
import { CHANNELS, type Channel } from './channels'
import classes from './NotificationChoices.module.css'

interface Props {
  choice: NotificationPreference
  onChoose: (channel: Channel, isOn: boolean) => void
}

/** One kind of news with a box for each way of being told. */
export function ChoiceRow({ choice, onChoose }: Props) {
  const { t } = useTranslation('notifications')
  const kind = t(`choices.kinds.${choice.kind}`)
  return (
    <tr>
      <th scope="row">{kind}</th>
      {CHANNELS.map((channel) => {
        const words = t(`choices.${channel}`)
        return (
          <td key={channel}>
            {channel === 'mail' && !choice.mailable ? (
              <span className={classes.mailed} title={t('choices.mailedHelp')}>
                <span className={classes.small}>{words}</span>
                {t('choices.mailed')}
              </span>
            ) : (
              <label className={classes.choice} htmlFor={`${choice.kind}-${channel}`}>
                <span className={classes.small} aria-hidden="true">
                  {words}
                </span>
                <Checkbox
                  id={`${choice.kind}-${channel}`}
                  checked={choice[channel]}
                  aria-label={t('choices.of', { channel: words, kind })}
                  onChange={(event) => onChoose(channel, event.currentTarget.checked)}
                />
              </label>
            )}
          </td>
        )
      })}
    </tr>
  )
}

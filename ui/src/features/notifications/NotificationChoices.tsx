import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { NotificationPreference } from '~/api/types'
import { api } from '~/shared/api/client'
import { QueryPanel } from '~/shared/parts/QueryPanel'
import { toast } from '~/shared/toasts/toast'
import { ChoiceRow } from './ChoiceRow'
import { CHANNELS, type Channel } from './channels'
import classes from './NotificationChoices.module.css'
import { preferencesQuery } from './queries'

/** How the person is told of each kind of news; each choice is saved as it is made. */
export default function NotificationChoices() {
  const { t } = useTranslation('notifications')
  const client = useQueryClient()
  const asked = useQuery(preferencesQuery)

  async function choose(kind: NotificationPreference['kind'], channel: Channel, isOn: boolean) {
    await client.cancelQueries({ queryKey: preferencesQuery.queryKey })
    client.setQueryData(
      preferencesQuery.queryKey,
      (known) =>
        known && { choices: known.choices.map((one) => (one.kind === kind ? { ...one, [channel]: isOn } : one)) },
    )
    try {
      const saved = await api.patch('/notification_preferences', { choices: [{ kind, [channel]: isOn }] })
      client.setQueryData(preferencesQuery.queryKey, saved)
      toast.success(t('choices.saved'), { id: 'notification-choices' })
    } catch {
      // The client has told why; what is shown goes back to what the server knows.
      await client.invalidateQueries({ queryKey: preferencesQuery.queryKey })
    }
  }

  return (
    <QueryPanel title={t('choices.title')} asked={asked} height={320}>
      <p className={classes.intro}>{t('choices.intro')}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('choices.kind')}</th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {t(`choices.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {asked.data?.choices.map((choice) => (
            <ChoiceRow
              key={choice.kind}
              choice={choice}
              onChoose={(channel, isOn) => void choose(choice.kind, channel, isOn)}
            />
          ))}
        </tbody>
      </table>
    </QueryPanel>
  )
}

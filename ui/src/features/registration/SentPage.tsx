import { IconClock, IconLogin2, IconMail } from '@tabler/icons-react'
import { Trans, useTranslation } from 'react-i18next'
import { Stack } from '~/shared/layout/Stack'
import { GuestPage } from '~/shared/parts/GuestPage'
import { LinkButton } from '~/shared/parts/LinkButton'
import classes from './SentPage.module.css'
import { finish, useDraftStore } from './steps/draft'

/** What happens after a registration. */
export function SentPage({ email }: { email: string }) {
  const { t } = useTranslation('registration')
  const draft = useDraftStore()
  const next = [
    { key: 'mail', icon: IconMail },
    { key: 'check', icon: IconClock },
    { key: 'enter', icon: IconLogin2 },
  ] as const
  return (
    <GuestPage title={t('sent.title')} subtitle={t('sent.subtitle')}>
      <Stack as="ol" gap={20} mb={28}>
        {next.map(({ key, icon: Sign }) => (
          <li key={key} className={classes.item}>
            <span className={classes.icon}>
              <Sign size={20} stroke={1.6} aria-hidden />
            </span>
            <div>
              <b className={classes.name}>{t(`sent.${key}.title`)}</b>
              <p className={classes.help}>
                <Trans t={t} i18nKey={`sent.${key}.help`} values={{ email }} components={{ b: <b /> }} />
              </p>
            </div>
          </li>
        ))}
      </Stack>
      <LinkButton fullWidth size="md" to="/login" onClick={() => finish(draft)}>
        {t('signIn')}
      </LinkButton>
    </GuestPage>
  )
}

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PasswordLink } from '~/api/types'
import { currentLocale, withLocale } from '~/shared/locale/locale'
import { GuestPage } from '~/shared/parts/GuestPage'
import { isSignedIn } from '~/shared/session/session'

/** The password counts from now on; every session of the account has ended. */
export function PasswordSet({ kind }: Pick<PasswordLink, 'kind'>) {
  const { t } = useTranslation('registration')
  return (
    <GuestPage title={t(`${kind}.doneTitle`)} subtitle={t(`${kind}.done`)}>
      {isSignedIn() ? (
        // Whoever is signed in here leaves first: that page forgets the old session.
        <Button fullWidth size="md" component="a" href={withLocale('/logout', currentLocale())}>
          {t('signIn')}
        </Button>
      ) : (
        <Button fullWidth size="md" renderRoot={(props) => <Link to="/login" {...props} />}>
          {t('signIn')}
        </Button>
      )}
    </GuestPage>
  )
}

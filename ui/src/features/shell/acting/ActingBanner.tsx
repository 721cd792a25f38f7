import { UnstyledButton } from '@mantine/core'
import { IconArrowBackUp, IconMasksTheater } from '@tabler/icons-react'
import { Trans, useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { personName } from '~/shared/format/person-name'
import classes from './ActingBanner.module.css'
import { useComeBack } from './use-come-back'

/** Says on every page for whom an admin acts, with the way back. */
export default function ActingBanner({ user }: { user: Me }) {
  const { t } = useTranslation()
  const { comeBack, isComing } = useComeBack()
  return (
    <section className={classes.banner} aria-label={t('acting.label')}>
      <IconMasksTheater size={19} stroke={1.8} className={classes.sign ?? ''} aria-hidden />
      <p className={classes.words} role="status">
        <Trans t={t} i18nKey="acting.banner" values={{ name: personName(user) }} components={{ b: <b /> }} />
      </p>
      <UnstyledButton className={classes.back} disabled={isComing} onClick={() => void comeBack()}>
        <IconArrowBackUp size={17} stroke={2} aria-hidden />
        {t('acting.back')}
      </UnstyledButton>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DEMO_PASSWORD, demoAccountsQuery } from '~/shared/api/demo'
import { Dim } from '~/shared/layout/Dim'
import { Row } from '~/shared/layout/Row'
import classes from './DemoAccounts.module.css'

interface Props {
  /** The e-mail that is signing in. */
  pending: string | null
  onChoose: (email: string) => void
}

/** One click per demonstration account; nothing outside demo mode. */
export function DemoAccounts({ pending, onChoose }: Props) {
  const { t } = useTranslation('session')
  const { data: accounts } = useQuery(demoAccountsQuery)
  if (!accounts?.length) return null
  return (
    <section className={classes.demo} aria-labelledby="demo-title">
      <h2 id="demo-title" className={classes.title}>
        {t('demo.title')}
      </h2>
      <Row as="ul" align="stretch" wrap>
        {accounts.map(({ email, group, name }) => (
          <li key={email}>
            <button
              type="button"
              className={classes.chip}
              disabled={pending !== null}
              data-pending={pending === email || undefined}
              onClick={() => onChoose(email)}
              title={`${name}, ${email}`}
            >
              {t(`enums:user_group.${group}`)}
            </button>
          </li>
        ))}
      </Row>
      <Dim as="p" size={12} mt={12}>
        {t('demo.password', { password: DEMO_PASSWORD })}
      </Dim>
    </section>
  )
}

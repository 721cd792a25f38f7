import { useTranslation } from 'react-i18next'
import { formatMoney } from '~/shared/format/format'
import { Panel } from '~/shared/parts/Panel'
import classes from './AccountPage.module.css'
import { type Account, AGES } from './account'

/** How long what is open has been due, today. */
export function Aging({ account: { aging, openAmount } }: { account: Pick<Account, 'aging' | 'openAmount'> }) {
  const { t } = useTranslation('payment')
  return (
    <Panel title={t('account.aging.title')}>
      <dl className={classes.aging}>
        {AGES.map((age) => (
          <div
            key={age}
            className={classes.age}
            data-late={age === 'notDue' ? undefined : true}
            style={{ '--share': openAmount > 0 ? aging[age] / openAmount : 0 }}
          >
            <dt>{t(`account.aging.${age}`)}</dt>
            <dd>{formatMoney(aging[age])}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

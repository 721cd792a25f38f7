import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isProfessional } from '~/shared/person-fields/group-fields'
import { useDraft } from './draft'
import classes from './Recap.module.css'
import type { Step } from './steps'

const lineOf = (...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')

/** What is about to be sent, each part with a way back to it. */
export function Recap() {
  const { t } = useTranslation('registration')
  const { person, billing } = useDraft((draft) => draft)
  const place = [billing.street, lineOf(billing.postcode, billing.city)].filter(Boolean).join(', ')
  const rows: { step: Step; lines: string[] }[] = [
    { step: 'profile', lines: [t(`enums:user_group.${person.userGroup}`)] },
    { step: 'identity', lines: [lineOf(person.firstName, person.lastName), person.email] },
    { step: 'company', lines: isProfessional(person.userGroup) ? [person.company, place] : [place] },
  ]
  return (
    <dl className={classes.recap}>
      {rows.map(({ step, lines }) => (
        <div key={step} className={classes.row}>
          <dt>{t(isProfessional(person.userGroup) || step !== 'company' ? `step.${step}` : 'step.addresses')}</dt>
          <dd>
            {lines.filter(Boolean).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
          <dd className={classes.change}>
            <Link to="/register" search={{ step }} aria-label={t('changeStep', { step: t(`step.${step}`) })}>
              {t('change')}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}

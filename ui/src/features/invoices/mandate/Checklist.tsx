import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Notice } from '~/shared/parts/Notice'
import type { Mandate } from '../invoice'
import classes from './Checklist.module.css'

type Lack = Exclude<Mandate['lacking'][number]['code'], 'mandate'>

/** Where each is entered: a section of the profile, and the field in it. */
const places = {
  vat_regime: { section: 'invoicing', hash: 'vatRegime' },
  name: { section: 'identity' },
  siren: { section: 'identity' },
  seat: { section: 'addresses' },
  legal_form: { section: 'invoicing', hash: 'legalForm' },
  capital: { section: 'invoicing', hash: 'capital' },
  rcs: { section: 'invoicing', hash: 'rcsCity' },
  numvat: { section: 'identity' },
  bank_details: { section: 'invoicing', hash: 'iban' },
  electronic_address: { section: 'invoicing', hash: 'electronicAddress' },
} as const

/** What the supplier has not told yet of what its invoices need: what they wait for, then what is missing on them. */
export function Checklist({ lacking }: Pick<Mandate, 'lacking'>) {
  const { t } = useTranslation('invoices')
  const waits = codesOf(lacking.filter(({ holdsBack }) => holdsBack))
  const better = codesOf(lacking.filter(({ holdsBack }) => !holdsBack))
  if (waits.length + better.length === 0) return null
  return (
    <Notice tone={waits.length > 0 ? 'attention' : 'info'} title={t('mandate.lacking.title')}>
      <Part label={t('mandate.lacking.waits')} codes={waits} />
      <Part label={t('mandate.lacking.better')} codes={better} />
    </Notice>
  )
}

/** The mandate is not among them: the panel asks for it. */
const codesOf = (lacking: Mandate['lacking']) =>
  lacking.flatMap(({ code }): Lack[] => (code === 'mandate' ? [] : [code]))

function Part({ label, codes }: { label: string; codes: Lack[] }) {
  const { t } = useTranslation('invoices')
  if (codes.length === 0) return null
  return (
    <>
      <p>{label}</p>
      <ul className={classes.lacks} aria-label={label}>
        {codes.map((code) => (
          <li key={code}>
            <Anchor inherit renderRoot={(props) => <Link to="/profile/edit" {...linkOf(code)} {...props} />}>
              {t(`mandate.lacking.${code}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  )
}

function linkOf(code: Lack) {
  const { section, ...field } = places[code]
  return { search: { section }, ...field }
}

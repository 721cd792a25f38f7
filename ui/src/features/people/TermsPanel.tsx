import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Me, PaymentTerms } from '~/api/types'
import { formatMoney, formatPercent } from '~/shared/format/format'
import { type Fact, Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { PersonLink } from '~/shared/parts/PersonLink'
import type { Person } from './person'
import { editPathOf } from './person-screen'
import classes from './TermsPanel.module.css'
import { setsTerms, termsOf, USUAL_FEE } from './terms'

/** "30 jours fin de mois" */
function paymentTermsText(t: TFunction<'people'>, terms: PaymentTerms | null): string {
  if (!terms) return t('terms.payment.usual')
  return t(`terms.payment.${terms.kind}`, { count: terms.days })
}

/** On which terms the reader and a person trade, as far as the reader may know. */
export function TermsPanel({ person, viewer }: { person: Person; viewer: Me }) {
  const { t } = useTranslation('people')
  const { relation } = person
  const kind = termsOf(person, viewer)
  if (!relation || !kind) return null
  const isOwn = setsTerms(person)
  const edit = isOwn ? editPathOf(person, viewer) : null
  const facts: Fact[] = []
  if (kind === 'agent') {
    facts.push(
      [t('terms.margin'), formatPercent(relation.negociationMargin ?? 0)],
      [t('terms.fee'), formatPercent(relation.agentFee ?? USUAL_FEE)],
    )
  }
  if (kind === 'customer') {
    facts.push(
      [t('terms.discount'), formatPercent(relation.permanentDiscount)],
      [
        t('terms.outstanding'),
        relation.outstandingValue === null ? t('terms.prepaid') : formatMoney(relation.outstandingValue),
      ],
      [t('terms.payment.short'), paymentTermsText(t, relation.paymentTerms)],
    )
    if (isOwn) {
      facts.push(
        [
          t('terms.agent'),
          relation.agent ? (
            <PersonLink key="agent" person={{ id: relation.agent.id, group: 'commercial_agent' }}>
              {relation.agent.name}
            </PersonLink>
          ) : (
            t('terms.noAgent')
          ),
        ],
        [t('terms.feeHere'), relation.agentFee === undefined ? '' : formatPercent(relation.agentFee)],
      )
    }
  }
  if (isOwn) facts.push([t('column.label'), relation.label || t('terms.noLabel')])
  return (
    <Panel
      title={t('terms.title')}
      aside={
        edit && (
          <Anchor component={Link} to={edit} fz={13} fw={600} className={classes.edit}>
            {t('action.edit')}
          </Anchor>
        )
      }
    >
      <Facts facts={facts} />
      {!isOwn && kind !== 'label' && <p className={classes.note}>{t(`terms.setBy.${kind}`)}</p>}
    </Panel>
  )
}

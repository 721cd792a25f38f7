import { useTranslation } from 'react-i18next'
import type { Me, Person } from '~/api/types'
import { mayCall } from '~/shared/access/permissions'
import { formatMoney, formatPercent } from '~/shared/format/format'
import { Hint } from '~/shared/layout/Dim'
import { type Fact, Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { PersonLink } from '~/shared/parts/PersonLink'
import { TextLink } from '~/shared/parts/TextLink'
import { USUAL_FEE } from '~/shared/terms/terms-kind'
import { paymentTermsText } from '~/shared/terms/terms-text'
import { editPathOf } from './person-screen'
import { setsTerms, termsOf } from './terms'

/** On which terms the reader and a person trade, as far as the reader may know. */
export function TermsPanel({ person, viewer }: { person: Person; viewer: Me }) {
  const { t } = useTranslation('terms')
  const { relation } = person
  const kind = termsOf(person, viewer)
  if (!relation || !kind) return null
  const isOwn = setsTerms(person)
  const edit = isOwn ? editPathOf(person, viewer) : null
  const facts: Fact[] = []
  if (kind === 'agent') {
    facts.push(
      [t('margin'), formatPercent(relation.negociationMargin ?? 0)],
      [t('fee'), formatPercent(relation.agentFee ?? USUAL_FEE)],
    )
  }
  if (kind === 'customer') {
    facts.push(
      [t('discount'), formatPercent(relation.permanentDiscount)],
      [t('outstanding'), relation.outstandingValue === null ? t('prepaid') : formatMoney(relation.outstandingValue)],
      [
        t('payment.short'),
        isOwn && !relation.paymentTerms ? t('payment.choice.usual') : paymentTermsText(t, relation.paymentTerms),
      ],
      [t('invoicing.short'), t(`invoicing.${relation.invoicing}`)],
    )
    if (isOwn) {
      facts.push(
        [
          t('agent'),
          relation.agent ? (
            <PersonLink key="agent" person={{ id: relation.agent.id, group: 'commercial_agent' }}>
              {relation.agent.name}
            </PersonLink>
          ) : (
            t('noAgent')
          ),
        ],
        [t('feeHere'), relation.agentFee == null ? '' : formatPercent(relation.agentFee)],
      )
    }
  }
  if (kind === 'customer' && relation.status === 'valid' && mayCall('accounts.list', viewer)) {
    facts.push([
      t('account'),
      <TextLink key="account" to="/accounts/$relationId" params={{ relationId: String(relation.id) }}>
        {t('accountSee')}
      </TextLink>,
    ])
  }
  if (isOwn) facts.push([t('label'), relation.label || t('noLabel')])
  return (
    <Panel
      title={t('title')}
      aside={
        edit && (
          <TextLink inherit={false} to={edit} fz={13} fw={600} py={10}>
            {t('people:action.edit')}
          </TextLink>
        )
      }
    >
      <Facts facts={facts} />
      {!isOwn && kind !== 'label' && <Hint mt={14}>{t(`setBy.${kind}`)}</Hint>}
    </Panel>
  )
}

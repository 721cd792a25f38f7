import { useTranslation } from 'react-i18next'
import type { Me, Parameters } from '~/api/types'
import { formatInteger, formatMoney, formatPercent } from '~/shared/format/format'
import { formatSiren } from '~/shared/format/numbers'
import { type Fact, Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { DocumentLink } from '../DocumentLink'
import { DEPARTMENTS } from '../departments'
import { recordKind } from '../record'
import { PanelLink } from './PanelLink'
import classes from './RecordPanel.module.css'

interface Props {
  me: Me
  record: Parameters
  mayEdit: boolean
}

/** What the person's group tells of itself, and the conditions it trades under. */
export function RecordPanel({ me, record, mayEdit }: Props) {
  const { t } = useTranslation('profile')
  const kind = recordKind(me.userGroup.code)
  const facts = { supplier: useSupplierFacts, buyer: useBuyerFacts, agent: useAgentFacts }[kind?.fields ?? 'buyer']
  const shown = facts(record)
  const title = t(`record.${me.userGroup.code}`)
  return (
    <Panel
      title={title}
      aside={
        mayEdit && (
          <PanelLink section="parameters" label={t('editOf', { what: title })}>
            {t('edit')}
          </PanelLink>
        )
      }
    >
      {record.base64ContentPhoto && (
        <img className={classes.photo} src={record.base64ContentPhoto} alt={t('photoOf', { company: me.company })} />
      )}
      <Facts facts={shown} />
      {kind?.fields === 'buyer' && <p className={classes.why}>{t('conditions.why')}</p>}
    </Panel>
  )
}

function useSupplierFacts(record: Parameters): Fact[] {
  const { t } = useTranslation('profile')
  const from = (value: number | null | undefined, quantity: number | null | undefined) =>
    [
      value != null && t('franco.fromValue', { amount: formatMoney(value) }),
      quantity != null && t('franco.fromQuantity', { count: quantity, amount: formatInteger(quantity) }),
    ]
      .filter(Boolean)
      .join(t('franco.or')) || t('franco.never')
  const { paymentTerms, minimumOrderValue = 0, handlingFee = 0 } = record
  return [
    [t('franco.pro'), from(record.freeShippingFromValue, record.freeShippingFromQuantity)],
    [t('franco.store'), from(record.storeFreeShippingFromValue, record.storeFreeShippingFromQuantity)],
    [t('sale.minimum'), minimumOrderValue > 0 ? formatMoney(minimumOrderValue) : t('none')],
    [t('sale.handling'), handlingFee > 0 ? formatMoney(handlingFee) : t('none')],
    [t('sale.terms'), paymentTerms ? t(`terms.${paymentTerms.kind}`, { count: paymentTerms.days }) : ''],
    [t('sale.auto'), t(record.autoValidate ? 'yes' : 'no')],
    [t('sale.warehouse'), t(record.defaultWarehouse === 'dartess' ? 'sale.dartess' : 'sale.own')],
    [
      t('cgv.title'),
      record.base64ContentCGV ? <DocumentLink key="cgv" url={record.base64ContentCGV} /> : t('cgv.none'),
    ],
  ]
}

function useBuyerFacts(record: Parameters): Fact[] {
  const { t } = useTranslation('profile')
  return [
    [t('conditions.frame'), record.agreementFrame ?? t('conditions.noFrame')],
    [t('conditions.discount'), formatPercent(record.discountOnInvoice ?? 0)],
    [t('conditions.rebate'), formatPercent(record.supplierRebate ?? 0)],
  ]
}

function useAgentFacts(record: Parameters): Fact[] {
  const { t } = useTranslation('profile')
  const sector = DEPARTMENTS.filter(({ value }) => record.sector?.includes(value)).map(({ label }) => label)
  return [
    [t('agency.rsac'), record.rsac || t('notGiven')],
    [t('field.siren'), formatSiren(record.siren ?? '') || t('notGiven')],
    [t('agency.vat'), t(record.vatRegistered ? 'yes' : 'no')],
    [t('agency.sector'), sector.join(', ') || t('notGiven')],
    [t('agency.iban'), record.ibanEnding ? t('agency.ibanEnding', { ending: record.ibanEnding }) : t('notGiven')],
  ]
}

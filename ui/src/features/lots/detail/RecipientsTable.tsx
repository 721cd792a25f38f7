import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { formatDate, formatInteger, plural } from '~/shared/format/format'
import { formatPhone } from '~/shared/format/numbers'
import { Stack } from '~/shared/layout/Stack'
import { PersonLink } from '~/shared/parts/PersonLink'
import { StatusDot } from '~/shared/parts/StatusDot'
import { TextLink } from '~/shared/parts/TextLink'
import { columnsOf } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/DataTable'
import { TwoLines } from '~/shared/table/TwoLines'
import type { Recipient } from '../lot'

const column = columnsOf<Recipient>()

const keyOf = ({ customer }: Recipient) => String(customer.id)

/** Who received a lot, with every shipment that brought some. */
export function RecipientsTable({ recipients }: { recipients: Recipient[] }) {
  const { t } = useTranslation('lots')
  const columns = useMemo(() => recipientColumns(t), [t])
  return <DataTable label={t('detail.recipients')} rows={recipients} rowKey={keyOf} columns={columns} />
}

const recipientColumns = (t: TFunction<'lots'>) =>
  column.columns([
    column.accessor(({ customer }) => customer.company, {
      id: 'customer',
      header: t('recipient.customer'),
      meta: { card: 'title' },
      cell: ({ row: { original } }) => <Customer recipient={original} />,
    }),
    column.accessor('units', {
      header: t('recipient.units'),
      meta: { align: 'end', card: 'end' },
      cell: ({ getValue }) => <b>{formatInteger(getValue())}</b>,
    }),
    column.accessor(({ deliveries }) => deliveries.length, {
      id: 'deliveries',
      header: t('recipient.deliveries'),
      meta: { card: 'detail' },
      cell: ({ row: { original } }) => <Deliveries recipient={original} />,
    }),
    column.accessor('toldAt', {
      header: t('recipient.told'),
      meta: { card: 'detail' },
      cell: ({ row: { original } }) => <Told recipient={original} />,
    }),
  ])

function Customer({ recipient: { customer, email, phone } }: { recipient: Recipient }) {
  const contact = [customer.name !== customer.company && customer.name, email, formatPhone(phone)].filter(Boolean)
  return (
    <TwoLines below={contact.join(' · ')} inCards>
      <PersonLink person={{ id: customer.id, group: customer.userGroup.code }}>{customer.company}</PersonLink>
    </TwoLines>
  )
}

function Deliveries({ recipient: { deliveries } }: { recipient: Recipient }) {
  const { t } = useTranslation('lots')
  return (
    <Stack as="ul" gap={6}>
      {deliveries.map(({ order, orderNumber, shipmentNumber, shippedAt, units, carrier, ...tracking }) => (
        <li key={shipmentNumber}>
          <TwoLines
            inCards
            below={
              <>
                {[shipmentNumber, formatDate(shippedAt), carrier].filter(Boolean).join(' · ')}{' '}
                <Tracking {...tracking} />
              </>
            }
          >
            <TextLink data-touch to={pathOf(order)}>
              {orderNumber}
            </TextLink>{' '}
            ·{'\u00A0'}
            {t('recipient.bottles', plural(units)).replaceAll(' ', '\u00A0')}
          </TwoLines>
        </li>
      ))}
    </Stack>
  )
}

function Tracking({ trackingNumber, trackingUrl }: { trackingNumber: string; trackingUrl: string }) {
  const { t } = useTranslation('lots')
  if (!trackingUrl) return trackingNumber
  return (
    <Anchor inherit href={trackingUrl} target="_blank" rel="noreferrer noopener">
      {trackingNumber || t('recipient.follow')} <IconExternalLink size={13} aria-hidden />
    </Anchor>
  )
}

/** Whether a recall reached it, and how. */
function Told({ recipient: { toldAt, mailed } }: { recipient: Recipient }) {
  const { t } = useTranslation('lots')
  if (!toldAt) return <StatusDot tone="neutral" label={t('recipient.untold')} />
  const date = formatDate(toldAt)
  return mailed ? (
    <StatusDot tone="done" label={t('recipient.mailed', { date })} />
  ) : (
    <StatusDot tone="attention" label={t('recipient.unreachable')} />
  )
}

import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { ExportMenu } from '~/shared/export/ExportMenu'
import { useExport } from '~/shared/export/use-export'
import { formatDate } from '~/shared/format/format'
import { PersonLink } from '~/shared/parts/PersonLink'
import {
  daysUntil,
  nextWords,
  type PriceListDetail,
  type PriceListLine,
  periodWords,
  priceListStates,
} from '../price-list'
import classes from './OrderHeader.module.css'
import type { Quantities } from './order'

/** Days until its end from which a list asks for attention. */
const NEAR = 14

interface Props {
  list: PriceListDetail
  /** Undefined until they are here. */
  lines: PriceListLine[] | undefined
  entered: Quantities
}

/** Whose prices these are, from when to when, how long still, and what can be taken along of them. */
export function OrderHeader({ list, lines, entered }: Props) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const { supplier, revision, revisions } = list
  const next = revisions.findLast((other) => other.revision > revision && other.status === 'scheduled')
  const isLinked = list.status === 'active' && next
  return (
    <DocumentHeader
      title={list.name}
      states={priceListStates}
      state={list.status}
      facts={
        <>
          <PersonLink person={{ id: supplier.id, group: 'supplier' }}>{supplier.company}</PersonLink>
          <span>{periodWords(t, list)}</span>
          <Ending list={list} />
          {revision > 1 && <span>{t('revisionOf', { revision })}</span>}
          {isLinked && (
            <Link
              to="/products/mercuriale/$listId"
              params={{ listId: String(next.id) }}
              className={classes.next}
              data-touch
            >
              {t('pricelist:order.next', { revision: next.revision, date: formatDate(next.startsOn) })}
            </Link>
          )}
        </>
      }
      beside={
        <span className={classes.actions} data-wide-only>
          <OrderExport list={list} lines={lines} entered={entered} />
          <Button
            variant="default"
            leftSection={<IconPrinter size={17} stroke={1.8} aria-hidden />}
            disabled={!lines?.length}
            onClick={() => window.print()}
          >
            {t('pricelist:order.print')}
          </Button>
        </span>
      }
    />
  )
}

/** How many days are left of a list in force, or until it begins. */
function Ending({ list }: { list: PriceListDetail }) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  if (list.status === 'scheduled') return <span>{nextWords(t, list)}</span>
  if (list.status !== 'active' || list.endsOn === null) return null
  const left = daysUntil(list.endsOn)
  return (
    <span className={classes.ending} data-near={left <= NEAR || undefined}>
      {t('period.ends', { count: left })}
    </span>
  )
}

interface OrderExportProps {
  list: PriceListDetail
  lines: PriceListLine[] | undefined
  entered: Quantities
}

/** The wines of a list as a file for spreadsheets, whatever the filters hide. */
function OrderExport({ list, lines = [], entered }: OrderExportProps) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const { isBusy, onCsv, onFile } = useExport(t('pricelist:order.exportFailed'))
  const save = () =>
    onCsv(
      t('pricelist:order.fileName', { name: list.name }),
      async () => lines,
      async (rows) => (await import('./order-csv')).orderCsv(t, rows, entered),
    )
  return (
    <ExportMenu
      label={t('pricelist:order.export')}
      ways={[
        {
          label: t('pricelist:order.exportExcel'),
          onChoose: () =>
            void onFile(
              `${t('pricelist:order.fileName', { name: list.name })}.xlsx`,
              `/price_lists/${list.id}/export`,
              {},
            ),
        },
        { label: t('pricelist:order.exportCsv'), onChoose: () => void save() },
      ]}
      disabled={lines.length === 0}
      isBusy={isBusy}
    />
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { wineOf } from '~/shared/format/format'
import { PageHeader } from '~/shared/parts/PageHeader'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { StatusDot } from '~/shared/parts/StatusDot'
import { SheetForm } from './form/SheetForm'
import { SheetActions } from './SheetActions'
import classes from './SheetPages.module.css'
import { sheetQuery } from './sheet/queries'
import type { ProductSheet } from './sheet/sheet'
import { valuesOf } from './sheet/values'

interface Props {
  id: string
  /** A field to begin at. */
  focus?: string | undefined
}

/** A product's sheet, as those who may change it see it. */
export function EditPage({ id, focus }: Props) {
  const { t } = useTranslation('products')
  return (
    <DetailScreen title={t('editTitle')} asked={useOne(sheetQuery(id))} skeleton={<BlockSkeleton height={560} />}>
      {(sheet) => <Sheet key={sheet.id} sheet={sheet} focus={focus} />}
    </DetailScreen>
  )
}

function Sheet({ sheet, focus }: { sheet: ProductSheet } & Omit<Props, 'id'>) {
  const { t } = useTranslation('products')
  const [initial] = useState(() => valuesOf(sheet))
  const title = wineOf(sheet)
  const isActive = sheet.status === 'active'
  return (
    <>
      <PageHeader
        title={title}
        back={{ to: `/products/${sheet.id}`, label: t('seeProduct') }}
        subtitle={
          <span className={classes.facts}>
            {sheet.reference}
            <StatusDot tone={isActive ? 'done' : 'neutral'} label={t(`status.${sheet.status}`)} />
          </span>
        }
        actions={sheet.may.all && <SheetActions sheet={sheet} />}
      />
      <SheetForm
        sheet={sheet}
        initial={initial}
        company={sheet.supplier.company}
        choosesSupplier={false}
        focus={focus}
        onCreated={() => undefined}
      />
    </>
  )
}

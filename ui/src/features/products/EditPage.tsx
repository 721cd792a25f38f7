import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '~/shared/api/errors'
import { ErrorState } from '~/shared/parts/ErrorState'
import { PageHeader } from '~/shared/parts/PageHeader'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { StatusDot } from '~/shared/parts/StatusDot'
import type { CatalogueViews } from './form/PreviewPanel'
import { SheetForm } from './form/SheetForm'
import { SheetActions } from './SheetActions'
import classes from './SheetPages.module.css'
import { sheetQuery } from './sheet/queries'
import type { ProductSheet } from './sheet/sheet'
import { valuesOf } from './sheet/values'

interface Props {
  id: string
  views: CatalogueViews
  /** A field to begin at. */
  focus?: string | undefined
}

/** A product's sheet, as those who may change it see it. */
export function EditPage({ id, views, focus }: Props) {
  const { t } = useTranslation('products')
  const { data: sheet, error, refetch } = useQuery({ ...sheetQuery(id), throwOnError: isNotFound })
  if (!sheet) {
    return (
      <>
        <PageHeader title={t('editTitle')} />
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BlockSkeleton height={560} />}
      </>
    )
  }
  return <Sheet key={sheet.id} sheet={sheet} views={views} focus={focus} />
}

function Sheet({ sheet, views, focus }: { sheet: ProductSheet } & Omit<Props, 'id'>) {
  const { t } = useTranslation('products')
  const [initial] = useState(() => valuesOf(sheet))
  const title = sheet.vintage ? `${sheet.name} ${sheet.vintage}` : sheet.name
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
        views={views}
        focus={focus}
        onCreated={() => undefined}
      />
    </>
  )
}

import { IconFileText, IconQrcode } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { download } from '~/shared/export/download'
import { fetchFile } from '~/shared/export/fetch-file'
import { Panel } from '~/shared/parts/Panel'
import type { ProductDetail } from '~/shared/product/product'
import { useRowAct } from '~/shared/table/use-row-act'
import classes from './Documents.module.css'

/** What can be read of a product besides its page: the technical sheet, and the electronic label of each lot. */
export function Documents({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  const { technicalSheet, lots = [] } = product
  const { isBusy, withRows } = useRowAct<Blob>()
  if (!technicalSheet && lots.length === 0) return null
  const onSheet = () =>
    withRows(
      async () => [await fetchFile(pathOf(technicalSheet ?? ''), {})],
      ([file]) => file && download(`${product.reference}.pdf`, file),
      t('documents.failed'),
    )
  return (
    <Panel title={t('documents.title')}>
      <ul className={classes.documents}>
        {technicalSheet && (
          <li>
            <button type="button" className={classes.link} disabled={isBusy} onClick={() => void onSheet()}>
              <IconFileText size={20} stroke={1.6} aria-hidden />
              {t('documents.sheet')}
            </button>
          </li>
        )}
        {lots.map(({ lot, url }) => (
          <li key={lot}>
            <a href={url} className={classes.link} target="_blank" rel="noreferrer">
              <IconQrcode size={20} stroke={1.6} aria-hidden />
              {t('documents.label', { lot })}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

import { IconFileText, IconQrcode } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { useExport } from '~/shared/export/use-export'
import { Panel } from '~/shared/parts/Panel'
import type { ProductDetail } from '~/shared/product/product'
import classes from './Documents.module.css'

/** What can be read of a product besides its page: the technical sheet, and the electronic label of each lot. */
export function Documents({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  const { technicalSheet, lots } = product
  const { isBusy, onFile } = useExport(t('documents.failed'))
  if (!technicalSheet && lots.length === 0) return null
  return (
    <Panel title={t('documents.title')}>
      <ul className={classes.documents}>
        {technicalSheet && (
          <li>
            <button
              type="button"
              className={classes.link}
              data-touch
              disabled={isBusy}
              onClick={() => void onFile(`${product.reference}.pdf`, pathOf(technicalSheet), {})}
            >
              <IconFileText size={20} stroke={1.6} aria-hidden />
              {t('documents.sheet')}
            </button>
          </li>
        )}
        {lots.map(({ lot, url }) => (
          <li key={lot}>
            <a href={url} className={classes.link} data-touch target="_blank" rel="noreferrer">
              <IconQrcode size={20} stroke={1.6} aria-hidden />
              {t('documents.label', { lot })}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

import { Button, Skeleton } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { download } from '~/shared/export/download'
import { fetchFile } from '~/shared/export/fetch-file'
import { useObjectUrl } from '~/shared/export/use-object-url'
import { wineOf } from '~/shared/format/format'
import { FormFoot } from '~/shared/forms/FormFoot'
import { Hint } from '~/shared/layout/Dim'
import { Dialog } from '~/shared/parts/Dialog'
import { ErrorState } from '~/shared/parts/ErrorState'
import { type Lot, labelPage } from '../sheet/lots'
import type { ProductSheet } from '../sheet/sheet'
import classes from './QrDialog.module.css'

interface Props {
  sheet: ProductSheet
  lot: Lot
  onClose: () => void
}

/** The QR code of a bottling, to look at, to keep and to print: paper shows it alone. */
export function QrDialog({ sheet, lot: { lot }, onClose }: Props) {
  const { t } = useTranslation('products')
  const { data, error, refetch } = useQuery({
    queryKey: ['products', 'qr', sheet.id, lot],
    queryFn: () => fetchFile(`/products/${sheet.id}/lots/${encodeURIComponent(lot)}/qr`, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const image = useObjectUrl(data)
  const address = new URL(labelPage(sheet.id, lot), window.location.origin).href
  const name = wineOf(sheet)
  return (
    <Dialog onClose={onClose} size={440} title={t('qr.title', { lot })}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.shown}>
          {image ? (
            <img className={classes.code} src={image} alt={t('qr.alt', { name, lot })} />
          ) : (
            <Skeleton width={240} height={240} />
          )}
          <Hint>{t('qr.help')}</Hint>
          <a className={classes.address} href={address} target="_blank" rel="noopener">
            {address}
          </a>
        </div>
      )}
      <FormFoot submit={null}>
        <Button
          variant="default"
          leftSection={<IconDownload size={17} aria-hidden />}
          disabled={!data}
          onClick={() => data && download(`${sheet.reference}-${lot}.svg`, data)}
        >
          {t('qr.download')}
        </Button>
        <Button leftSection={<IconPrinter size={17} aria-hidden />} disabled={!image} onClick={() => window.print()}>
          {t('qr.print')}
        </Button>
      </FormFoot>
      {image &&
        createPortal(
          <div className={classes.paper} aria-hidden="true">
            <img src={image} alt="" />
            <p>{t('qr.caption')}</p>
            <p>
              {name}, {t('lots.one', { lot })}
            </p>
          </div>,
          document.body,
        )}
    </Dialog>
  )
}

import { ActionIcon, Button } from '@mantine/core'
import { IconExternalLink, IconPencil, IconQrcode, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { type Lot, labelPage } from '../sheet/lots'
import { LotDialog, QrDialog } from './dialogs'
import classes from './LotsPart.module.css'

interface Props {
  product: number
  lot: Lot
  onQr: () => void
  onEdit: () => void
  onRemove: () => void
}

/** One bottling: its number, its energy, its page, its code. */
export function LotRow({ product, lot: one, onQr, onEdit, onRemove }: Props) {
  const { t } = useTranslation('products')
  const { lot, energyKj, energyKcal } = one
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <b>{t('lots.one', { lot })}</b>
        <small>{t('lots.energy', { kj: formatInteger(energyKj), kcal: formatInteger(energyKcal) })}</small>
      </span>
      <span className={classes.actions}>
        <Button
          component="a"
          variant="subtle"
          color="gray"
          size="sm"
          href={labelPage(product, lot)}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={16} aria-hidden />}
          aria-label={t('lots.openOf', { lot })}
        >
          {t('lots.open')}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconQrcode size={16} aria-hidden />}
          aria-label={t('lots.qrOf', { lot })}
          {...QrDialog.intent}
          onClick={onQr}
        >
          {t('lots.qr')}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('lots.editOf', { lot })}
          {...LotDialog.intent}
          onClick={onEdit}
        >
          <IconPencil size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('lots.removeOf', { lot })} onClick={onRemove}>
          <IconTrash size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      </span>
    </li>
  )
}

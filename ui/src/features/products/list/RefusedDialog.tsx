import { Button, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Refused } from './change-products'
import classes from './RefusedDialog.module.css'

/** Which products stayed as they are, and why. */
export function RefusedDialog({ refused, onClose }: { refused: Refused[]; onClose: () => void }) {
  const { t } = useTranslation('products')
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('bulk.refused', { count: refused.length })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <ul className={classes.list}>
        {refused.map(({ product, reason }) => (
          <li key={product.id}>
            <b>{product.name}</b> <small>{product.reference}</small>
            <p>{reason}</p>
          </li>
        ))}
      </ul>
      <Button fullWidth variant="default" onClick={onClose}>
        {t('close')}
      </Button>
    </Modal>
  )
}

import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './Photo.module.css'

interface Props {
  opened: boolean
  address: string
  label: string
  onClose: () => void
}

/** The photo of a damage in its full size. */
export function WholePhoto({ opened, address, label, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal opened={opened} onClose={onClose} size="auto" title={label} closeButtonProps={{ 'aria-label': t('close') }}>
      <img className={classes.whole} src={address} alt={label} />
    </Modal>
  )
}

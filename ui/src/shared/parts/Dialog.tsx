import { Modal, type ModalProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** What lies over the page until it is closed; it is open while it is drawn, unless `opened` says otherwise. */
export function Dialog(props: Omit<ModalProps, 'opened'> & { opened?: boolean }) {
  const { t } = useTranslation()
  return <Modal opened closeButtonProps={{ 'aria-label': t('close') }} {...props} />
}

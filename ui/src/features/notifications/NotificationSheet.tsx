import { Drawer } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import NotificationPanel from './NotificationPanel'
import classes from './NotificationSheet.module.css'

/** The panel over the whole screen of a telephone. */
export default function NotificationSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('notifications')
  // Opened after its first render, so that it knows which button to give the focus back to.
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(isOpen), [isOpen])
  return (
    <Drawer.Root opened={isShown} onClose={onClose} position="bottom" size="100%" padding={0} lockScroll={false}>
      <Drawer.Content className={classes.content ?? ''} aria-label={t('title')}>
        <Drawer.Body className={classes.body ?? ''}>
          <NotificationPanel onClose={onClose} isSheet />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

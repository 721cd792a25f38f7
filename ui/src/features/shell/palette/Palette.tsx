import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { closeLayer, useLayer } from '../frame/layers'
import classes from './Palette.module.css'
import { PaletteContent } from './PaletteContent'

/** Ctrl K: go anywhere, find anything, without leaving the keyboard. */
export default function Palette() {
  const { t } = useTranslation('shell')
  const isOpen = useLayer(({ layer }) => layer === 'palette')
  const isNarrow = useMediaQuery('(max-width: 59.99em)', false, { getInitialValueInEffect: false })
  return (
    <Modal.Root
      opened={isOpen}
      onClose={closeLayer}
      size={640}
      yOffset={isNarrow ? 16 : 72}
      xOffset={16}
      lockScroll={false}
      centered={false}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('palette.title')} classNames={{ content: classes.content ?? '' }}>
        <PaletteContent />
      </Modal.Content>
    </Modal.Root>
  )
}

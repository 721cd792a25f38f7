import { Button, Slider } from '@mantine/core'
import { useEffect, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Hint } from '~/shared/layout/Dim'
import { Dialog } from '~/shared/parts/Dialog'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '~/shared/format/format'
import { FormFoot } from '../FormFoot'
import classes from './CropDialog.module.css'
import { type Area, cropImage } from './crop-image'

export interface Picture {
  file: File
  bitmap: ImageBitmap
}

interface Props {
  picture: Picture
  /** Width divided by height. */
  aspect: number
  /** Pixels of the longest side of what is kept. */
  maxSide?: number | undefined
  onKeep: (dataUrl: string) => void
  onClose: () => void
}

const MAX_ZOOM = 4

/** Chooses the part of a picture that is kept: by mouse, fingers, wheel or keyboard. */
export default function CropDialog({ picture, aspect, maxSide, onKeep, onClose }: Props) {
  const { t } = useTranslation()
  const url = useAddressOf(picture.file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)

  return (
    <Dialog onClose={onClose} title={t('image.adjust')} size={560}>
      <div className={classes.stage}>
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={aspect}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'application', 'aria-label': t('image.crop') }}
          />
        )}
      </div>
      <Hint mt={10} mb={16}>
        {t('image.cropHelp')}
      </Hint>
      <Slider
        className={classes.zoom ?? ''}
        thumbLabel={t('image.zoom')}
        label={(value) => formatPercent(value * 100)}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={zoom}
        onChange={setZoom}
      />
      <FormFoot submit={null}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button aria-disabled={area === null} onClick={() => area && onKeep(cropImage(picture.bitmap, area, maxSide))}>
          {t('image.keep')}
        </Button>
      </FormFoot>
    </Dialog>
  )
}

/** Where a file can be shown from, for as long as it is shown. */
function useAddressOf(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const address = URL.createObjectURL(file)
    setUrl(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return url
}

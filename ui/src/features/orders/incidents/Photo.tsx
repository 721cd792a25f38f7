import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureQuery } from '~/shared/api/picture'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import classes from './Photo.module.css'

const WholePhoto = loadOnIntent(() => import('./WholePhoto').then((part) => part.WholePhoto))

/** The photo of a damage, small; pressed, it is shown whole. */
export function Photo({ iri, label }: { iri: string; label: string }) {
  const { t } = useTranslation('orders')
  const { data, isError } = useQuery(pictureQuery(iri))
  const [address, setAddress] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!data) return
    const url = URL.createObjectURL(data)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [data])

  if (isError) return <p className={classes.failed}>{t('photo.failed')}</p>
  if (!address) return <Skeleton width={72} height={72} radius={8} />
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={t('photo.open')}
        {...WholePhoto.intent}
        onClick={() => setIsOpen(true)}
      >
        <img className={classes.small} src={address} alt={label} />
      </button>
      <WholePhoto opened={isOpen} address={address} label={label} onClose={() => setIsOpen(false)} />
    </>
  )
}

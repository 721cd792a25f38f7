import { Skeleton } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authorization, fail, pathOf } from '~/shared/api/client'
import { send } from '~/shared/api/send'
import { Hint } from '~/shared/layout/Dim'
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

  if (isError) return <Hint>{t('photo.failed')}</Hint>
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

/** A picture that only some may see, by its IRI: an img element has no token to ask with. */
const pictureQuery = (iri: string) =>
  queryOptions({
    queryKey: ['picture', iri],
    queryFn: async ({ signal }) => {
      const response = await send('GET', pathOf(iri), await authorization({}), undefined, signal)
      return response.ok ? await response.blob() : await fail(response, { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

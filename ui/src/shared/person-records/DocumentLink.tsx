import { Anchor } from '@mantine/core'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { parseDataUrl } from '~/shared/forms/files/data-url'
import classes from './DocumentLink.module.css'

/** Opens a document in a tab of its own: where it is read, or out of a data URL that was not moved there yet. */
export function DocumentLink({ url }: { url: string }) {
  const { t } = useTranslation('record')
  const own = url.startsWith('data:')
  const unpacked = useMemo(() => {
    const file = own && parseDataUrl(url)
    return file ? URL.createObjectURL(file.blob) : null
  }, [own, url])
  useEffect(() => () => (unpacked ? URL.revokeObjectURL(unpacked) : undefined), [unpacked])
  const address = own ? unpacked : url
  if (!address) return t('cgv.unreadable')
  return (
    <Anchor className={classes.link ?? ''} href={address} target="_blank" rel="noreferrer">
      {t('cgv.open')}
    </Anchor>
  )
}

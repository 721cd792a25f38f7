import { Anchor } from '@mantine/core'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { parseDataUrl } from '~/shared/forms/files/data-url'
import classes from './DocumentLink.module.css'

/** Opens the document of a data URL in a tab of its own. */
export function DocumentLink({ url }: { url: string }) {
  const { t } = useTranslation('record')
  const address = useMemo(() => {
    const file = parseDataUrl(url)
    return file && URL.createObjectURL(file.blob)
  }, [url])
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address])
  if (!address) return t('cgv.unreadable')
  return (
    <Anchor className={classes.link ?? ''} href={address} target="_blank" rel="noreferrer">
      {t('cgv.open')}
    </Anchor>
  )
}

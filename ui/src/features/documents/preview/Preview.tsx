import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { ErrorState } from '~/shared/parts/ErrorState'
import { type Document, nameOf } from '../document'
import { fileQuery } from '../queries'
import classes from './DocumentSheet.module.css'
import { PaperSkeleton } from './PaperSkeleton'

// What draws PDF files is large.
const PdfPages = lazy(() => import('./PdfPages').then((part) => ({ default: part.PdfPages })))

/** What stands on a document: the pages of a PDF, or a picture. */
export function Preview({ document, url }: { document: Document; url: string }) {
  const { data: file, error, refetch } = useQuery(fileQuery(pathOf(url)))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!file) return <PaperSkeleton />
  return (
    <Suspense fallback={<PaperSkeleton />}>
      {document.contentType === 'application/pdf' ? (
        <PdfPages file={file} label={nameOf(document)} />
      ) : (
        <Picture file={file} label={nameOf(document)} />
      )}
    </Suspense>
  )
}

function Picture({ file, label }: { file: Blob; label: string }) {
  const { t } = useTranslation('documents')
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setSrc(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return src ? <img src={src} alt={t('preview.picture', { name: label })} className={classes.page} /> : null
}

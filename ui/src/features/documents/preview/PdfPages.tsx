import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.min.mjs'
import workerSrc from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '~/shared/parts/Notice'
import classes from './DocumentSheet.module.css'
import { PaperSkeleton } from './PaperSkeleton'

GlobalWorkerOptions.workerSrc = workerSrc

/** Pages that are drawn; a longer file is read whole once it is saved. */
const MOST_DRAWN = 20

/** The pages of a PDF file, drawn here: tablets show none in a frame. */
export function PdfPages({ file, label }: { file: Blob; label: string }) {
  const { t } = useTranslation('documents')
  const [opened, setOpened] = useState<PDFDocumentProxy>()
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    let isGone = false
    const task = file.arrayBuffer().then((data) => getDocument({ data, isEvalSupported: false, enableXfa: false }))
    task
      .then((loading) => loading.promise)
      .then((pdf) => !isGone && setOpened(pdf))
      .catch(() => !isGone && setBroken(true))
    return () => {
      isGone = true
      void task.then((loading) => loading.destroy())
    }
  }, [file])
  if (isBroken) return <Notice tone="attention">{t('preview.broken')}</Notice>
  if (!opened) return <PaperSkeleton />
  const pages = opened.numPages
  const numbers = Array.from({ length: Math.min(pages, MOST_DRAWN) }, (_, at) => at + 1)
  return (
    <div className={classes.pages}>
      {numbers.map((page) => (
        <Page key={page} of={opened} number={page} label={t('preview.page', { name: label, page, pages })} />
      ))}
      {pages > MOST_DRAWN && <Notice tone="info">{t('preview.more', { count: pages - MOST_DRAWN })}</Notice>}
    </div>
  )
}

/** One page, as wide as there is room and as sharp as the screen. */
function Page({ of, number, label }: { of: PDFDocumentProxy; number: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const on = canvas.current
    if (!on) return
    const drawing = of.getPage(number).then((page) => {
      const scale = (on.clientWidth * window.devicePixelRatio) / page.getViewport({ scale: 1 }).width
      const viewport = page.getViewport({ scale })
      on.width = viewport.width
      on.height = viewport.height
      return page.render({ canvas: on, viewport })
    })
    return () => void drawing.then((task) => task.cancel()).catch(() => undefined)
  }, [of, number])
  return <canvas ref={canvas} role="img" aria-label={label} className={classes.page} />
}

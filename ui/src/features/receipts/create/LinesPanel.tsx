import { Button } from '@mantine/core'
import { IconClipboardText, IconTableImport } from '@tabler/icons-react'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Dim } from '~/shared/layout/Dim'
import { Row } from '~/shared/layout/Row'
import { Panel } from '~/shared/parts/Panel'
import { toast } from '~/shared/toasts/toast'
import { wineOf } from '~/shared/warehouse/goods'
import { ProductSearch } from '~/shared/warehouse/ProductSearch'
import type { PickedProduct } from '~/shared/warehouse/product-queries'
import { ImportDialog, PasteDialog } from './dialogs'
import { LineRow } from './LineRow'
import classes from './LinesPanel.module.css'
import { type AnnouncedLine, withProduct } from './rows'
import { UnsettledRows } from './UnsettledRows'
import type { Announcement } from './values'

/** Where lines come from together. */
export type LinesDialog = 'paste' | 'file'

interface Props {
  form: AppFormState<Announcement>
  onOpen: (dialog: LinesDialog) => void
}

/** The wines that come: searched one by one without leaving the keyboard, pasted together, or from a file. */
export function LinesPanel({ form, onOpen }: Props) {
  const { t } = useTranslation('receipts')
  const { supplier, warehouse, lines } = form.values
  const place = { supplier: Number(supplier), warehouse }
  const box = useRef<HTMLDivElement>(null)
  const focusOn = useRef<string | null>(null)
  const { setFieldValue } = form
  const latest = useRef(lines)
  latest.current = lines

  // The quantity of a product that was just added is next.
  useEffect(() => {
    const iri = focusOn.current
    if (iri === null) return
    focusOn.current = null
    box.current?.querySelector<HTMLInputElement>(`[data-line="${iri}"] input`)?.focus()
  })

  const setLines = useCallback(
    (next: AnnouncedLine[]) => {
      latest.current = next
      setFieldValue('lines', next)
    },
    [setFieldValue],
  )

  function add(product: PickedProduct) {
    focusOn.current = product['@id']
    if (lines.some((line) => line.product['@id'] === product['@id'])) {
      toast.info(t('create.twice', { wine: wineOf(product) }))
      setLines([...lines])
    } else setLines(withProduct(lines, product, 0))
  }

  const change = useCallback(
    (iri: string, patch: Partial<AnnouncedLine>) =>
      setLines(latest.current.map((line) => (line.product['@id'] === iri ? { ...line, ...patch } : line))),
    [setLines],
  )
  const remove = useCallback(
    (iri: string) => setLines(latest.current.filter((line) => line.product['@id'] !== iri)),
    [setLines],
  )
  const toSearch = useCallback(() => box.current?.querySelector<HTMLInputElement>('[data-scan="search"]')?.focus(), [])

  return (
    <Panel
      title={t('create.wines')}
      aside={
        <Row gap={8} wrap>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconTableImport size={16} stroke={1.8} aria-hidden />}
            {...ImportDialog.intent}
            onClick={() => onOpen('file')}
          >
            {t('file.open')}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconClipboardText size={16} stroke={1.8} aria-hidden />}
            {...PasteDialog.intent}
            onClick={() => onOpen('paste')}
          >
            {t('paste.open')}
          </Button>
        </Row>
      }
    >
      <div ref={box} className={classes.box}>
        <ProductSearch key={`${supplier} ${warehouse}`} place={place} label={t('create.search')} onAdd={add} />
        <UnsettledRows form={form} onSettled={toSearch} />
        {lines.length === 0 ? (
          <Dim as="p" size={13}>
            {t('create.searchHelp')}
          </Dim>
        ) : (
          <ul className={classes.lines}>
            {lines.map((line, at) => (
              <LineRow
                key={line.product['@id']}
                line={line}
                path={pathIn(form.getInputProps(`lines.${at}.product`))}
                problems={problemsAt(form.errors, at)}
                onChange={change}
                onRemove={remove}
                onEnter={toSearch}
              />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}

/** The name by which a form finds a part of it on screen. */
const pathIn = (props: object) => ('data-path' in props ? String(props['data-path']) : '')

/** What was refused of a line, as one text: rows are drawn again when it changes and not before. */
function problemsAt(errors: Record<string, unknown>, at: number): string {
  const prefix = `lines.${at}.`
  return Object.entries(errors)
    .filter(([path, problem]) => path.startsWith(prefix) && problem)
    .map(([, problem]) => String(problem))
    .join(' ')
}

import { Button } from '@mantine/core'
import { IconClipboardText, IconTableImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { wineOf } from '~/shared/format/format'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Hint } from '~/shared/layout/Dim'
import { Row } from '~/shared/layout/Row'
import { pathOf, problemsAt } from '~/shared/lines/line-paths'
import shared from '~/shared/lines/lines.module.css'
import { useLines } from '~/shared/lines/use-lines'
import { Panel } from '~/shared/parts/Panel'
import { toast } from '~/shared/toasts/toast'
import { ProductSearch } from '~/shared/warehouse/ProductSearch'
import type { PickedProduct } from '~/shared/warehouse/product-queries'
import { ImportDialog, PasteDialog, UnsettledRows } from './dialogs'
import { LineRow } from './LineRow'
import { type AnnouncedLine, withProduct } from './rows'
import type { Announcement } from './values'

/** Where lines come from together. */
export type LinesDialog = 'paste' | 'file'

interface Props {
  form: AppFormState<Announcement>
  onOpen: (dialog: LinesDialog) => void
}

const keyOf = ({ product }: AnnouncedLine) => product['@id']

/** The wines that come: searched one by one without leaving the keyboard, pasted together, or from a file. */
export function LinesPanel({ form, onOpen }: Props) {
  const { t } = useTranslation('receipts')
  const { supplier, warehouse, lines } = form.values
  const place = { supplier: Number(supplier), warehouse }
  const { box, set, change, remove, toSearch } = useLines(lines, keyOf, (next) => form.setFieldValue('lines', next))

  function add(product: PickedProduct) {
    const isThere = lines.some((line) => keyOf(line) === product['@id'])
    if (isThere) toast.info(t('create.twice', { wine: wineOf(product) }))
    set((all) => (isThere ? [...all] : withProduct(all, product, 0)), product['@id'])
  }

  return (
    <Panel title={t('create.wines')} aside={<Sources onOpen={onOpen} />}>
      <div ref={box} className={shared.box}>
        <ProductSearch key={`${supplier} ${warehouse}`} place={place} label={t('create.search')} onAdd={add} />
        <UnsettledRows opened={form.values.unsettled.length > 0} form={form} onSettled={toSearch} />
        {lines.length === 0 ? (
          <Hint>{t('create.searchHelp')}</Hint>
        ) : (
          <ul className={shared.lines}>
            {lines.map((line, at) => (
              <LineRow
                key={keyOf(line)}
                line={line}
                path={pathOf(form, `lines.${at}.product`)}
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

/** Lines that come together. */
function Sources({ onOpen }: Pick<Props, 'onOpen'>) {
  const { t } = useTranslation('receipts')
  return (
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
  )
}

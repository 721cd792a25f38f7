import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconClipboardText, IconPlus } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { wineOf } from '~/shared/format/format'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Hint } from '~/shared/layout/Dim'
import { Row } from '~/shared/layout/Row'
import { Panel } from '~/shared/parts/Panel'
import { useChosen } from '~/shared/table/use-chosen'
import { toast } from '~/shared/toasts/toast'
import { ProductSearch } from '~/shared/warehouse/ProductSearch'
import type { PickedProduct } from '~/shared/warehouse/product-queries'
import { CatalogueDialog, CopyDialog, PasteDialog, UnsettledRows } from './dialogs'
import { LinesGrid } from './LinesGrid'
import { newLine, pickedWine, type WrittenLine, withLines, withTier } from './lines'
import classes from './lines.module.css'
import { LinesContext } from './lines-context'
import type { References } from './use-references'
import type { ListValues } from './values'

/** What is asked about the lines beside the form. */
export type LinesDialog = { of: 'paste' | 'copy' | 'catalogue' } | { of: 'move'; lines: WrittenLine[] }

interface Props {
  form: AppFormState<ListValues>
  /** What is wrong with lines, by their keys. */
  problems: ReadonlyMap<string, string>
  references: References
  /** The line that is to be written next. */
  focus: string | null
  onFocus: (key: string | null) => void
  onLines: (lines: WrittenLine[], changed?: string) => void
  onOpen: (dialog: LinesDialog) => void
}

/** The wines and their prices: searched one by one, pasted, or taken together from elsewhere, and written in a grid. */
export function LinesPanel({ form, problems, references, focus, onFocus, onLines, onOpen }: Props) {
  const { t } = useTranslation('pricelists')
  const { supplier, lines } = form.values
  const box = useRef<HTMLDivElement>(null)
  const selection = useChosen(lines)
  const isForOne = form.values.audience === 'customers' && form.values.customers.length === 1
  const toSearch = () => box.current?.querySelector<HTMLInputElement>('[data-scan="search"]')?.focus()
  const acts = useActs({ lines, onLines, onFocus }, problems, references)

  function add(product: PickedProduct) {
    const known = lines.find(({ wine }) => wine['@id'] === product['@id'])
    const line = known ?? newLine(pickedWine(product))
    if (known) toast.info(t('line.already', { wine: wineOf(known.wine) }))
    else onLines(withLines(lines, [line]))
    onFocus(line.key)
  }

  return (
    <Panel title={t('write.wines')} aside={<Sources onOpen={onOpen} />} flush>
      <div ref={box} className={classes.box}>
        <ProductSearch key={supplier} place={{ supplier: Number(supplier) }} label={t('write.search')} onAdd={add} />
        <UnsettledRows opened={form.values.unsettled.length > 0} form={form} onSettled={toSearch} />
        {lines.length === 0 ? (
          <Hint>{t('write.searchHelp')}</Hint>
        ) : (
          lines.length > 1 && <Hint data-wide-only>{t('write.keys')}</Hint>
        )}
      </div>
      {lines.length > 0 && (
        <LinesContext value={acts}>
          <LinesGrid
            lines={lines}
            isForOne={isForOne}
            selection={selection}
            focus={focus}
            onFocused={() => onFocus(null)}
            onEnd={toSearch}
            onMove={() => onOpen({ of: 'move', lines: selection.rows })}
            onRemove={(gone) => onLines(lines.filter((line) => !gone.includes(line)))}
          />
        </LinesContext>
      )}
    </Panel>
  )
}

/** Wines that come together. */
function Sources({ onOpen }: Pick<Props, 'onOpen'>) {
  const { t } = useTranslation('pricelists')
  const button = { size: 'xs', variant: 'default' } as const
  return (
    <Row gap={8} wrap>
      <Button
        {...button}
        leftSection={<IconClipboardText size={16} stroke={1.8} aria-hidden />}
        {...PasteDialog.intent}
        onClick={() => onOpen({ of: 'paste' })}
      >
        {t('paste.open')}
      </Button>
      <Menu position="bottom-end" shadow="md" width={260}>
        <Menu.Target>
          <Button
            {...button}
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {t('write.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item {...CatalogueDialog.intent} onClick={() => onOpen({ of: 'catalogue' })}>
            {t('catalogue.open')}
          </Menu.Item>
          <Menu.Item {...CopyDialog.intent} onClick={() => onOpen({ of: 'copy' })}>
            {t('copy.open')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Row>
  )
}

/** What the cells of a line call; it stays the same, so that only what changed is drawn again. */
function useActs(
  { lines, onLines, onFocus }: Pick<Props, 'onLines' | 'onFocus'> & { lines: WrittenLine[] },
  problems: Props['problems'],
  references: References,
) {
  const latest = useRef({ lines, onLines, onFocus })
  latest.current = { lines, onLines, onFocus }

  return useMemo(
    () => ({
      change: (key: string, patch: Partial<WrittenLine>) => {
        const { lines: all, onLines: tell } = latest.current
        tell(
          all.map((line) => (line.key === key ? { ...line, ...patch } : line)),
          key,
        )
      },
      addTier: (line: WrittenLine) => {
        const [next, tier] = withTier(latest.current.lines, line)
        latest.current.onLines(next)
        latest.current.onFocus(tier.key)
      },
      remove: ({ key }: WrittenLine) => latest.current.onLines(latest.current.lines.filter((line) => line.key !== key)),
      problemOf: (key: string) => problems.get(key) ?? null,
      referenceOf: (product: string) => references.get(product) ?? null,
    }),
    [problems, references],
  )
}

import { Button } from '@mantine/core'
import { IconDownload, IconTableImport } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { DropZone } from '~/shared/forms/files/DropZone'
import { formatKilobytes } from '~/shared/forms/files/format-size'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { importQuery } from '../queries'
import { SupplierSelect, useNamesSupplier } from '../SupplierSelect'
import type { ImportSearch } from '../search'
import { useDownload } from '../use-download'
import type { ChangeSearch } from '../use-import-search'
import { MAX_KILOBYTES, MAX_ROWS, useUpload } from '../use-upload'
import classes from './FileStep.module.css'
import { HistoryPanel } from './HistoryPanel'
import { UploadProgress } from './UploadProgress'

interface Props {
  search: ImportSearch
  onChange: ChangeSearch
}

/** The first step: a file, how it should look, and the imports there were. */
export function FileStep({ search, onChange }: Props) {
  const { t } = useTranslation('imports')
  const id = useId()
  const client = useQueryClient()
  const namesSupplier = useNamesSupplier()
  const { upload, take, cancel } = useUpload((sent) => {
    client.setQueryData(importQuery(sent.id).queryKey, sent)
    onChange({ import: sent.id })
  })
  const isSending = upload !== null && upload.refusal === null
  return (
    <div className={classes.step}>
      <div className={classes.top}>
        <Panel title={t('file.title')}>
          <div className={classes.fields}>
            {namesSupplier && (
              <SupplierSelect
                value={search.supplier}
                onChange={(supplier) => onChange({ supplier }, { replace: true })}
              />
            )}
            {isSending ? (
              <UploadProgress upload={upload} onCancel={cancel} />
            ) : (
              <DropZone
                icon={<IconTableImport size={28} stroke={1.5} />}
                choose={t('file.choose')}
                drop={t('file.drop')}
                hint={t('file.hint', { size: formatKilobytes(MAX_KILOBYTES), rows: formatInteger(MAX_ROWS) })}
                extensions={['csv', 'xlsx', 'txt']}
                onFiles={(files) => void take(files)}
                field={{
                  id,
                  'aria-describedby': upload?.refusal ? `${id}-refusal` : undefined,
                  'aria-invalid': upload?.refusal ? true : undefined,
                }}
              />
            )}
            {upload?.refusal && (
              <div id={`${id}-refusal`}>
                <Notice tone="error" title={t('refused.title', { file: upload.name })}>
                  {upload.refusal}
                </Notice>
              </div>
            )}
            <div className={classes.template}>
              <p>{t('file.noTable')}</p>
              <TemplateLinks />
            </div>
          </div>
        </Panel>
        <Panel title={t('file.how')}>
          <ul className={classes.rules}>
            {(['titles', 'reference', 'empty', 'safe'] as const).map((rule) => (
              <li key={rule}>{t(`file.rule.${rule}`)}</li>
            ))}
          </ul>
        </Panel>
      </div>
      <HistoryPanel />
    </div>
  )
}

/** A table with every column that can be imported and an example, in both formats. */
function TemplateLinks() {
  const { t } = useTranslation('imports')
  const { isBusy, save } = useDownload()
  return (
    <div className={classes.links}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          leftSection={<IconDownload size={17} stroke={1.8} aria-hidden />}
          disabled={isBusy}
          onClick={() => void save('/product_imports/template', { format }, `${t('file.templateName')}.${format}`)}
        >
          {t(`file.template.${format}`)}
        </Button>
      ))}
    </div>
  )
}

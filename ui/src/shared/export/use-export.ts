import type { Query } from '~/shared/api/query-string'
import { useBusy } from '~/shared/parts/use-busy'
import { toast } from '~/shared/toasts/toast'
import { downloadCsv } from './csv'
import { download } from './download'
import { fetchFile } from './fetch-file'

/** Hands files to the person; says `failed` when one cannot be made. */
export function useExport(failed: string) {
  const { isBusy, run } = useBusy()
  return {
    isBusy,
    /** A file that the server makes; a list that is too long is refused with what to do. */
    onFile: (name: string, path: string, query: Query) =>
      run(async () => download(name, await fetchFile(path, query)), failed),
    /** A file for spreadsheets, of rows that are gathered first; `done` tells how many. */
    onCsv: <Row>(
      name: string,
      gather: () => Promise<Row[]>,
      write: (rows: Row[]) => string | Promise<string>,
      done?: (count: number) => string,
    ) =>
      run(async () => {
        const rows = await gather()
        downloadCsv(`${name}.csv`, await write(rows))
        if (done) toast.success(done(rows.length))
      }, failed),
  }
}

import { useRef, useState } from 'react'
import { text } from '~/shared/i18n/i18n'
import { ext, mimes, refusalOf } from '~/shared/validation/file-rules'
import { readDataUrl } from './read-file'
import { sniff } from './sniff'

/** A file that was read. */
export interface LoadedFile {
  id: string
  name: string
  /** Bytes. */
  size: number
  /** Its content, as a base64 data URL. */
  dataUrl: string
}

/** A file on its way, or one that was refused. */
export interface PendingFile {
  id: string
  name: string
  size: number
  /** 0 to 100. */
  progress: number
  refusal: string | null
}

interface Options {
  value: LoadedFile[]
  onChange: (files: LoadedFile[]) => void
  extensions: readonly string[]
  /** Kinds that the first bytes must tell; text files tell none. */
  types: readonly string[] | undefined
  maxKilobytes: number
  multiple: boolean
}

/** Reads chosen files one by one, with their progress and their refusals. */
export function useFiles({ value, onChange, extensions, types, maxKilobytes, multiple }: Options) {
  const [pending, setPending] = useState<PendingFile[]>([])
  const aborts = useRef(new Map<string, AbortController>())
  const loaded = useRef(value)
  loaded.current = value

  const update = (id: string, change: Partial<PendingFile>) =>
    setPending((files) => files.map((file) => (file.id === id ? { ...file, ...change } : file)))
  const forget = (id: string) => setPending((files) => files.filter((file) => file.id !== id))

  function publish(files: LoadedFile[]) {
    loaded.current = files
    onChange(files)
  }

  async function refusal(file: File): Promise<string | null> {
    const facts = { name: file.name, size: file.size, type: await sniff(file) }
    const rules = [ext(extensions), ...(types ? [mimes(types)] : [])]
    const refused = refusalOf(facts, rules)
    if (refused !== null) return refused
    // The specification's words for a weight speak of a picture.
    return file.size > maxKilobytes * 1024 ? text('file.tooHeavy', { size: maxKilobytes }) : null
  }

  async function read(file: File, id: string) {
    const abort = new AbortController()
    aborts.current.set(id, abort)
    try {
      const refused = await refusal(file)
      if (refused !== null) {
        update(id, { refusal: refused })
        return
      }
      const onProgress = (progress: number) => update(id, { progress })
      const dataUrl = await readDataUrl(file, { onProgress, signal: abort.signal })
      forget(id)
      const ready = { id, name: file.name, size: file.size, dataUrl }
      publish(multiple ? [...loaded.current, ready] : [ready])
    } catch {
      if (!abort.signal.aborted) update(id, { refusal: text('file.unreadable') })
    } finally {
      aborts.current.delete(id)
    }
  }

  function take(files: File[]) {
    const chosen = (multiple ? files : files.slice(0, 1)).map((file) => ({ id: crypto.randomUUID(), file }))
    const added = chosen.map(({ id, file }) => ({ id, name: file.name, size: file.size, progress: 0, refusal: null }))
    setPending((before) => [...(multiple ? before : []), ...added])
    for (const { id, file } of chosen) void read(file, id)
  }

  function remove(id: string) {
    aborts.current.get(id)?.abort()
    forget(id)
    if (loaded.current.some((file) => file.id === id)) publish(loaded.current.filter((file) => file.id !== id))
  }

  return { pending, take, remove }
}

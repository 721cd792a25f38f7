import { notFound } from '@tanstack/react-router'

/** A page of one record, named by its number: any other word in the address is not found. */
export const onlyNumbers =
  <const Key extends string>(key: Key) =>
  ({ params }: { params: Record<Key, string> }) => {
    if (!/^\d+$/.test(params[key])) throw notFound()
  }

/** Numbers, shares, lists and dates as the reader's language writes them. */
import { language } from './texts.svelte'

/** English lists have no comma before "and". */
const locale = () => (language() === 'en' ? 'en-GB' : language())

/** Several things as one: "a, b and c". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items.filter(Boolean))
}

export function decimal(value: number, digits: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
}

/** A share of one as whole hundredths. */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(seconds * 1000))
}

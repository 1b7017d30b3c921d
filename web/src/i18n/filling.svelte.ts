/** What stands in the gaps of texts about cards and terms: the figures of the table that is looked at. */
import type { Arguments } from './texts.svelte'

/** Without a table: as many Heroes as the larger number of them, and the figures of today, which the texts know. */
const NOWHERE: Arguments = { n: 4 }
let now = $state.raw(NOWHERE)

export const filling = (): Arguments => now

/** From now on the texts are those of this table; nothing changes while its figures do not. */
export function fill(figures: Arguments | undefined): void {
  const wanted = { ...NOWHERE, ...figures }
  if (JSON.stringify(wanted) !== JSON.stringify(now)) now = wanted
}

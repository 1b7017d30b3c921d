/** What the next sitting of a campaign begins with, told from its options. */
import { listed } from '../../i18n/format'
import { t } from '../../i18n/texts.svelte'

interface Carried {
  upgrades?: string[]
  dark_past?: string
}
interface Options {
  story?: string
  sin?: string
  team?: string[]
  heroes?: string[]
  campaign?: { carried?: Record<string, Carried>; past?: { killed?: string[] }[] }
}

const called = (hero: string) => t(`the-others-called-${hero}`)

export function coming(given: Record<string, unknown>): string[] {
  const { story = '', sin = '', team, heroes, campaign } = given as Options
  if (!Array.isArray(heroes) || !Array.isArray(team)) return []
  const carried = Object.entries(campaign?.carried ?? {})
  const kept = carried.flatMap(([hero, { upgrades = [] }]) => upgrades.map((card) => t('the-others-campaign-kept', { card: t(`the-others-card-${card}`), hero: called(hero) })))
  const followed = carried.filter(([, one]) => one.dark_past).map(([hero]) => called(hero))
  const back = team.filter((hero) => campaign?.past?.at(-1)?.killed?.includes(hero))
  return [
    t('the-others-campaign-next', { story: t(`the-others-story-${story}`), opponent: t(`the-others-name-${sin}`) }),
    t('the-others-campaign-next-heroes', { heroes: listed(heroes.map(called)), others: listed(team.filter((hero) => !heroes.includes(hero)).map(called)) }),
    ...(back.length ? [t('the-others-campaign-next-back', { heroes: listed(back.map(called)) })] : []),
    kept.length ? t('the-others-campaign-next-kept', { cards: listed(kept) }) : t('the-others-campaign-next-nothing'),
    ...(followed.length ? [t('the-others-campaign-next-past', { heroes: listed(followed) })] : []),
  ]
}

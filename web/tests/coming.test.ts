/** What the end of a sitting tells of the next one. */
import { beforeEach, expect, test, vi } from 'vitest'
import { coming } from '../src/games/the_others/coming'
import { learn, speak } from '../src/i18n/texts.svelte'

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: '' } }))

const OPTIONS = {
  story: 'lights-out', sin: 'envy', team: ['leah', 'petra', 'nadia', 'idris'], heroes: ['petra', 'nadia'],
  campaign: { carried: { petra: { upgrades: ['ice-blade'], dark_past: 'sucide-pact' }, nadia: { upgrades: [], dark_past: '' } } },
}

test('the next Story, its Sin, who begins and what is kept are told', async () => {
  await speak('en')
  await learn('the-others')
  expect(coming(OPTIONS)).toEqual([
    'Next: LIGHTS OUT, against Envy.',
    'Petra and Nadia begin; in the Reserve: Leah and Idris.',
    'Kept from this sitting: ICE BLADE (Petra).',
    'A Dark Past goes on with Petra, unless the Story deals those cards anew.',
  ])
})

test('that nothing is kept is told, and nothing is told of options that name no Heroes', async () => {
  await speak('en')
  await learn('the-others')
  const told = coming({ ...OPTIONS, campaign: {} })
  expect(told.slice(2)).toEqual(['No Upgrade is kept from this sitting.'])
  expect(coming({ story: 'lights-out', heroes: 'random' })).toEqual([])
})

test('who was killed and begins or waits again is told with the reason', async () => {
  await speak('en')
  await learn('the-others')
  const past = [{ killed: ['nadia'] }, { killed: ['leah', 'thorley'] }]
  expect(coming({ ...OPTIONS, campaign: { past } })[2]).toBe(
    'Killed, but still in the team: Leah. All others of the same class have been killed before or are in the team.',
  )
})

test.each(['fr', 'ja'])('in %s too every line is there', async (language) => {
  await speak(language)
  await learn('the-others')
  const told = coming(OPTIONS)
  expect(told).toHaveLength(4)
  expect(told.join(' ')).not.toMatch(/the-others-|Next:/)
  await speak('en')
})

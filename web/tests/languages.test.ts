/** Texts in the reader's language: what is loaded, forms of names, numbers and lists, room. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { beforeEach, expect, test, vi } from 'vitest'
import { fill, filling } from '../src/i18n/filling.svelte'
import { withForms } from '../src/i18n/forms'
import { decimal, listed, percent } from '../src/i18n/format'
import { roomOf, twoLines } from '../src/i18n/room'
import { keysOf, LANGUAGES, learn, maybe, nameOf, speak, t } from '../src/i18n/texts.svelte'

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: '' } }))

test('every folder with texts of the page is a language, named in itself', () => {
  expect(LANGUAGES).toEqual(['en', 'fr', 'ja'])
  expect(LANGUAGES.map(nameOf)).toEqual(['English', 'Français', '日本語'])
})

test('what was learnt in one language is there in the next one too', async () => {
  await speak('en')
  await learn('they-live')
  const english = t('they-live-skill-combat')
  await speak('ja')
  expect(document.documentElement.lang).toBe('ja')
  expect(t('they-live-skill-combat')).not.toBe(english)
  expect(t('page-close')).not.toBe('Close')
  expect(keysOf('they-live-skill-')).toContain('they-live-skill-combat')
  expect(maybe('no-such-text')).toBe('')
  await speak('en')
  expect(t('they-live-skill-combat')).toBe(english)
})

test('a text has the figures of the table that is looked at, and those of today without one', async () => {
  await learn('the-others')
  const famine = 'the-others-card-famine.text'
  expect(maybe(famine, filling())).toBe('The current Hero loses 1 Extra Turn token, or takes 2 Wounds without one.')
  fill({ n: 3, 'famine-wounds': 0 })
  expect(maybe(famine, filling())).toBe('The current Hero loses 1 Extra Turn token.')
  const before = filling()
  fill({ n: 3, 'famine-wounds': 0 })
  expect(filling()).toBe(before)
  fill(undefined)
  expect(filling()).toEqual({ n: 4 })
})

test('numbers and lists are written as the language does', async () => {
  const three = ['a', 'b', 'c']
  expect([listed(three), decimal(1234.56, 1), percent(0.5)]).toEqual(['a, b and c', '1,234.6', '50%'])
  await speak('fr')
  expect([listed(three), decimal(1.56, 1), percent(0.5).replace(/\s/, '_')]).toEqual(['a, b et c', '1,6', '50_%'])
  await speak('ja')
  expect([listed(three), percent(0.5)]).toEqual(['a、b、c', '50%'])
  await speak('en')
})

test('a name has the forms that a sentence asks for', () => {
  const bundle = new FluentBundle('fr', { useIsolating: false })
  bundle.addResource(new FluentResource(['form-gender = m', 'form-of = { $initial ->', '    [vowel] d’{ $name }', '   *[other] de { $name }', '    }', 'rose = Rose', '    .gender = f', 'dead = { $who_gender ->', '    [f] { $who } est morte', '   *[m] { $who } est mort', '    }', 'card = carte { $who_of }'].join('\n')))
  const say = (key: string, args?: Record<string, string>) => withForms(bundle, key, bundle.getMessage(key)?.value ?? '', args)
  const rose = say('rose')
  expect(say('dead', { who: rose })).toBe('Rose est morte')
  expect(say('dead', { who: 'Karl' })).toBe('Karl est mort')
  expect(say('card', { who: 'Élise' })).toBe('carte d’Élise')
})

test('Japanese letters are wide, and its names break without spaces', () => {
  expect(roomOf('abc')).toBe(3)
  expect(roomOf('中央')).toBeCloseTo(3.6)
  expect(twoLines('Construction Site')).toEqual(['Construction', 'Site'])
  expect(twoLines('Diner')).toEqual(['Diner'])
  expect(twoLines('MARIEZ-VOUS ET REPRODUISEZ-VOUS')).toEqual(['MARIEZ-VOUS ET', 'REPRODUISEZ-VOUS'])
  const lines = twoLines('マーリーアンドリプロデュース')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).toBe('マーリーアンドリプロデュース')
  expect('ーュッ').not.toContain(lines[1]?.charAt(0))
})

/** Texts by key, in the reader's language where there are some and in English otherwise. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]
export type Arguments = Record<string, FluentVariable>

const STORED = 'othersight.language'
const english = import.meta.glob<string>('@locales/en/page*.ftl', { query: '?raw', import: 'default', eager: true })
const files = import.meta.glob<string>(['@locales/*/page*.ftl', '!@locales/en/page*.ftl', '@locales/*/*/*.ftl'], { query: '?raw', import: 'default' })

function bundleOf(language: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source))
  return bundle
}

const fallback = bundleOf('en', ...Object.values(english))
let chosen = $state.raw<{ language: Language; bundle: FluentBundle }>({ language: 'en', bundle: fallback })
let loaded = $state.raw(0)
const fetched = new Set<string>()

/** Fetches every text file whose path holds this part; asking again costs nothing. */
async function read(bundle: FluentBundle, part: string): Promise<void> {
  if (fetched.has(part)) return
  fetched.add(part)
  const found = Object.entries(files).filter(([path]) => path.includes(part))
  const sources = await Promise.all(found.map(([, load]) => load()))
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  loaded += 1
}

const others = new Map<string, FluentBundle>()

export async function speak(language: Language): Promise<void> {
  if (language !== 'en' && !others.has(language)) {
    const bundle = bundleOf(language)
    await read(bundle, `/locales/${language}/page`)
    others.set(language, bundle)
  }
  chosen = { language, bundle: others.get(language) ?? fallback }
  document.documentElement.lang = language
  keep(language)
}

function keep(language: Language): void {
  try {
    localStorage.setItem(STORED, language)
  } catch {
    // a browser that keeps nothing asks again next time
  }
}

/** The language of the last visit, else the first of the browser's that there are texts in. */
export function preferred(): Language {
  const wanted = [stored(), ...navigator.languages.map((name) => name.slice(0, 2))]
  return LANGUAGES.find((language) => language === wanted.find((name) => isLanguage(name))) ?? 'en'
}

function stored(): string {
  try {
    return localStorage.getItem(STORED) ?? ''
  } catch {
    return ''
  }
}

function isLanguage(name: string): name is Language {
  return LANGUAGES.some((language) => language === name)
}

export function language(): Language {
  return chosen.language
}

/** The names of a game's components, in English until they are translated. */
export function learn(game: string): Promise<void> {
  return read(fallback, `/locales/en/${game.replaceAll('-', '_')}/`)
}

/** The chapters before the rules of a game, in English until they are translated. */
export function learnRulebook(game: string): Promise<void> {
  return read(fallback, `/locales/en/rulebook/${game.replaceAll('-', '_')}`)
}

function pattern(bundle: FluentBundle, key: string) {
  const [name = '', attribute] = key.split('.')
  const message = bundle.getMessage(name)
  const found = attribute ? message?.attributes[attribute] : message?.value
  return found ?? null
}

function said(key: string, args?: Arguments): string | null {
  void loaded
  for (const bundle of [chosen.bundle, fallback]) {
    const found = pattern(bundle, key)
    if (found) return bundle.formatPattern(found, args, [])
  }
  return null
}

/** The text of a key; a key without one stands for itself, so that a gap is seen and nothing fails. */
export function t(key: string, args?: Arguments): string {
  return said(key, args) ?? key
}

/** The text of a key, or nothing. */
export function maybe(key: string, args?: Arguments): string {
  return said(key, args) ?? ''
}

/** All keys of the games learnt so far that begin so. */
export function keysOf(start: string): string[] {
  void loaded
  return [...fallback._messages.keys()].filter((key) => key.startsWith(start))
}

/** Texts by key, in the reader's language where there are some and in English otherwise. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { withForms } from './forms'

export type Arguments = Record<string, FluentVariable>

const ENGLISH = 'en'
const STORED = 'othersight.language'
const english = import.meta.glob<string>('@locales/en/page*.ftl', { query: '?raw', import: 'default', eager: true })
const files = import.meta.glob<string>(
  ['@locales/*/page*.ftl', '!@locales/en/page*.ftl', '@locales/*/forms.ftl', '@locales/*/*/*.ftl', '!@locales/*/goals/*.ftl', '!@locales/*/lessons/*.ftl'],
  { query: '?raw', import: 'default' },
)

/** Every language that has a folder with the texts of the page. */
export const LANGUAGES: readonly string[] = [ENGLISH, ...Object.keys(files).flatMap((path) => /\/locales\/([\w-]+)\/page\.ftl/.exec(path)?.[1] ?? [])].sort()

function bundleOf(language: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source))
  return bundle
}

const fallback = bundleOf(ENGLISH, ...Object.values(english))
const bundles = new Map<string, FluentBundle>([[ENGLISH, fallback]])
let chosen = $state.raw<{ language: string; bundle: FluentBundle }>({ language: ENGLISH, bundle: fallback })
let loaded = $state.raw(0)
const fetched = new Map<string, Promise<void>>()
/** What has been asked for in whatever language; another language needs it too. */
const parts = new Set<string>()

/** Fetches a file into a bundle; asking again costs nothing. */
function fetchInto(bundle: FluentBundle, path: string): Promise<void> {
  const known = fetched.get(path)
  if (known) return known
  const load = files[path]
  const done = load
    ? load().then((source) => {
        bundle.addResource(new FluentResource(source), { allowOverrides: true })
        loaded += 1
      })
    : Promise.resolve()
  fetched.set(path, done)
  done.catch(() => fetched.delete(path))
  return done
}

/** The files of a part of the texts in one language; English stands for a file that the language does not have. */
async function read(language: string, part: string): Promise<void> {
  const bundle = bundles.get(language) ?? fallback
  const paths = Object.keys(files)
  const own = paths.filter((path) => path.includes(`/locales/${language}/${part}`))
  const missing = paths.filter((path) => path.includes(`/locales/${ENGLISH}/${part}`) && !own.includes(path.replace(`/locales/${ENGLISH}/`, `/locales/${language}/`)))
  await Promise.all([...own.map((path) => fetchInto(bundle, path)), ...missing.map((path) => fetchInto(fallback, path))])
}

export async function speak(language: string): Promise<void> {
  if (!bundles.has(language)) bundles.set(language, bundleOf(language))
  await Promise.all(['page', 'forms', ...parts].map((part) => read(language, part)))
  chosen = { language, bundle: bundles.get(language) ?? fallback }
  document.documentElement.lang = language
  keep(language)
}

function keep(language: string): void {
  try {
    localStorage.setItem(STORED, language)
  } catch {
    // a browser that keeps nothing asks again next time
  }
}

/** The language of the last visit, else the first of the browser's that there are texts in. */
export function preferred(): string {
  const wanted = [stored(), ...navigator.languages.map((name) => name.split('-')[0] ?? '')]
  return wanted.find((name) => LANGUAGES.includes(name)) ?? ENGLISH
}

function stored(): string {
  try {
    return localStorage.getItem(STORED) ?? ''
  } catch {
    return ''
  }
}

export function language(): string {
  return chosen.language
}

/** What a language is called in itself. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The names of a game's components. */
export function learn(game: string): Promise<void> {
  return ask(`${game.replaceAll('-', '_')}/`)
}

/** The chapters before the rules of a game. */
export function learnRulebook(game: string): Promise<void> {
  return ask(`rulebook/${game.replaceAll('-', '_')}`)
}

function ask(part: string): Promise<void> {
  parts.add(part)
  return read(chosen.language, part)
}

function pattern(bundle: FluentBundle, key: string) {
  const [name = '', attribute] = key.split('.')
  const message = bundle.getMessage(name)
  const found = attribute ? message?.attributes[attribute] : message?.value
  return found ?? null
}

function said(key: string, args?: Arguments): string | null {
  void loaded
  for (const bundle of new Set([chosen.bundle, fallback])) {
    const found = pattern(bundle, key)
    if (found) return withForms(bundle, key, found, args)
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
  const known = new Set([...chosen.bundle._messages.keys(), ...fallback._messages.keys()])
  return [...known].filter((key) => key.startsWith(start))
}

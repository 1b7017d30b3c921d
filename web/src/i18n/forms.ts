/** The forms of names in sentences: `{ $hero_gender }` beside `{ $hero }`, for languages that have a text `form-...`.
 *
 * A form is what the name's own text gives as an attribute, else what the language makes of any name.
 */
import type { FluentBundle, FluentVariable } from '@fluent/bundle'

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value']
type Arguments = Record<string, FluentVariable>

const FORM = 'form-'
const VOWELS = 'aeiouœæ'
/** By which text something was said last, for each language. */
const names = new WeakMap<FluentBundle, Map<string, string>>()

/** Whether a name begins with a vowel: `vowel` or `other`. */
export function initialOf(name: string): string {
  const first = name.replace(/^[«“"' ]+/, '').charAt(0).normalize('NFD').charAt(0).toLowerCase()
  return first && VOWELS.includes(first) ? 'vowel' : 'other'
}

/** A text with its gaps filled; what is said is remembered, for it may be a name in another text. */
export function withForms(bundle: FluentBundle, key: string, pattern: NonNullable<Pattern>, args?: Arguments): string {
  const known = formsOf(bundle)
  if (!known.length) return bundle.formatPattern(pattern, args, [])
  const given = { ...args }
  for (const [name, value] of Object.entries(args ?? {})) if (typeof value === 'string') for (const form of known) given[`${name}_${form}`] = formed(bundle, value, form)
  const said = bundle.formatPattern(pattern, given, [])
  if (!args && !key.includes('.')) names.set(bundle, (names.get(bundle) ?? new Map<string, string>()).set(said, key))
  return said
}

/** A language's forms are there before anything is said in it. */
const forms = new WeakMap<FluentBundle, string[]>()

function formsOf(bundle: FluentBundle): string[] {
  const found = forms.get(bundle) ?? [...bundle._messages.keys()].filter((key) => key.startsWith(FORM)).map((key) => key.slice(FORM.length))
  forms.set(bundle, found)
  return found
}

function formed(bundle: FluentBundle, name: string, form: string): string {
  const own = bundle.getMessage(names.get(bundle)?.get(name) ?? '')?.attributes[form]
  if (own) return bundle.formatPattern(own, {}, [])
  const usual = bundle.getMessage(`${FORM}${form}`)?.value
  const gender = form === 'gender' ? '' : formed(bundle, name, 'gender')
  return usual ? bundle.formatPattern(usual, { name, gender, initial: initialOf(name) }, []) : name
}

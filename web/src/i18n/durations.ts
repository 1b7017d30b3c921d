/** A length of time in words of a language: the largest unit of which there are two or more, or just one when rounded up. */
const UNITS = [['day', 86_400], ['hour', 3_600], ['minute', 60], ['second', 1]] as const

export function duration(seconds: number, language: string): string {
  const rounded = (at: number) => Math.ceil(seconds / (UNITS[at + 1]?.[1] ?? 1)) * (UNITS[at + 1]?.[1] ?? 1)
  const [unit, length] = UNITS.find(([, length], at) => seconds >= 2 * length || rounded(at) === length) ?? ['second', 1]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(seconds / length))
}

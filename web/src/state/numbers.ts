/** What typed digits mean among so many numbered options. */
export function picks(typed: string, count: number): 'sure' | 'maybe' | 'none' {
  const number = Number(typed)
  if (number < 1 || number > count) return 'none'
  return number * 10 <= count ? 'maybe' : 'sure'
}

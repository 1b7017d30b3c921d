/** Writes all pictures of a game with their ids as one page, put together by the page's own code: node sheet.mjs GAME THEME FILE. */
import { build } from 'esbuild'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('src/pictures/', import.meta.url))
const [game = '', theme = '', target = ''] = process.argv.slice(2)
const folder = `${HERE}${game.replaceAll('-', '_')}`
const read = (file) => readFileSync(file, 'utf8')

async function compose() {
  const { outputFiles } = await build({ entryPoints: [`${HERE}compose.ts`], bundle: true, format: 'esm', write: false })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`)
}

function drawings() {
  const kinds = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name)
  return Object.fromEntries(kinds.flatMap((kind) => readdirSync(`${folder}/${kind}`).map((file) => [`./${kind}/${file}`, read(`${folder}/${kind}/${file}`)])))
}

const { drawnOf } = await compose()
const all = { drawings: drawings(), emblems: JSON.parse(read(`${folder}/emblems.json`)), glyphs: JSON.parse(read(`${HERE}glyphs.json`)) }

function figure(kind, id) {
  return `<figure><svg class="drawn" viewBox="0 0 96 96">${drawnOf(all, kind, id === '*' ? 'any-other' : id)}</svg><figcaption>${id === '*' ? 'any other' : id}</figcaption></figure>`
}
function section(kind, ids) {
  return `<h2>${kind}</h2><div>${ids.map((id) => figure(kind, id)).join('')}</div>`
}
const own = {}
for (const path of Object.keys(all.drawings)) (own[path.split('/')[1]] ??= []).push(path)
const people = Object.entries(own).filter(([kind]) => kind !== 'type').map(([kind, paths]) => section(kind, paths.map((path) => path.split('/')[2].replace('.svg', ''))))
const cards = Object.entries(all.emblems.emblems).map(([kind, ids]) => section(kind, Object.keys(ids)))
const colours = theme === 'light' ? 'background:#fbf7ec;color:#17131a' : 'background:#1a161d;color:#ece1c8'
const style = `body{margin:14px;font:10px/1.15 system-ui,sans-serif;${colours}}h2{font:700 13px sans-serif;text-transform:uppercase;margin:10px 0 5px}div{display:flex;flex-wrap:wrap;gap:7px}figure{margin:0;width:62px;overflow-wrap:anywhere}svg{width:62px;display:block;border-radius:4px}`
writeFileSync(target, `<!doctype html><html data-theme="${theme}"><meta charset="utf-8"><style>${read(`${HERE}pictures.css`)}${style}</style>${people.join('')}${cards.join('')}</html>`)

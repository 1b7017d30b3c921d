import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The texts of one game in one language are one file, fetched when a table of that game is opened; so are those of the
 *  page in another language than English, which is part of the page. */
function chunkOf(id: string): string | undefined {
  const texts = /locales\/([\w-]+)\/(\w+)\//.exec(id)
  if (texts) return `texts-${texts[2]}-${texts[1]}`
  const page = /locales\/([\w-]+)\/(?:page\w*|forms)\.ftl/.exec(id)
  return page && page[1] !== 'en' ? `texts-page-${page[1]}` : undefined
}

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      '@locales': source('../src/othersight/locales'),
    },
  },
  build: {
    outDir: '../src/othersight/server/page',
    emptyOutDir: true,
    target: 'es2022',
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8054', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
})

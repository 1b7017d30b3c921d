import { mount } from 'svelte'
import App from './App.svelte'
import { preferred, speak } from './i18n/texts.svelte'
import './style/page.css'

await speak(preferred())
const target = document.getElementById('app')
if (target) mount(App, { target })

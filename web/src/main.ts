import { mount } from 'svelte'
import App from './App.svelte'
import { preferred, speak } from './i18n/texts.svelte'
import { followAccount } from './state/account.svelte'
import { followTurns } from './state/turns.svelte'
import { follow } from './state/wishes.svelte'
import './style/page.css'

follow()
await speak(preferred())
const target = document.getElementById('app')
if (target) mount(App, { target })
followAccount()
followTurns()

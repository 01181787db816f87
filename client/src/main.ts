import './styles/base.css';
import './app/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { listen, place } from './app/navigation.svelte';
import { pages } from './pages';
import { loadPart } from './text';

listen();
// The page comes while the texts come; what goes wrong with it is told when it is shown.
void pages[place.route.page]().catch(() => {});
// The first thing seen is text: it is read before anything is drawn.
void loadPart('interface').then(() => mount(App, { target: document.getElementById('app')! }));

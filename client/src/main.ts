import './styles/base.css';
import './app/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { listen, place } from './app/navigation.svelte';
import { pages } from './pages';
import { language, loadPart } from './text';

listen();
// The page comes while the texts come; what goes wrong with it is told when it is shown.
void pages[place.route.page]().catch(() => {});
// All faces are needed at once; without this they would be asked for when the first letter is drawn, and change under it.
for (const face of ['500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '700 1em "Alegreya SC"']) {
  void document.fonts.load(face, language() === 'ru' ? 'я1' : 'a1').catch(() => {});
}
// The first thing seen is text: it is read before anything is drawn.
void loadPart('interface').then(() => mount(App, { target: document.getElementById('app')! }));

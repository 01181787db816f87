/** Shows a board in the situations of the design pictures: `?scene=district`, `catacombs`, `ashes`, `phone`; `&lang=ru`. */
import { mount } from 'svelte';
import '../src/styles/base.css';
import type { BoardGeometry } from '../src/board/scene';
import Boards from './Boards.svelte';

const content = (await (await fetch('/api/content')).json()) as { boards: Record<string, BoardGeometry> };
const query = new URLSearchParams(location.search);
mount(Boards, { target: document.body, props: { boards: content.boards, which: query.get('scene') ?? 'district', language: query.get('lang') ?? 'en' } });

import { mount } from 'svelte';
import '../src/styles/base.css';
import Pieces from './Pieces.svelte';

mount(Pieces, { target: document.body });

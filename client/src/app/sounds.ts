/** Small sounds, made on the spot. They are off until somebody switches them on. */

import { settings } from './settings.svelte';

export type Sound = 'die' | 'coin' | 'card' | 'step' | 'turn' | 'alarm' | 'fight';

interface Tone {
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  /** Seconds after the start, and how long. */
  at: number;
  lasts: number;
  shape: OscillatorType;
  loud: number;
}

const tone = (from: number, to: number, at: number, lasts: number, shape: OscillatorType = 'triangle', loud = 0.12): Tone => ({
  from,
  to,
  at,
  lasts,
  shape,
  loud,
});

export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  die: [0, 0.07, 0.13, 0.22].map((at) => tone(380, 140, at, 0.05, 'square', 0.05)),
  coin: [tone(1200, 1250, 0, 0.08), tone(1700, 1750, 0.06, 0.16)],
  card: [tone(520, 220, 0, 0.09, 'sawtooth', 0.04)],
  step: [tone(150, 90, 0, 0.06, 'sine', 0.14)],
  turn: [tone(520, 520, 0, 0.14), tone(780, 780, 0.12, 0.3)],
  alarm: [0, 0.28, 0.56].map((at) => tone(880, 660, at, 0.24, 'sawtooth', 0.07)),
  fight: [tone(240, 90, 0, 0.18, 'sawtooth', 0.09), tone(2200, 900, 0.04, 0.12, 'square', 0.03)],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers only let it sound after a click; switching it on is one.
  context ??= new AudioContext();
  void context.resume();
  for (const part of SOUNDS[sound]) ring(context, part);
}

function ring(audio: AudioContext, { from, to, at, lasts, shape, loud }: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + lasts);
}

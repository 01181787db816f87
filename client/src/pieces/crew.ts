/** Those whose silhouettes stand on the first page, and what all portraits are made of: in a box of 100 x 120. */

/** `light` and `hollow` are colours of the gang, `ink` that of the body. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  round?: boolean;
  dash?: readonly number[];
  matrix?: readonly [number, number, number, number, number, number];
}

export interface Portrait {
  /** Behind the body. */
  halo?: readonly Shape[];
  /** A text is a filled path. */
  body: readonly (string | Shape)[];
  /** The face is lost in the shadow of a hood. */
  hollow?: boolean;
  details: readonly Shape[];
}

export const HOLLOW: Shape = { d: 'M50 30C40 31 35 42 36 55 37 66 43 74 50 76 57 74 63 66 64 55 65 42 60 31 50 30Z', fill: 'hollow' };
export const MIRROR = [-1, 0, 0, 1, 100, 0] as const;
export const SLIM = 'M15 122C16 101 29 89 43 79H57C71 89 84 101 85 122Z';
export const HEAD = 'M36 50a14 17.5 0 1028 0 14 17.5 0 10-28 0z';
export const NECK = 'M42 58H58V82H42Z';
export const CLOAK = 'M4 122C5 98 21 86 40 78H60C79 86 95 98 96 122Z';
export const PADS = 'M0 122L3 94 10 86 26 84 40 77H60L74 84 90 86 97 94 100 122Z';

export const CREW = {
  iris: {
    body: [
      PADS,
      'M38 52C33 68 36 84 31 102L40 104C44 86 43 70 44 56Z',
      { d: 'M38 52C33 68 36 84 31 102L40 104C44 86 43 70 44 56Z', matrix: MIRROR },
      HEAD,
      NECK,
      'M33 50C32 28 41 18 50 18S68 28 67 50L60 46 50 52 40 46Z',
      'M34 40C18 38 8 24 5 2 14 14 22 16 28 17 26 14 26 11 26 8 32 14 36 20 40 26Z',
      { d: 'M34 40C18 38 8 24 5 2 14 14 22 16 28 17 26 14 26 11 26 8 32 14 36 20 40 26Z', matrix: MIRROR },
    ],
    details: [{ d: 'M50 20V50M36 44H64', stroke: 'light', width: 1.7, opacity: 0.85 }],
  },
  valdur: {
    body: [
      CLOAK,
      'M18 104L12 44 40 76H60L88 44 82 104Z',
      'M50 8C36 12 30 32 31 54C32 68 37 76 42 84H58C63 76 68 68 69 54C70 32 64 12 50 8Z',
    ],
    hollow: true,
    details: [
      { d: 'M40.6 50q3.4-2.6 6 .8q-3.4 1.6-6-.8zM59.4 50q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
      { d: 'M14 48L40 78M86 48L60 78', stroke: 'light', width: 1.2, opacity: 0.6 },
    ],
  },
  torham: {
    body: [
      'M-8 122C-6 96 10 86 30 82H70C90 86 106 96 108 122Z',
      { d: 'M88 122L80 34', stroke: 'ink', width: 5.5, round: true },
      'M62 12H98L100 36H64Z',
      'M30 60a20 22 0 1040 0 20 22 0 10-40 0z',
      'M28 62C24 92 38 112 50 122 62 112 76 92 72 62Z',
      'M27 60C26 36 38 26 50 26S74 36 73 60L66 56H34Z',
      'M30 44C20 42 14 34 14 24 20 30 28 32 34 36ZM70 44C80 42 86 34 86 24 80 30 72 32 66 36Z',
    ],
    details: [
      { d: 'M50 28V66M32 54H68', stroke: 'light', width: 2.4 },
      { d: 'M38.1 62q3.4-2.6 6 .8q-3.4 1.6-6-.8zM61.9 62q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
      { d: 'M44 78V108M56 78V108M50 80V116', stroke: 'light', width: 1, opacity: 0.55 },
    ],
  },
  jehlan: {
    body: [
      CLOAK,
      'M84 122C98 92 100 58 82 22 104 44 114 92 97 122Z',
      'M50 14C32 14 26 32 28 52C29 68 24 86 14 102L42 92 50 78 58 92 86 102C76 86 71 68 72 52C74 32 68 14 50 14Z',
    ],
    details: [
      { d: 'M36 40H64L62 54H38Z', fill: 'hollow' },
      { d: 'M29 36C42 31 58 31 71 36M29 40C42 35 58 35 71 40', stroke: 'light', width: 2.4 },
      { d: 'M40.1 48q3.4-2.6 6 .8q-3.4 1.6-6-.8zM59.9 48q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
    ],
  },
  tortok: {
    body: [
      'M-10 122C-8 90 10 76 32 74H68C90 76 108 90 110 122Z',
      'M4 90L-4 72 16 80ZM96 90L104 72 84 80Z',
      'M29 56a21 23 0 1042 0 21 23 0 10-42 0z',
      'M31 54L8 42 30 66Z',
      { d: 'M31 54L8 42 30 66Z', matrix: MIRROR },
      'M44 36L38 10 48 22 54 8 58 36Z',
    ],
    details: [
      { d: 'M38.1 54q3.4-2.6 6 .8q-3.4 1.6-6-.8zM61.9 54q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
      { d: 'M40 72L38 60 45 68ZM60 72L62 60 55 68Z', fill: '#fff4d8' },
      { d: 'M38 45L47 50M62 45L53 50', stroke: 'light', width: 2, opacity: 0.9 },
    ],
  },
  elise: {
    body: [
      SLIM,
      'M33 42C29 58 31 70 36 77H44V60H56V77H64C69 70 71 58 67 42Z',
      HEAD,
      NECK,
      { d: 'M14 41a36 7 0 1072 0 36 7 0 10-72 0z', matrix: [0.9945, -0.1045, 0.1045, 0.9945, -3.9072, 5.4455] },
      'M31 41C38 26 40 6 66-4 60 8 66 22 71 39Z',
    ],
    details: [
      { d: 'M34 38C46 42 58 40 69 34', stroke: 'light', width: 3, opacity: 0.95 },
      { d: 'M40.6 54q3.4-2.6 6 .8q-3.4 1.6-6-.8zM59.4 54q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
    ],
  },
} satisfies Record<string, Portrait>;

/** Original silhouettes in a box of 100 x 120: a dark body with a rim of lamplight, details in the gang's light colour above it. */
import { CREW, MIRROR, SLIM, HEAD, NECK, CLOAK, PADS, type Portrait } from './crew';

const BROAD = 'M-6 122C-5 92 12 82 36 75H64C88 82 105 92 106 122Z';
const HOOD = 'M50 10C32 12 24 31 26 54C27 68 32 77 37 83H63C68 77 73 68 74 54C76 31 68 12 50 10Z';

export const PORTRAITS: Readonly<Record<string, Portrait>> = {
  ...CREW,
  leona: {
    body: [
      SLIM,
      'M36 42C31 58 32 74 24 88 36 88 42 82 45 74L55 74C58 82 66 90 78 87 70 74 69 58 64 42Z',
      HEAD,
      NECK,
      { d: 'M17 37a33 6.5 0 1066 0 33 6.5 0 10-66 0z', matrix: [0.9877, -0.1564, 0.1564, 0.9877, -5.0161, 8.2649] },
      { d: 'M33 37C33 20 42 13 51 14 61 14 67 22 67 37Z', matrix: [0.9877, -0.1564, 0.1564, 0.9877, -5.0161, 8.2649] },
      'M60 22C72 2 92 4 99 22 92 17 84 18 78 23 88 24 93 31 93 39 84 30 72 32 64 34Z',
    ],
    details: [{ d: 'M33 40L67 34', stroke: 'light', width: 2.2, opacity: 0.9 }],
  },
  harid: {
    body: [
      CLOAK,
      'M26 94L30 66 42 80H58L70 66 74 94Z',
      HEAD,
      NECK,
      'M36 54C35 74 43 86 50 92 57 86 65 74 64 54Z',
      'M28 45C22 24 36 12 50 12S78 24 72 45C62 38 38 38 28 45Z',
      'M50 14C50 4 56-2 62-4 60 4 60 10 56 16Z',
    ],
    details: [
      { d: 'M30 38C42 30 58 24 68 22M33 28C44 24 54 20 62 16', stroke: 'light', width: 1.5, opacity: 0.75 },
      { d: 'M46 32a4 4 0 108 0 4 4 0 10-8 0z', fill: 'light' },
      { d: 'M40.1 48q3.4-2.6 6 .8q-3.4 1.6-6-.8zM59.9 48q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
    ],
  },
  davitto: {
    body: [
      CLOAK,
      { d: 'M84 122L77 52', stroke: 'ink', width: 5, round: true },
      'M66 52C62 42 66 32 73 29L72 40 79 42 86 38 84 28C92 34 93 46 86 54 80 58 71 58 66 52Z',
      HEAD,
      NECK,
      'M33 52L22 47 31 42 21 34 32 32 27 20 39 25 42 12 51 22 60 10 62 24 74 18 70 32 80 34 70 42 78 48 67 52 60 42H40Z',
    ],
    details: [
      { d: 'M36.5 37a6 6 0 1012 0 6 6 0 10-12 0z', stroke: 'light', width: 2.4 },
      { d: 'M51.5 37a6 6 0 1012 0 6 6 0 10-12 0z', stroke: 'light', width: 2.4 },
      { d: 'M48.5 37h3', stroke: 'light', width: 2.4 },
      { d: 'M40.6 52q3.4-2.6 6 .8q-3.4 1.6-6-.8zM59.4 52q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
    ],
  },
  chufflock: {
    body: [
      BROAD,
      { d: 'M86 122L79 14', stroke: 'ink', width: 5, round: true },
      'M78 14C92 8 104 18 104 36 100 34 95 36 92 40 88 38 83 40 80 44Z',
      'M77 14C66 10 58 20 60 34 64 31 70 33 78 40Z',
      'M50-2C43 16 28 30 28 56C28 70 33 80 36 90H64C67 80 72 70 72 56C72 30 57 16 50-2Z',
    ],
    details: [
      { d: 'M39.1 52q3.4-2.6 6 .8q-3.4 1.6-6-.8zM60.9 52q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
      { d: 'M50 62v20', stroke: 'light', width: 1.2, opacity: 0.5 },
    ],
  },
  sanaris: {
    halo: [
      { d: 'M19 46a31 31 0 1062 0 31 31 0 10-62 0z', stroke: 'light', width: 2, opacity: 0.8, dash: [2, 5] },
      { d: 'M14 46a36 36 0 1072 0 36 36 0 10-72 0z', stroke: 'light', width: 1, opacity: 0.5 },
    ],
    body: [
      CLOAK,
      'M35.5 47a14.5 19 0 1029 0 14.5 19 0 10-29 0z',
      NECK,
      'M22 98L26 50 42 76H58L74 50 78 98Z',
    ],
    details: [
      { d: 'M43.5 96a6.5 6.5 0 1013 0 6.5 6.5 0 10-13 0z', stroke: 'light', width: 2 },
      { d: 'M50 92v8', stroke: 'light', width: 1.6 },
      { d: 'M36 80L50 90 64 80', stroke: 'light', width: 1.4, opacity: 0.7 },
      { d: 'M40.4 47q3.4-2.6 6 .8q-3.4 1.6-6-.8zM59.6 47q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
    ],
  },
  faras: {
    body: [
      CLOAK,
      { d: 'M86 122L80 34', stroke: 'ink', width: 4.5, round: true },
      'M68 36L91 34 90 16C88 6 82 2 78 0 73 4 68 9 67 19Z',
      HOOD,
    ],
    hollow: true,
    details: [
      { d: 'M40.1 51q3.4-2.6 6 .8q-3.4 1.6-6-.8zM59.9 51q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
      { d: 'M37 64C42 60 58 60 63 64L62 78H38Z', fill: 'ink' },
      { d: 'M37 64C42 60 58 60 63 64', stroke: 'light', width: 1.3, opacity: 0.7 },
    ],
  },
  drokan: {
    body: [
      PADS,
      HEAD,
      NECK,
      'M34 50C31 30 40 18 54 18 68 19 72 34 68 54 78 66 76 84 80 96 70 90 66 78 64 68L64 46C56 42 46 38 44 34 42 40 38 44 34 50Z',
      'M12 122C2 100 24 94 20 78 17 66 4 66 5 53 6 43 16 39 26 42L34 47 26 51C19 48 14 51 15 55 17 61 31 62 33 78 35 94 20 100 26 122Z',
    ],
    details: [
      { d: 'M20.2 45.5a1.8 1.8 0 103.6 0 1.8 1.8 0 10-3.6 0z', fill: 'light' },
      { d: 'M34 47l7 1-4 2', stroke: 'light', width: 1.3 },
      { d: 'M40.6 50q3.4-2.6 6 .8q-3.4 1.6-6-.8zM59.4 50q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
    ],
  },
  lucius: {
    body: [
      SLIM,
      'M20 98L20 54 42 78H58L80 54 80 98Z',
      HEAD,
      NECK,
      'M33 36L30 2H70L67 36Z',
      'M21 37a29 5.5 0 1058 0 29 5.5 0 10-58 0z',
    ],
    details: [
      { d: 'M32 27H68', stroke: 'light', width: 3.4, opacity: 0.9 },
      { d: 'M52 50a5 5 0 1010 0 5 5 0 10-10 0z', stroke: 'light', width: 1.6 },
      { d: 'M61 53l4 14', stroke: 'light', width: 0.9 },
      { d: 'M44 66q6-4 12 0', stroke: 'light', width: 1.6 },
    ],
  },
  kaldern: {
    body: [
      BROAD,
      'M28 100L32 66 43 82H57L68 66 72 100Z',
      HEAD,
      NECK,
      'M40 60L50 82 60 60Z',
      'M12 30C22 16 34 8 50 8S78 16 88 30C86 38 82 42 76 44 68 34 60 32 50 32S32 34 24 44C18 42 14 38 12 30Z',
    ],
    details: [
      { d: 'M15 31C28 24 38 27 50 27S72 24 85 31', stroke: 'light', width: 1.8, opacity: 0.9 },
      { d: 'M41 62q9-6 18 0', stroke: 'light', width: 1.8 },
      { d: 'M40.4 49q3.4-2.6 6 .8q-3.4 1.6-6-.8zM59.6 49q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
      { d: 'M43 84L50 98 57 84', stroke: 'light', width: 1.3, opacity: 0.7 },
    ],
  },
  sarys: {
    halo: [
      { d: 'M8 112C-2 84 22 74 12 48M92 112C102 84 78 74 88 48M22 118C14 98 28 92 22 74', stroke: 'light', width: 2.6, opacity: 0.5, round: true },
    ],
    body: [
      SLIM,
      'M31 50C28 26 39 14 50 14S72 26 69 50C71 74 80 92 76 112L62 102 60 72H40L38 102 24 112C20 92 29 74 31 50Z',
      HEAD,
      NECK,
      'M37 48L14 36 36 58Z',
      { d: 'M37 48L14 36 36 58Z', matrix: MIRROR },
    ],
    details: [
      { d: 'M40.6 50q3.4-2.6 6 .8q-3.4 1.6-6-.8zM59.4 50q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
      { d: 'M40 36Q50 42 60 36', stroke: 'light', width: 1.7 },
      { d: 'M48 39.5a2 2 0 104 0 2 2 0 10-4 0z', fill: 'light' },
    ],
  },
  iraem: {
    body: [
      CLOAK,
      HEAD,
      NECK,
      'M41 62L50 82 59 62Z',
      'M20 82C22 74 30 76 34 72 40 78 60 78 66 72 70 76 78 74 80 82 78 90 70 88 66 92 58 88 42 88 34 92 30 88 22 90 20 82Z',
      'M26 44C20 26 38 16 56 18 74 20 82 32 74 44 60 38 42 38 26 44Z',
      'M66 28C76 10 90 8 97-3 97 16 88 30 72 35Z',
    ],
    details: [
      { d: 'M29 41C44 35 60 36 73 41', stroke: 'light', width: 2.2 },
      { d: 'M30 82q6-5 10 0t10 0 10 0 10 0', stroke: 'light', width: 1.3, opacity: 0.8 },
      { d: 'M40.6 50q3.4-2.6 6 .8q-3.4 1.6-6-.8zM59.4 50q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
    ],
  },
  anays: {
    body: [
      SLIM,
      'M74 122L80 92 70 72 75 69 83 83 80 60 85 59 89 82 94 63 99 64 95 86 102 76 106 79 98 98 96 122Z',
      'M37.5 51a12.5 18 0 1025 0 12.5 18 0 10-25 0z',
      'M44 60H56V84H44Z',
      'M36 52C32 34 40 24 50 24S68 34 64 52L60 42H40Z',
      'M40.5 18a9.5 8.5 0 1019 0 9.5 8.5 0 10-19 0z',
      'M36 26L20 14 22 11 40 22ZM64 26L80 14 78 11 60 22Z',
    ],
    details: [
      { d: 'M40.8 51q3.4-2.6 6 .8q-3.4 1.6-6-.8zM59.2 51q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
      { d: 'M42 24Q50 20 58 24', stroke: 'light', width: 1.8 },
    ],
  },
  dorak: {
    body: [
      CLOAK,
      { d: 'M12 122L24 22', stroke: 'ink', width: 5.5, round: true },
      'M2 46C8 16 44 16 52 44L47 46C40 28 14 28 7 48Z',
      HOOD,
    ],
    hollow: true,
    details: [
      { d: 'M40.1 51q3.4-2.6 6 .8q-3.4 1.6-6-.8zM59.9 51q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
      { d: 'M4 47L49 45', stroke: 'light', width: 0.9, opacity: 0.8 },
      { d: 'M37 66C44 61 56 61 63 66L62 79H38Z', fill: 'ink' },
    ],
  },
  shaana: {
    body: [
      PADS,
      { d: 'M82 122L80 60', stroke: 'ink', width: 5, round: true },
      'M72 14H102V58H78L78 64 74 64Z',
      HEAD,
      NECK,
      'M43 38L36 8 47 19 51 2 56 18 67 6 59 38Z',
      'M64 40C66 44 66 50 65 54Z',
    ],
    details: [
      { d: 'M89.4 22a2.6 2.6 0 105.2 0 2.6 2.6 0 10-5.2 0z', fill: 'light' },
      { d: 'M40.4 49q3.4-2.6 6 .8q-3.4 1.6-6-.8zM59.6 49q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
      { d: 'M58 42L64 62', stroke: 'light', width: 1.6 },
      { d: 'M32 60a3 3 0 106 0 3 3 0 10-6 0z', stroke: 'light', width: 1.4 },
    ],
  },
  sienne: {
    body: [
      SLIM,
      'M24 92L28 62 43 80H57L72 62 76 92Z',
      'M60 24C86 26 94 56 86 92 80 70 74 58 64 54Z',
      HEAD,
      NECK,
      'M35 48C32 28 42 20 52 20 64 20 68 32 65 44 56 40 44 36 35 48Z',
    ],
    details: [
      { d: 'M35 46C42 43 58 43 65 46 65 53 60 56 55 54L50 51 45 54C40 56 35 53 35 46Z', fill: 'light' },
      { d: 'M40 49.5q2.5-1.6 5 0M55 49.5q2.5-1.6 5 0', stroke: 'ink', width: 2 },
    ],
  },
  isabeau: {
    body: [
      SLIM,
      HEAD,
      NECK,
      'M32 54C24 30 36 14 50 14S76 30 68 54L64 42C56 36 44 36 36 42Z',
      'M23.5 58a6.5 8 0 1013 0 6.5 8 0 10-13 0z',
      'M63.5 58a6.5 8 0 1013 0 6.5 8 0 10-13 0z',
      'M22.5 72a5.5 7 0 1011 0 5.5 7 0 10-11 0z',
      'M66.5 72a5.5 7 0 1011 0 5.5 7 0 10-11 0z',
      'M38 12a12 8 0 1024 0 12 8 0 10-24 0z',
    ],
    details: [
      { d: 'M33 44C42 40 58 40 67 44 68 54 60 57 55 54L50 50 45 54C40 57 32 54 33 44Z', fill: 'light' },
      { d: 'M39 48.5q3-2 6 0M55 48.5q3-2 6 0', stroke: 'ink', width: 2 },
      { d: 'M32 44L22 36', stroke: 'light', width: 1.5 },
    ],
  },
  kornak: {
    body: [
      PADS,
      { d: 'M90 122L88 4', stroke: 'ink', width: 4, round: true },
      'M88 0L92 14C104 14 106 30 100 38 96 32 92 32 88 34L88 16 76 22 84 10Z',
      'M33 78V46C33 26 41 18 50 18S67 26 67 46V78L58 86H42Z',
      'M50 20C50 2 72-4 84 10 72 9 62 14 58 22Z',
    ],
    details: [
      { d: 'M35 50H65', stroke: 'light', width: 3.4 },
      { d: 'M50 20V48M41 60v12M47 60v14M53 60v14M59 60v12', stroke: 'light', width: 1.6, opacity: 0.8 },
    ],
  },
  valrut: {
    body: [
      BROAD,
      { d: 'M8 122L12 6', stroke: 'ink', width: 4, round: true },
      'M12 2L18 14C30 16 30 32 22 38 20 32 16 31 12 32L11 18 0 22 8 10Z',
      HEAD,
      NECK,
      'M35 56C34 78 42 90 50 96 58 90 66 78 65 56Z',
      'M32 40C32 24 40 14 50 14S68 24 68 40Z',
      'M19 41a31 6.5 0 1062 0 31 6.5 0 10-62 0z',
    ],
    details: [
      { d: 'M50 15V38M20 41H80', stroke: 'light', width: 1.6, opacity: 0.8 },
      { d: 'M40.4 52q3.4-2.6 6 .8q-3.4 1.6-6-.8zM59.6 52q-3.4-2.6-6 .8q3.4 1.6 6-.8z', fill: 'light' },
    ],
  },
  cyclops: {
    body: [
      'M-14 122C-10 92 6 82 26 80H74C94 82 110 92 114 122Z',
      'M19 62a31 34 0 1062 0 31 34 0 10-62 0z',
      'M44 32L52-4 60 32Z',
      'M22 56L2 48 20 72Z',
      { d: 'M22 56L2 48 20 72Z', matrix: MIRROR },
    ],
    details: [
      { d: 'M35 52a15 10.5 0 1030 0 15 10.5 0 10-30 0z', fill: '#fff3d6' },
      { d: 'M42.5 52a7.5 7.5 0 1015 0 7.5 7.5 0 10-15 0z', fill: '#d3401c' },
      { d: 'M46.6 52a3.4 3.4 0 106.8 0 3.4 3.4 0 10-6.8 0z', fill: '#160806' },
      { d: 'M34 42Q50 32 66 42', stroke: 'light', width: 3 },
      { d: 'M32 76Q50 84 68 76L64 84 58 80 54 86 50 81 46 86 42 80 36 84Z', fill: '#fff0d2' },
    ],
  },
};

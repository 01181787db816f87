import { describe, expect, it } from 'vitest';
import { placeFigures, spread } from '../../src/board/figures';
import { around, inside, overlap, standing, towards, type BoardGeometry, type Point, type SpaceShape } from '../../src/board/geometry';
import { breaks, placeRoomName, wrap } from '../../src/board/names';
import { placeTokens, spotKeeper } from '../../src/board/tokens';
import { smooth, walkFrames, wayPoints } from '../../src/board/way';

function square(x: number, y: number, half: number, more: Partial<SpaceShape> = {}): SpaceShape {
  const outline: Point[] = [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]];
  return { kind: 'street', outline: [outline], center: [x, y], figures: [[x, y]], next: [], ...more };
}

/** Four spaces around a room: west - room - east, north above, south below. */
const board: BoardGeometry = {
  width: 400,
  height: 400,
  spaces: {
    room: square(200, 200, 50, { kind: 'room', next: ['east', 'north'], chest: [170, 170], exploration: [230, 170], label: [200, 238] }),
    east: square(300, 200, 50, { next: ['room'], figures: [[300, 200], [330, 200]] }),
    west: square(100, 200, 50, { next: [] }),
    north: square(200, 100, 50, { next: ['room'] }),
    gate: square(200, 350, 50, { kind: 'gate', side: 'south', exit: [200, 400], next: [] }),
    hall: square(60, 60, 55, { kind: 'chamber', figures: [[60, 60], [70, 60], [100, 100], [20, 20]], next: [] }),
  },
  passages: [{ kind: 'door', a: 'room', b: 'east', at: [250, 200] }],
  notes: [],
};
const letters = (text: string): number => text.length * 0.6;

describe('places', () => {
  it('tells inside from outside', () => {
    const ring = board.spaces['room']!.outline[0]!;
    expect([inside([200, 200], ring), inside([251, 200], ring)]).toEqual([true, false]);
  });

  it('puts more figures than there are places around the first, apart from each other', () => {
    const shape = board.spaces['room']!;
    const spots = [0, 1, 2, 3].map((slot) => standing(shape, slot).join());
    expect(spots[0]).toBe('200,200');
    expect(new Set(spots).size).toBe(4);
  });

  it('spreads figures in a chamber: the second as far as possible from the first', () => {
    expect(spread([[60, 60], [70, 60], [100, 100], [20, 20]]).slice(0, 2)).toEqual([[60, 60], [100, 100]]);
  });

  it('keeps figures at 36 px on a small screen but never above 50 units', () => {
    const at = (scale: number): number => placeFigures({ geometry: board, figures: [{ id: 'leona', at: 'east' }] }, scale)[0]!.size;
    expect(at(1)).toBe(44);
    expect(at(0.75)).toBe(48);
    expect(at(0.4)).toBe(50);
  });

  it('gives each figure of a space a place of its own; a preview takes the first', () => {
    const figures = [{ id: 'leona', at: 'east' }, { id: 'harid', at: 'east' }, { id: 'ghost', at: 'east', ghost: true }];
    const placed = placeFigures({ geometry: board, figures }, 1);
    expect(Object.fromEntries(placed.map((one) => [one.figure.id, one.at[0]]))).toEqual({ leona: 300, harid: 330, ghost: 300 });
    expect(placed.at(-1)!.figure.id).toBe('ghost');
  });

  it('leaves out who stands on no space of this board', () => {
    expect(placeFigures({ geometry: board, figures: [{ id: 'leona', at: 'elsewhere' }] }, 1)).toEqual([]);
  });
});

describe('tokens', () => {
  it('lie in their places, a portcullis at the opening of its gate', () => {
    const placed = placeTokens(board.spaces, [
      { kind: 'chest', at: 'room' },
      { kind: 'exploration', at: 'room' },
      { kind: 'portcullis', at: 'gate' },
      { kind: 'rubble', at: 'west' },
    ]);
    expect(placed.map(({ x, y, angle }) => [x, y, angle])).toEqual([[170, 170, 0], [230, 170, 0], [200, 400, 180], [100, 200, 0]]);
  });

  it('never share a key, also two of a kind in one room', () => {
    const placed = placeTokens(board.spaces, [
      { kind: 'treasure', face: 'scroll', at: 'room' },
      { kind: 'treasure', face: 'scroll', at: 'room' },
      { kind: 'chest', at: 'room' },
      { kind: 'portcullis', at: 'gate' },
      { kind: 'portcullis', at: 'gate', ghost: true },
    ]);
    expect(new Set(placed.map((one) => one.key)).size).toBe(5);
    expect(new Set(placed.map((one) => `${one.x} ${one.y}`)).size).toBe(5);
  });
});

it('remembers where tokens lay', () => {
  const keep = spotKeeper();
  const before = keep(placeTokens(board.spaces, [{ kind: 'chest', at: 'room' }]));
  expect([...before]).toEqual(['room chest']);
  expect(keep([])).toBe(before);
  expect([...keep(placeTokens(board.spaces, [{ kind: 'pool', at: 'room' }]))]).toEqual(['room chest', 'room beside']);
});

describe('ways', () => {
  it('lead through the door', () => {
    expect(wayPoints(board, ['north', 'room', 'east'])).toEqual([[200, 100], [200, 200], [250, 200], [300, 200]]);
  });

  it('have round corners and end where they end', () => {
    const path = smooth([[0, 0], [100, 0], [100, 100]]);
    expect(path).toBe('M0 0L84 0Q100 0 100 16L100 100');
    expect(smooth([[0, 0]])).toBe('');
  });

  it('are walked at even speed, to where the figure stands now', () => {
    const frames = walkFrames([[0, 0], [30, 0], [30, 10]], 2);
    expect(frames.map((one) => one.offset)).toEqual([0, 0.75, 1]);
    expect(frames.map((one) => one['translate'])).toEqual(['-60px -20px', '0px -20px', '0px 0px']);
  });
});

describe('arrow keys', () => {
  it('go to the neighbour in that direction', () => {
    expect(towards(board.spaces, 'room', 1, 0)).toBe('east');
    expect(towards(board.spaces, 'room', 0, -1)).toBe('north');
  });

  it('go to the next space that way where no neighbour is, and nowhere at the edge', () => {
    expect(towards(board.spaces, 'room', -1, 0)).toBe('west');
    expect(towards(board.spaces, 'east', 1, 0)).toBeNull();
  });
});

describe('names', () => {
  it('are cut at blanks, every way into two and three lines', () => {
    expect(breaks('Beggar King Den')).toEqual([['Beggar King Den'], ['Beggar', 'King Den'], ['Beggar King', 'Den'], ['Beggar', 'King', 'Den']]);
  });

  it('wrap to as few lines as fit, the most even ones', () => {
    expect(wrap('The Treasure Room of Sophet Drahas', 12, 1, letters)).toEqual(['The Treasure Room', 'of Sophet Drahas']);
    expect(wrap('Lair', 2, 1, letters)).toEqual(['Lair']);
  });

  it('of a room stay inside its walls, clear of chest, token and door', () => {
    const room = board.spaces['room']!;
    for (const text of ['Library', 'Комната Чародея', 'Antichambre du Conseil']) {
      const { x, y, lines } = placeRoomName(board, 'room', room, text, [12], letters);
      const half = (Math.max(...lines.map(letters)) * 12) / 2;
      const box = { left: x - half, right: x + half, top: y - 10, bottom: y - 10 + lines.length * 12.5 };
      expect(inside([box.left, box.top], room.outline[0]!) && inside([box.right, box.bottom], room.outline[0]!), text).toBe(true);
      for (const [px, py] of [room.chest!, room.exploration!, board.passages[0]!.at]) {
        expect(overlap(box, around([[px, py]], 10)), text).toBe(0);
      }
      expect(lines.join(' ')).toBe(text);
    }
  });

  it('of a room get smaller letters only where larger ones have no room', () => {
    const size = (text: string): number => placeRoomName(board, 'room', board.spaces['room']!, text, [16, 12, 11], letters).size;
    expect([size('Hall'), size('Библиотека')]).toEqual([16, 12]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera, MOST } from '../../src/board/camera.svelte';

let camera: Camera;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 300)); // a busy machine
  camera = new Camera({ width: 1200, height: 810 });
  camera.resize(1080, 729); // 0.9 px a unit
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('camera', () => {
  it('shows the whole board at first', () => {
    expect([camera.scale, camera.x, camera.y]).toEqual([0.9, 0, 0]);
  });

  it('puts a board of another shape into the middle', () => {
    camera.resize(1080, 1000);
    expect([camera.x, camera.y]).toEqual([0, (1000 - 729) / 2]);
  });

  it('zooms at the pointer: what is under it stays there', () => {
    const before = camera.toBoard(300, 200);
    camera.zoomAt(1.7, 300, 200);
    const after = camera.toBoard(300, 200);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('zooms from 1 to 3 times and no further', () => {
    camera.zoomAt(100, 0, 0);
    expect(camera.zoom).toBe(MOST);
    camera.zoomAt(0.001, 0, 0);
    expect([camera.zoom, camera.x, camera.y]).toEqual([1, 0, 0]);
  });

  it('draws anew when the fingers rest, not between two frames of a gesture', () => {
    for (let i = 0; i < 5; i++) {
      camera.zoomAt(1.1, 300, 200);
      vi.advanceTimersByTime(300);
    }
    expect(camera.drawn).toBe(0.9);
    vi.advanceTimersByTime(1000);
    expect(camera.drawn).toBe(camera.scale);
  });

  it('does not leave the board when it is dragged', () => {
    camera.zoomAt(2, 540, 360);
    camera.pan(9999, 9999);
    expect([camera.x, camera.y]).toEqual([0, 0]);
    camera.pan(-9999, -9999);
    expect(camera.x).toBeCloseTo(1080 - 1200 * camera.scale);
    expect(camera.y).toBeCloseTo(729 - 810 * camera.scale);
  });

  it('on a phone comes nearer than 3 times, and shows the whole board at 1', () => {
    const phone = new Camera({ width: 1200, height: 810 }, true);
    phone.resize(390, 377);
    expect([phone.x < 0, phone.y]).toEqual([true, 0]); // fills the box at first
    phone.zoomAt(100, 100, 100);
    expect(phone.scale).toBeCloseTo(2);
    phone.fit();
    expect(phone.scale * 1200).toBeCloseTo(390);
  });

  it('moves to a point only if it is out of sight', () => {
    camera.zoomAt(2, 0, 0);
    camera.reveal([200, 200]);
    expect([camera.x, camera.y]).toEqual([0, 0]);
    camera.reveal([1100, 700]);
    const [x, y] = [camera.x + 1100 * camera.scale, camera.y + 700 * camera.scale];
    expect(x < 1080 && y < 729).toBe(true);
  });
});

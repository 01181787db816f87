import { beforeEach, describe, expect, it } from 'vitest';
import { Camera, MOST } from '../../src/board/camera.svelte';

const NO = { top: 0, right: 0, bottom: 0, left: 0 };
let camera: Camera;

beforeEach(() => {
  camera = new Camera({ width: 1200, height: 810 });
  camera.resize(1080, 729); // 0.9 px a unit
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

  it('does not leave the board when it is dragged', () => {
    camera.zoomAt(2, 540, 360);
    camera.pan(9999, 9999);
    expect([camera.x, camera.y]).toEqual([0, 0]);
    camera.pan(-9999, -9999);
    expect(camera.x).toBeCloseTo(1080 - 1200 * camera.scale);
    expect(camera.y).toBeCloseTo(729 - 810 * camera.scale);
  });

  it('frames points clear of what lies above the board', () => {
    const phone = new Camera({ width: 1200, height: 810 }, true);
    phone.resize(390, 377);
    const insets = { top: 70, right: 0, bottom: 90, left: 0 };
    const points = [[100, 300], [340, 460]] as const;
    phone.frame(points, insets);
    for (const [x, y] of points) {
      const [px, py] = [phone.x + x * phone.scale, phone.y + y * phone.scale];
      expect(px > 0 && px < 390 && py > insets.top && py < 377 - insets.bottom).toBe(true);
    }
    expect(phone.zoom).toBeGreaterThan(1);
  });

  it('moves to a point only if it is out of sight', () => {
    camera.zoomAt(2, 0, 0);
    camera.reveal([200, 200], NO);
    expect([camera.x, camera.y]).toEqual([0, 0]);
    camera.reveal([1100, 700], NO);
    const [x, y] = [camera.x + 1100 * camera.scale, camera.y + 700 * camera.scale];
    expect(x < 1080 && y < 729).toBe(true);
  });
});

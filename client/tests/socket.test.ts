import { describe, expect, it } from 'vitest';
import type { Reply } from '../src/generated/protocol';
import { FINAL, GameSocket, PAUSES, type SocketLike, type Status, type Wiring } from '../src/net/socket';

class Line implements SocketLike {
  readyState = 0;
  sent: string[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
  }
  say(reply: Reply): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }
  fall(code = 1006, reason = ''): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

function set(): { lines: Line[]; waits: { seconds: number; later: () => void }[]; replies: Reply[]; statuses: [Status, number?][]; socket: GameSocket } {
  const lines: Line[] = [];
  const waits: { seconds: number; later: () => void }[] = [];
  const replies: Reply[] = [];
  const statuses: [Status, number?][] = [];
  const wiring: Wiring = {
    connect: () => lines[lines.push(new Line()) - 1]!,
    wait: (seconds, later) => {
      waits.push({ seconds, later });
      return () => {};
    },
  };
  const socket = new GameSocket('g', (reply) => replies.push(reply), (...status) => statuses.push(status), wiring, 'ws://here/ws/g');
  return { lines, waits, replies, statuses, socket };
}

const seats: Reply = { type: 'seats', seats: [] };
const table: Reply = { type: 'table', at: 1, seat: 0, view: {} };

describe('GameSocket', () => {
  it('sends only once it has been told how the table stands, and says so', () => {
    const { lines, socket, statuses, replies } = set();
    expect(socket.send({ type: 'undo', at: 1 })).toBe(false);
    lines[0]!.open();
    lines[0]!.say(seats);
    expect(socket.send({ type: 'undo', at: 1 })).toBe(false);
    expect(statuses).toEqual([]);
    lines[0]!.say(table);
    lines[0]!.say(table);
    expect(statuses).toEqual([['open']]);
    expect(socket.send({ type: 'undo', at: 1 })).toBe(true);
    expect(lines[0]!.sent).toEqual(['{"type":"undo","at":1}']);
    expect(replies).toEqual([seats, table, table]);
  });

  it('is back only with a new table: until then the past lies there', () => {
    const { lines, waits, socket, statuses } = set();
    lines[0]!.open();
    lines[0]!.say(table);
    lines[0]!.fall();
    waits[0]!.later();
    lines[1]!.open();
    lines[1]!.say(seats);
    expect(statuses).toEqual([['open'], ['lost', PAUSES[0]]]);
    expect(socket.send({ type: 'undo', at: 1 })).toBe(false);
    lines[1]!.say(table);
    expect(statuses.at(-1)).toEqual(['open']);
    expect(socket.send({ type: 'undo', at: 1 })).toBe(true);
  });

  it('comes back with growing pauses, which begin anew once something was heard', () => {
    const { lines, waits, statuses } = set();
    for (let i = 0; i < PAUSES.length + 2; i++) {
      lines.at(-1)!.fall();
      waits.at(-1)!.later();
    }
    expect(waits.map((wait) => wait.seconds)).toEqual([...PAUSES, PAUSES.at(-1), PAUSES.at(-1)]);
    expect(statuses[0]).toEqual(['lost', PAUSES[0]]);
    lines.at(-1)!.open();
    lines.at(-1)!.say(seats);
    lines.at(-1)!.fall();
    expect(waits.at(-1)!.seconds).toBe(PAUSES[0]);
  });

  it('a line that opens and falls at once does not count as success', () => {
    const { lines, waits } = set();
    lines[0]!.fall();
    waits[0]!.later();
    lines[1]!.open();
    lines[1]!.fall();
    expect(waits[1]!.seconds).toBe(PAUSES[1]);
  });

  it('does not come back when the server closes for good', () => {
    for (const code of [FINAL, 4403, 4404]) {
      const { lines, waits, replies, statuses } = set();
      lines[0]!.open();
      lines[0]!.say(table);
      lines[0]!.fall(code, 'token');
      expect(waits).toEqual([]);
      expect(statuses).toEqual([['open'], ['closed']]);
      expect(replies.slice(1)).toEqual([{ type: 'refused', why: 'token' }]);
    }
  });

  it('stays closed once it was closed, and hears no old line', () => {
    const { lines, waits, replies, socket } = set();
    lines[0]!.fall();
    socket.close();
    waits[0]!.later();
    expect(lines).toHaveLength(1);
    lines[0]!.say(seats);
    expect(replies).toEqual([]);
    expect(socket.send({ type: 'undo', at: 1 })).toBe(false);
  });
});

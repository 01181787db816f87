/**
 * The connection to one game. It comes back by itself: the server then sends `welcome` and `table` anew, so nothing
 * is lost but what was sent while the line was down, and that is refused here and now instead of being kept. The line
 * is down until that `table` is there: the server may hold it back for a while, and what lies there is the past.
 */

import { readReply, type Reply, type Request } from '../generated/protocol';

export type Status = 'open' | 'lost' | 'closed';

/** Pauses between attempts, in seconds; the last one is repeated. */
export const PAUSES = [0.5, 1, 2, 3, 5, 8, 10];
/** From this code on the server closes for good: coming back would change nothing. */
export const FINAL = 4000;

export interface SocketLike {
  readyState: number;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Wiring {
  connect(address: string): SocketLike;
  /** Calls `later` after so many seconds, or at once when the browser says that the network is back. */
  wait(seconds: number, later: () => void): () => void;
}

const OPEN = 1;

export class GameSocket {
  private socket: SocketLike | null = null;
  /** Has the table been told on this socket? */
  private up = false;
  private attempts = 0;
  private closed = false;
  private stopWaiting: (() => void) | null = null;

  constructor(
    game: string,
    private on: (reply: Reply) => void,
    private status: (status: Status, retryInSeconds?: number) => void,
    private wiring: Wiring = browserWiring,
    private address = socketAddress(game),
  ) {
    this.connect();
  }

  /** False if the line is down: nothing was sent and nothing will be. */
  send(request: Request): boolean {
    if (!this.up || this.socket?.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(request));
    return true;
  }

  close(): void {
    this.closed = true;
    this.stopWaiting?.();
    this.socket?.close(1000);
    this.socket = null;
  }

  private connect(): void {
    const socket = this.wiring.connect(this.address);
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket || typeof data !== 'string') return;
      this.attempts = 0;
      const reply = readReply(data);
      if (reply.type === 'table' && !this.up) {
        this.up = true;
        this.status('open');
      }
      this.on(reply);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket === this.socket && !this.closed) this.lost(code, reason);
    };
  }

  private lost(code: number, reason: string): void {
    this.socket = null;
    this.up = false;
    if (code >= FINAL) {
      this.closed = true;
      this.status('closed');
      this.on({ type: 'refused', why: reason || 'closed' });
      return;
    }
    const pause = PAUSES[Math.min(this.attempts, PAUSES.length - 1)] ?? 10;
    this.attempts += 1;
    this.status('lost', pause);
    this.stopWaiting = this.wiring.wait(pause, () => {
      this.stopWaiting = null;
      if (!this.closed) this.connect();
    });
  }
}

function socketAddress(game: string): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/${encodeURIComponent(game)}`;
}

const browserWiring: Wiring = {
  connect: (address) => new WebSocket(address) as unknown as SocketLike,
  wait(seconds, later) {
    const stop = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
    };
    const go = (): void => {
      stop();
      later();
    };
    const timer = setTimeout(go, seconds * 1000);
    window.addEventListener('online', go);
    return stop;
  },
};

import type { Response } from 'supertest';

/** For `.parse()` of a download: its bytes in one piece. */
export function inOnePiece(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const pieces: Buffer[] = [];
  response.on('data', (piece: Buffer) => pieces.push(piece));
  response.on('end', () => done(null, Buffer.concat(pieces)));
}

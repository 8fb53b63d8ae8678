import type { Response } from 'supertest';

/** A refusal with a code and a message, and without a stack trace or the name of a file. */
export function expectProblem(reply: Response, status?: number, code?: string): void {
  const summary = `${reply.status} ${reply.text}`;
  expect(summary).toMatch(/^4\d\d /);
  if (status !== undefined) expect(summary).toMatch(new RegExp(`^${status} `));
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(reply.body).toMatchObject({
    status: reply.status,
    code: expect.stringMatching(/^[A-Z_]+\.[A-Z_]+$/) as string,
  });
  expect((reply.body as { message: string }).message.trim()).not.toBe('');
  if (code !== undefined) expect(reply.body).toMatchObject({ code });
  expect(summary).not.toMatch(/\bat .+:\d+:\d+|node_modules|\.ts:|"stack"/);
}

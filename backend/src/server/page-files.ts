import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { LIVE_PATH } from '@covertrail/contracts/live/live.messages';
import { BASE_PATH } from '@covertrail/contracts/calls/base-path';
import { PAGE_BUILD_HEADER } from '@covertrail/contracts/calls/page-build';
import { pageBuild } from './page-build.js';

const YEAR_MS = 31_536_000_000;

/** Serves the built page on the port of the API: files with a hash in their name are cached for a year, any other address gets the page itself. Replies of the API name it, so that an older page offers to load it. */
export function servePage(app: NestExpressApplication, folder: string): void {
  app.useStaticAssets(join(folder, 'assets'), {
    prefix: '/assets',
    immutable: true,
    maxAge: YEAR_MS,
    fallthrough: false,
  });
  app.useStaticAssets(folder, { index: false, maxAge: 0 });
  const build = pageBuild(folder);
  app.use((request: Request, response: Response, next: NextFunction) => {
    const name = build();
    if (name !== null) response.setHeader(PAGE_BUILD_HEADER, name);
    const ours = request.path.startsWith(`/${BASE_PATH}`) || request.path.startsWith(LIVE_PATH);
    if (ours || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(join(folder, 'index.html'));
  });
}

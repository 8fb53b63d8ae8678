import { Controller, Inject, Res } from '@nestjs/common';
import { openApi } from '@covertrail/contracts/openapi/openapi.calls';
import type { Response } from 'express';
import { Open } from '../auth/access.js';
import { Answers } from '../http/answers.decorator.js';
import { OPENAPI } from '../tokens/tokens.js';
import type { OpenApiDocument } from './openapi-document.js';

/** The description of the product's own calls (row K02). */
@Controller()
export class OpenApiController {
  /** Made when it is read first: that takes as long as a tenth of the start of the product. */
  private text: string | null = null;

  constructor(@Inject(OPENAPI) private readonly describe: () => OpenApiDocument) {}

  /** A file for other programs, so it is not wrapped in `data`. */
  @Open('describes the calls and nothing that is in the product')
  @Answers(openApi)
  read(@Res() response: Response): void {
    this.text ??= JSON.stringify(this.describe());
    response.type('application/json').send(this.text);
  }
}

import { Controller, UploadedFile } from '@nestjs/common';
import type { UploadedFile as Upload } from '@covertrail/contracts/calls/uploaded-file';
import { uploadAnswerDocument } from '@covertrail/contracts/request/request.calls';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { CommandMetadata } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { Problem } from '#http/problem';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { uploadReply } from '#uploads/upload.reply';

/** The file is uploaded first; the answer that cites it names its `uploadId` [D04]. */
@Controller()
export class AnswerUploadController {
  @Answers(uploadAnswerDocument)
  upload(@UploadedFile() file: KeptUpload | undefined, @CommandMetadata() _meta: CommandMeta): Upload {
    if (!file) throw new Problem('HTTP.BAD_INPUT', { errors: { document: 'Please choose a file.' } });
    return uploadReply(file);
  }
}

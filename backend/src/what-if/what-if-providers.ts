import { WhatIfAnswers } from './what-if-answers.service.js';
import { WhatIfNames } from './what-if-names.reader.js';
import { WhatIfPreparations } from './what-if-preparations.service.js';
import { WhatIfThread } from './what-if-thread.js';
import { WhatIfs } from './what-ifs.service.js';

/** What the features need that try a change before it is saved, each beside the command that would save it. */
export const WHAT_IFS = [WhatIfs, WhatIfAnswers, WhatIfPreparations, WhatIfThread, WhatIfNames];

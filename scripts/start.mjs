// `npm start`: sets up what is missing, then runs the server with the arguments given.

import { serve } from './serve.mjs';
import { afterSetUp } from './setup/index.mjs';

await afterSetUp({ page: true }, serve);

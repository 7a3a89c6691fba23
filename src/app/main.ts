import { serveBuild } from './serve.ts';
import { start } from './start.ts';

await start(serveBuild);

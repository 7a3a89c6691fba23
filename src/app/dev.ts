import { serveDevelopment } from './serve-development.ts';
import { start } from './start.ts';

await start(serveDevelopment);

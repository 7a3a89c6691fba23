import { hydrate } from '#web/hydrate.tsx';
import { Blog } from './blog.tsx';

void hydrate(Blog);

import { hydrate } from '#web/hydrate.tsx';
import { Blog } from './blog-view.tsx';

void hydrate(Blog);

import { hydrate } from '#company/profile/site/hydrate.tsx';
import { Blog } from './blog-view.tsx';

void hydrate(Blog);

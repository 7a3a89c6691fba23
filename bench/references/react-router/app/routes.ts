import { index, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('blog/:slug', 'routes/article.tsx'),
  route('api/services', 'routes/services.ts'),
];

import { useLoaderData } from 'react-router';
import { HomeSite } from '../../../sites.tsx';

export async function loader() {
  const { home, profile } = await import('../../../content.ts');
  return { data: home, profile };
}

export default function Home() {
  return <HomeSite {...useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from 'react-router';
import { homePage } from '../../../../../src/web/site/home/home-page.tsx';
import { Frame } from '../../../frame.tsx';

export const loader = async () => (await import('../../../content.ts')).home;

export default function Home() {
  const home = useLoaderData<typeof loader>();
  return (
    <Frame path="/">
      <homePage.view {...home} />
    </Frame>
  );
}

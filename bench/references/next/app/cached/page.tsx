import { homePage } from '../../../../../src/web/site/home/home-page.tsx';
import { home } from '../../../content.ts';
import { Frame } from '../../../frame.tsx';

export const dynamic = 'force-static';
export const metadata = { title: homePage.head(home, 'http://localhost').title };

export default function Page() {
  return (
    <Frame path="/">
      <homePage.view {...home} />
    </Frame>
  );
}

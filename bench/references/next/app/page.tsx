import { home, profile, titles } from '../../content.ts';
import { HomeSite } from '../../sites.tsx';

export const dynamic = 'force-dynamic';
export const metadata = { title: titles.home };

export default function Page() {
  return <HomeSite data={home} profile={profile} />;
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { mayCall, sessionQuery } from '#kit/panel/api/session-query.ts';
import { screensFor } from '#kit/panel/navigation.ts';
import { settingDescriptions } from '#kit/panel/setting-descriptions.ts';
import { settingsGroups } from '#kit/panel/settings-screens.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { SetupAgain } from '#office/setup/panel/setup-again.tsx';

export function SettingsListPage() {
  const { data: user } = useQuery(sessionQuery);
  const groups = settingsGroups
    .map(({ label, screens }) => ({ label, screens: user ? screensFor(user, screens) : [] }))
    .filter(({ screens }) => screens.length > 0);
  return (
    <>
      <PageHeader title="Settings" subtitle="Looking for one? Search finds it: try “holiday” or “logo”." />
      {user && mayCall(user, 'updateSetup') && <SetupAgain />}
      <nav aria-label="Settings" className="columns-1 gap-6 @2xl:columns-2 @5xl:columns-3">
        {groups.map(({ label, screens }) => (
          <section key={label} aria-label={label} className="mb-6 break-inside-avoid">
            <h2 className="mb-2 px-1 font-semibold">{label}</h2>
            <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
              {screens.map(({ label: name, to }) => (
                <li key={to}>
                  <Link to={to} className={rowClass}>
                    <span className="font-medium">{name}</span>
                    <span className="text-sm text-ink-soft">{findEntry(settingDescriptions, to)?.about}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
}

const rowClass =
  'grid min-h-14 content-center gap-0.5 px-4 py-2.5 -outline-offset-2 transition-colors hover:bg-hover';
